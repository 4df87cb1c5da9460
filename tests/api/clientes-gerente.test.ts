// Active clients before a manager: changed and deleted, and everything that carries a copy of them.
import { centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { eliminarCliente } from '../setup/eliminar-cliente.ts';
import { activosDe, idCliente, idCredito, nombres } from '../setup/activos.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Cobrador } from '../setup/mundo.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const editar = (id_cliente: string, cuerpo: object) =>
  invocar(gerente, 'editarCliente', { parametros: { id_cliente }, cuerpo });
/** The reason for a fixed term, as the edit's form says it beforehand. */
const porQueFijo = async (de: Cobrador, numero = 1) => {
  const parametros = { id_cliente: idCliente(de, numero) };
  return (await invocar(gerente, 'vistoCliente', { parametros })).cuerpo.plazo_fijo;
};
const eliminar = (id_cliente: string) => eliminarCliente(gerente, id_cliente);

describe('changing a client', () => {
  it('moves its name wherever it is shown today', async () => {
    const yo = await mundo.cobrador([{ persona: { nombre: 'Olga Ruiz' } }]);
    const { cuerpo: abierta } = await invocar(yo, 'solicitarEdicionCliente', {
      cuerpo: { id_cliente: idCliente(yo), motivo: 'Cambió de giro', cambios: { negocio: 'Papelería' } },
    });
    const cambios = { nombre: 'Renata Ávila', negocio: 'Tacos Ávila', telefono: '6187770055' };
    const { cuerpo } = await editar(idCliente(yo), cambios);
    expect(cuerpo.cliente).toMatchObject({ nombre: 'Renata Ávila', slug: 'renata-avila' });
    const libro = await libroCuadrado(mundo.db, yo.uid);
    expect(libro.creditos[0]).toMatchObject({
      nombre: 'Renata Ávila',
      slug: 'renata-avila',
      negocio: 'Tacos Ávila',
    });
    expect(libro.solicitudes).toMatchObject([
      {
        ...abierta,
        estado: 'pendiente',
        nombre_cliente: 'Renata Ávila',
        negocio: 'Tacos Ávila',
        telefono: '6187770055',
      },
    ]);
    // Once by its approval, once by this change.
    expect(libro.avisos.ruta).toBe(2);
    expect(nombres(await activosDe(gerente, yo, 'renata avila'))).toEqual(['Renata Ávila']);
    expect(await activosDe(gerente, yo, 'olga ruiz')).toEqual([]);
    const { antes, despues } = libro.bitacora.find(({ accion }) => accion === 'clientes/editar') ?? {};
    expect([antes, despues]).toMatchObject([
      { nombre: 'Olga Ruiz', slug: 'olga-ruiz' },
      { nombre: 'Renata Ávila', negocio: 'Tacos Ávila' },
    ]);
  });

  it('a field left out stays; one that repeats its value changes nothing and is no audit row', async () => {
    const yo = await mundo.cobrador([{}]);
    const antes = await leerLibro(mundo.db, yo.uid);
    expect((await editar(idCliente(yo), { nombre: 'Cliente Número 1', dias_pago: 30 })).estado).toBe(200);
    const { avisos: _antes, ...resto } = antes;
    expect(await leerLibro(mundo.db, yo.uid)).toMatchObject(resto);
  });

  it('plans another term while nothing lives in the ledger: figures, due date and sums', async () => {
    const yo = await mundo.cobrador([{}]);
    expect((await editar(idCliente(yo), { dias_pago: 60 })).estado).toBe(200);
    const { creditos } = await libroCuadrado(mundo.db, yo.uid);
    expect(creditos[0]).toMatchObject({
      dias_pago: 60,
      interes: 30,
      monto_total_centavos: 390_000,
      saldo_centavos: 390_000,
      monto_diario_centavos: 6_500,
      fecha_inicio: '2026-11-08',
      fecha_vencimiento: '2027-01-07',
    });
  });

  it.each(['pago', 'visita', 'atraso'] as const)('a live %s fixes the term', async (tipo) => {
    const yo = await mundo.cobrador([{ movimientos: [{ tipo, fecha: fecha('2026-11-17') }] }]);
    const antes = await leerLibro(mundo.db, yo.uid);
    expect(await porQueFijo(yo)).toBe('PLAZO_NO_EDITABLE');
    const { estado, cuerpo } = await editar(idCliente(yo), { dias_pago: 60, nombre: 'Otra' });
    expect([estado, cuerpo.code]).toEqual([422, 'PLAZO_NO_EDITABLE']);
    expect(await leerLibro(mundo.db, yo.uid)).toEqual(antes);
    // The same term is no change.
    expect((await editar(idCliente(yo), { dias_pago: 30, nombre: 'Otra' })).estado).toBe(200);
  });

  it('a deleted payment no longer fixes it, a payment that waits for approval does', async () => {
    const movimientos = [{ tipo: 'pago', fecha: fecha('2026-11-17') }] as const;
    const yo = await mundo.cobrador([{ movimientos }, {}]);
    const fila = `creditos/${idCredito(yo)}/movimientos/pago-2026-11-17`;
    const eliminado = { fecha: new Date(), por: 'gerente-1', motivo: 'x', id_solicitud: null };
    await mundo.db.doc(fila).update({ eliminado });
    await mundo.db.doc(`creditos/${idCredito(yo)}`).update({ total_pagado_centavos: 0, num_pagos: 0 });
    expect(await porQueFijo(yo)).toBeUndefined();
    expect((await editar(idCliente(yo), { dias_pago: 40 })).estado).toBe(200);
    await invocar(yo, 'registrarAbono', { cuerpo: { id_credito: idCredito(yo, 2), monto: 720 } });
    expect(await porQueFijo(yo, 2)).toBe('SOLICITUDES_ABIERTAS');
    const { estado, cuerpo } = await editar(idCliente(yo, 2), { dias_pago: 60 });
    expect([estado, cuerpo.code]).toEqual([409, 'SOLICITUDES_ABIERTAS']);
  });

  it.each([
    { cuerpo: { dias_pago: 45 }, campo: 'dias_pago' },
    { cuerpo: { nombre: '' }, campo: 'nombre' },
    { cuerpo: { nombre: 'Ana\u2800000,1$' }, campo: 'nombre' },
    { cuerpo: { negocio: '🌮' }, campo: 'negocio' },
    { cuerpo: { monto_solicitado: 500 }, campo: '' },
  ])('$cuerpo is 400', async ({ cuerpo, campo }) => {
    const yo = await mundo.cobrador([{}]);
    const respuesta = await editar(idCliente(yo), cuerpo);
    expect([respuesta.estado, respuesta.cuerpo.detalles?.[0]?.campo]).toEqual([400, campo]);
  });
});

it('a name that was stored before it was refused turns nothing around it, and may still be decided about', async () => {
  const yo = await mundo.cobrador([{}]);
  const nombre = 'Ana\u202E000,1$\u202C';
  for (const ruta of [`clientes/${idCliente(yo)}`, `creditos/${idCredito(yo)}`])
    await mundo.db.doc(ruta).update({ nombre });
  const parametros = { id_cliente: idCliente(yo) };
  const { cuerpo } = await invocar(gerente, 'expedienteCliente', { parametros });
  expect(cuerpo.cliente.nombre).toBe('Ana000,1$');
  const { ficha } = (await invocar(gerente, 'vistoCliente', { parametros })).cuerpo;
  const cambio = { nombre: 'Ana Ruiz', visto: { nombre: ficha?.nombre } };
  expect((await editar(idCliente(yo), cambio)).estado).toBe(200);
});

describe('deleting a client', () => {
  it('takes it out of every list, writes its credit off and keeps its ledger', async () => {
    const movimientos = [{ tipo: 'pago', fecha: fecha('2026-11-17') }] as const;
    const dos = ['Wilfrido Uno', 'Wilfrido Dos'].map((nombre) => ({ persona: { nombre } }));
    const yo = await mundo.cobrador([{ movimientos, ...dos[0] }, { ...dos[1] }]);
    const antes = await leerLibro(mundo.db, yo.uid);
    expect((await eliminar(idCliente(yo))).estado).toBe(204);

    const libro = await libroCuadrado(mundo.db, yo.uid);
    expect(libro.movimientos).toEqual(antes.movimientos);
    expect(libro.creditos[0]).toMatchObject({
      estado_credito: 'Castigado',
      fecha_fin: '2026-11-18',
      castigo: { motivo: 'Se fue', saldo_centavos: 348_000 },
    });
    expect(libro.clientes[0]).toMatchObject({
      eliminado: true,
      estado_lista: null,
      id_credito_abierto: null,
    });
    expect(libro.totales).toMatchObject({ clientes: 1, clientes_activos: 1 });
    expect(libro.avisos.ruta).toBe(antes.avisos.ruta + 1);
    expect(nombres(await activosDe(gerente, yo, 'wilfrido'))).toEqual(['Wilfrido Dos']);
    const parametros = { id_usuario: yo.uid };
    const ruta = await invocar(yo, 'activosSinPagoHoy', { parametros });
    const clientes = await invocar(yo, 'clientesDeCobrador', { parametros });
    for (const { cuerpo } of [ruta, clientes]) expect(nombres(cuerpo.datos)).toEqual(['Wilfrido Dos']);
    expect((await eliminar(idCliente(yo))).estado).toBe(404);
    expect((await editar(idCliente(yo), { nombre: 'Otra' })).estado).toBe(404);
  });

  it('the audit says why, and what was written off; a reason that is too long is refused', async () => {
    const yo = await mundo.cobrador([{}]);
    const parametros = { id_cliente: idCliente(yo) };
    const largo = await invocar(gerente, 'eliminarCliente', {
      parametros,
      consulta: { motivo: 'x'.repeat(501) },
    });
    expect(largo).toMatchObject({ estado: 400, cuerpo: { detalles: [{ campo: 'motivo' }] } });
    const consulta = { visto_credito: idCredito(yo), visto_saldo: 3600, motivo: ' Se mudó & no avisó ' };
    expect((await invocar(gerente, 'eliminarCliente', { parametros, consulta })).estado).toBe(204);
    const { bitacora } = await leerLibro(mundo.db, yo.uid);
    expect(bitacora.find(({ accion }) => accion === 'clientes/eliminar')?.despues).toEqual({
      eliminado: true,
      id_credito_cancelado: null,
      saldo_centavos: 360_000,
      motivo: 'Se mudó & no avisó',
    });
    expect(bitacora.find(({ accion }) => accion === 'creditos/castigar')?.despues).toMatchObject({
      estado_credito: 'Castigado',
      capital_centavos: 300_000,
      motivo: 'Se mudó & no avisó',
    });
  });

  it('a client who paid everything off is no longer found either', async () => {
    const yo = await mundo.cobrador([{ monto_solicitado: centavos(10_000) }]);
    const cuerpo = { id_credito: idCredito(yo), monto: 12 };
    // Six abonos or more would wait for the manager.
    await mundo.db
      .doc(`creditos/${idCredito(yo)}`)
      .update({ saldo_centavos: 1200, total_pagado_centavos: 10_800 });
    expect((await invocar(yo, 'registrarAbono', { cuerpo })).cuerpo.resumen.montoRestante).toBe(0);
    await eliminar(idCliente(yo));
    const consulta = { slug: 'cliente-numero-1' };
    expect((await invocar(yo, 'todosParaPayment', { consulta })).cuerpo.datos).toEqual([]);
    expect((await invocar(yo, 'renovacionesElegibles')).cuerpo.datos).toEqual([]);
  });

  it('rejects its open requests with a comment', async () => {
    const yo = await mundo.cobrador([{}]);
    await invocar(yo, 'solicitarEdicionCliente', {
      cuerpo: { id_cliente: idCliente(yo), motivo: 'Se mudó' },
    });
    await eliminar(idCliente(yo));
    const { solicitudes } = await libroCuadrado(mundo.db, yo.uid);
    expect(solicitudes).toMatchObject([{ estado: 'rechazada', comentario: 'El cliente fue eliminado.' }]);
  });

  it('is refused while the collector holds money of it', async () => {
    const yo = await mundo.cobrador([{}]);
    await invocar(yo, 'registrarAbono', { cuerpo: { id_credito: idCredito(yo), monto: 720 } });
    const antes = await leerLibro(mundo.db, yo.uid);
    expect(await eliminar(idCliente(yo))).toMatchObject({
      estado: 409,
      cuerpo: { code: 'SOLICITUDES_ABIERTAS' },
    });
    expect(await leerLibro(mundo.db, yo.uid)).toEqual(antes);
  });

  it('closes its pending request: nothing is left to decide', async () => {
    const yo = await mundo.cobrador([{ estado: 'Pendiente' }]);
    await eliminar(idCliente(yo));
    const { cuerpo } = await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito: idCredito(yo) } });
    expect(cuerpo.code).toBe('YA_PROCESADA');
    await libroCuadrado(mundo.db, yo.uid);
  });
});
