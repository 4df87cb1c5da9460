// Cash of a capture that arrived too late: a manager books it, or it goes back.
import type { MovimientoDoc } from '@leal/contract/documentos';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { llamarCallable } from '../setup/callable.ts';
import { type Escena, escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../setup/pagado.ts';
import { abonarDeTarea, cerrar, enMano, NO, tarea } from '../setup/tareas.ts';

const mundo = abrirMundo();
const [gerente, otro] = await Promise.all([mundo.cuenta('gerente@leal.demo'), mundo.gerente()]);

const llamar = (id: string, decision: string, resto: object = {}) =>
  llamarCallable(mundo, gerente.token, 'resolverSolicitud', { id, decision, ...resto });
const resolver = (
  id: string,
  cuerpo: Record<string, unknown>,
  quien = gerente,
  clave: string = randomUUID(),
) => invocar(quien, 'resolverCapturaTardia', { parametros: { id }, cuerpo, clave });
const regular = (movimiento: MovimientoDoc) => movimiento.id_solicitud === undefined;
const laSolicitud = async (e: Escena, id: string) =>
  (await e.libro()).solicitudes.find((solicitud) => solicitud.id_solicitud === id);

it('approved, it is booked on its day next to that day’s own payment, its cash on the day of approval', async () => {
  const prestamo = await escena(mundo, pagado(1200));
  const multiple = await prestamo.pedirMultiple();
  const id = await prestamo.pedirTardia();
  expect((await llamar(id, 'aprobar')).result?.['solicitud']?.estado).toBe('aprobada');
  const { movimientos, creditos, totales } = await prestamo.libro();
  expect(movimientos.find((m) => !regular(m))).toMatchObject({
    id_movimiento: `tardio-${id}`,
    monto_centavos: 24_000,
    fecha: '2026-11-10',
    fecha_contable: '2026-11-18',
    tardia: true,
  });
  expect(creditos[0]).toMatchObject({ total_pagado_centavos: 144_000, solicitud_multiple: multiple });
  expect(totales).toMatchObject({ en_mano_por_aprobar_centavos: 72_000, en_mano_por_resolver_centavos: 0 });
});

it('never beyond the balance, and on a closed credit it can only go back', async () => {
  const prestamo = await escena(mundo, pagado(3600));
  const id = await prestamo.pedirTardia(120);
  expect((await llamar(id, 'aprobar')).error?.details?.code).toBe('CREDITO_NO_ACTIVO');
  expect(await resolver(id, { estado: 'rechazada', efectivo: 'registrar' })).toMatchObject(
    NO(422, 'NO_ELEGIBLE'),
  );
  const { solicitudes, movimientos } = await prestamo.libro();
  expect(solicitudes[0]?.estado).toBe('pendiente');
  expect(movimientos.every(regular)).toBe(true);
  expect((await llamar(id, 'rechazar')).result).toBeDefined();
  const casi = await escena(mundo, pagado(3540));
  const deMas = await casi.pedirTardia(120);
  for (const [monto_aprobado, codigo] of [
    [undefined, 'MONTO_EXCEDE_SALDO'],
    [60.01, 'MONTO_EXCEDE_SALDO'],
    [120.01, 'DATOS_INVALIDOS'],
  ] as const)
    expect((await llamar(deMas, 'aprobar', { monto_aprobado })).error?.details?.code).toBe(codigo);
  expect((await llamar(deMas, 'aprobar', { monto_aprobado: 60 })).result).toBeDefined();
  expect((await casi.elCredito())?.estado_credito).toBe('Finalizado');
  expect(await tarea(casi)).toMatchObject({ efectivo: 'devolver', tarea: { monto: 60, resta: 60 } });
});

describe('what is not booked', () => {
  it('of a rejection stays in the collector’s hands until it is given back', async () => {
    const prestamo = await escena(mundo, pagado(1200));
    const id = await prestamo.pedirTardia();
    const { cuerpo } = await resolver(id, { estado: 'rechazada', comentario: 'No era suyo' });
    expect(cuerpo.solicitud).toMatchObject({
      estado: 'rechazada',
      efectivo: 'devolver',
      tarea_abierta: true,
    });
    const { totales, avisos } = await prestamo.libro();
    expect([await enMano(prestamo), totales.en_mano_por_aprobar_centavos]).toEqual([240, 0]);
    expect(avisos.ultima_resolucion).toMatchObject({ id, por_resolver_centavos: 24_000 });
    expect(await tarea(prestamo)).toMatchObject({ id_solicitud: id, comentario: 'No era suyo' });
    const devuelta = await cerrar(prestamo, id, 'devuelto');
    expect(devuelta.cuerpo.solicitud).toMatchObject({
      tipo: 'captura_tardia',
      monto: 240,
      tarea_abierta: false,
      tarea_hecha: { hecho: 'devuelto' },
    });
    expect(await cerrar(prestamo, id, 'devuelto')).toMatchObject(NO(409, 'YA_PROCESADA'));
    expect([await enMano(prestamo), await tarea(prestamo)]).toEqual([0, undefined]);
    expect(await laSolicitud(prestamo, id)).toMatchObject({
      datos: { monto_centavos: 24_000, devuelto_centavos: 24_000 },
    });
  });

  it('may be registered from the task, once; a payment deleted from it goes back there', async () => {
    const prestamo = await escena(mundo, pagado(1200));
    const id = await prestamo.pedirTardia();
    await resolver(id, { estado: 'aprobada', monto_aprobado: 100, efectivo: 'registrar' });
    expect(await abonarDeTarea(prestamo, id, 140.01)).toMatchObject(NO(422, 'NO_ELEGIBLE'));
    expect((await abonarDeTarea(prestamo, id, 140)).estado).toBe(200);
    expect(await tarea(prestamo)).toBeUndefined();
    const pago = prestamo.pago('18');
    const motivo = 'Se capturó mal';
    const { cuerpo } = await invocar(prestamo.cobrador, 'solicitarEliminacionPago', {
      cuerpo: { id_pago: pago, motivo },
    });
    await llamar(cuerpo.id_solicitud, 'aprobar');
    expect(await tarea(prestamo)).toMatchObject({ id_solicitud: id, tarea: { monto: 140, resta: 140 } });
  });

  it('keeps its client from being deleted and its credit from being renewed', async () => {
    const prestamo = await escena(mundo, POR_RENOVAR);
    const pedida = await prestamo.pedirRenovacion();
    const id = await prestamo.pedirTardia();
    expect((await llamar(pedida, 'aprobar')).error?.details?.code).toBe('SOLICITUDES_ABIERTAS');
    await resolver(id, { estado: 'rechazada' });
    expect((await llamar(pedida, 'aprobar')).error?.details?.code).toBe('SOLICITUDES_ABIERTAS');
    const parametros = { id_cliente: prestamo.id_cliente };
    expect(await invocar(gerente, 'eliminarCliente', { parametros })).toMatchObject(
      NO(409, 'SOLICITUDES_ABIERTAS'),
    );
    await cerrar(prestamo, id, 'devuelto');
    expect((await llamar(pedida, 'aprobar')).result).toBeDefined();
    // The notice of this decision says nothing of the one before.
    expect((await prestamo.libro()).avisos.ultima_resolucion).not.toHaveProperty('por_resolver_centavos');
  });
});

describe('of a credit that was renewed', () => {
  async function renovado() {
    const prestamo = await escena(mundo, POR_RENOVAR);
    const pedida = { id_solicitud: await prestamo.pedirRenovacion() };
    const { cuerpo } = await invocar(gerente, 'aprobarRenovacion', { cuerpo: pedida });
    return { prestamo, nuevo: cuerpo.id_credito, id: await prestamo.pedirTardia() };
  }

  it('it is booked on the one that renewed it, not before that began; the question says where', async () => {
    const { prestamo, nuevo, id } = await renovado();
    const { cuerpo } = await invocar(gerente, 'vistoSolicitud', { parametros: { id } });
    const visto = { monto: 240, id_credito: nuevo, estado_credito: 'Aprobado', saldo: 4800 };
    expect(cuerpo).toMatchObject({ tipo: 'captura_tardia', estado: 'pendiente', visto });
    expect(
      await resolver(id, { estado: 'aprobada', visto, monto_aprobado: 200, efectivo: 'registrar' }),
    ).toMatchObject(NO(422, 'NO_ELEGIBLE'));
    expect((await resolver(id, { estado: 'aprobada', visto, monto_aprobado: 200 })).estado).toBe(200);
    const { movimientos, creditos, bitacora } = await prestamo.libro();
    expect(movimientos.find((m) => m.id_movimiento === `tardio-${id}`)).toMatchObject({
      id_credito: nuevo,
      monto_centavos: 20_000,
      fecha: '2026-11-18',
    });
    expect(creditos.find((c) => c.id_credito === nuevo)?.saldo_centavos).toBe(460_000);
    const fila = bitacora.find(
      ({ accion, documento }) => accion === 'solicitudes/aprobar' && documento.endsWith(id),
    );
    expect(fila?.despues).toMatchObject({
      id_credito: nuevo,
      efectivo: 'devolver',
      por_resolver_centavos: 4000,
    });
  });

  it('renewed while the question was open: 409 with the new credit in it', async () => {
    const prestamo = await escena(mundo, POR_RENOVAR);
    const id = await prestamo.pedirTardia();
    const leer = async () => (await invocar(gerente, 'vistoSolicitud', { parametros: { id } })).cuerpo.visto;
    const visto = await leer();
    // While it waits nobody can renew it, so the test changes the store.
    const nuevo = await escena(mundo);
    const cambio = { estado_credito: 'Renovado', id_credito_siguiente: nuevo.id_credito };
    await mundo.db.doc(`creditos/${prestamo.id_credito}`).update(cambio);
    const { estado, cuerpo } = await resolver(id, { estado: 'aprobada', visto });
    expect([estado, cuerpo.code]).toEqual([409, 'CAMBIO_MIENTRAS']);
    expect(cuerpo).toMatchObject({ actual: { id_credito: nuevo.id_credito, saldo: 3600 } });
  });
});

it('without cash there is nothing to approve; rejected, nobody owes anything', async () => {
  const prestamo = await escena(mundo);
  const id = await prestamo.pedirTardia(120);
  // Phones send only payments so far: the test makes a visit of it.
  const visita = { 'datos.tipo_captura': 'visita', 'datos.monto_centavos': 0 };
  await mundo.db.doc(`solicitudes/${id}`).update(visita);
  await mundo.db.doc(`totales/${prestamo.cobrador.uid}`).update({ en_mano_por_aprobar_centavos: 0 });
  expect(await resolver(id, { estado: 'aprobada' })).toMatchObject(NO(422, 'NO_ELEGIBLE'));
  const { cuerpo } = await resolver(id, { estado: 'rechazada' });
  expect(cuerpo.solicitud).toMatchObject({ estado: 'rechazada', efectivo: null });
  expect([await enMano(prestamo), await tarea(prestamo)]).toEqual([0, undefined]);
});

it('of two managers at once one decides; the same key again answers the same', async () => {
  const prestamo = await escena(mundo, pagado(1200));
  const id = await prestamo.pedirTardia();
  const claves = [randomUUID(), randomUUID()] as const;
  const decidir = () =>
    Promise.all([
      resolver(id, { estado: 'aprobada' }, gerente, claves[0]),
      resolver(id, { estado: 'rechazada' }, otro, claves[1]),
    ]);
  const primera = await decidir();
  expect(new Set(primera.map(({ estado }) => estado))).toEqual(new Set([200, 409]));
  const segunda = await decidir();
  const hecha = primera.findIndex(({ estado }) => estado === 200);
  expect(segunda[hecha]).toMatchObject({ estado: 200, cuerpo: primera[hecha]?.cuerpo });
  expect((await prestamo.libro()).movimientos.filter((m) => !regular(m)).length).toBe(hecha === 0 ? 1 : 0);
});

describe('the list', () => {
  it('says what does not fit the other captures of its phone, while it waits', async () => {
    const prestamo = await escena(mundo, pagado(1200));
    const telefono = { dispositivo: `tel-${prestamo.cobrador.prefijo}`, desfase_ms: 0 };
    const pagar = (monto: number, secuencia: number) =>
      invocar(prestamo.cobrador, 'registrarAbono', {
        cuerpo: { id_credito: prestamo.id_credito, monto, ...telefono, secuencia },
        clave: randomUUID(),
      });
    expect((await pagar(120, 5)).estado).toBe(200);
    // The same number for another amount, and the next number for yet another one.
    const ids = [(await pagar(60, 5)).cuerpo.id_solicitud, (await pagar(80, 6)).cuerpo.id_solicitud];
    const consulta = { estado: 'pendiente', limite: 100 };
    const { datos } = (await invocar(gerente, 'solicitudesCapturaTardia', { consulta })).cuerpo;
    const marcas = ids.map((id) => datos.find((solicitud) => solicitud.id_solicitud === id)?.marcas);
    expect(marcas).toEqual([['secuencia_repetida'], undefined]);
  });

  it('says how the credit stands now of what waits, for a manager; its collector sees it without', async () => {
    const prestamo = await escena(mundo, pagado(1200));
    const id = await prestamo.pedirTardia();
    const listar = async (quien: Persona) => {
      const consulta = { estado: 'pendiente', limite: 100 };
      const { datos } = (await invocar(quien, 'solicitudesCapturaTardia', { consulta })).cuerpo;
      return datos.find((solicitud) => solicitud.id_solicitud === id);
    };
    expect(await listar(gerente)).toMatchObject({
      tipo_captura: 'pago',
      monto: 240,
      razon: 'El registro tiene más de 72 horas.',
      credito_hoy: { id_credito: prestamo.id_credito, estado_credito: 'Aprobado', saldo: 2400 },
    });
    expect(await listar(prestamo.cobrador)).toMatchObject({ monto: 240 });
    expect(await listar(prestamo.cobrador)).not.toHaveProperty('credito_hoy');
    await resolver(id, { estado: 'rechazada' });
    expect(await listar(gerente)).toBeUndefined();
    const consulta = { estado: 'aprobada,rechazada' };
    const { datos } = (await invocar(gerente, 'solicitudesCapturaTardia', { consulta })).cuerpo;
    expect(datos[0]).toMatchObject({ id_solicitud: id, tarea: { resta: 240 } });
    expect(datos[0]).not.toHaveProperty('credito_hoy');
  });
});
