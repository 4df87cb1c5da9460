// Renewals as the collector sees them: which credits, how each stands, what may be asked, and the lists.
import { fecha, instanteLocal, sumarDias } from '@leal/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invocacion } from '@leal/seed';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Cobrador, Persona } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const HOY = fecha('2026-11-18');
const AYER = sumarDias(HOY, -1);

const elegibles = async (quien: Persona, consulta: Invocacion['consulta'] = {}) =>
  (await invocar(quien, 'renovacionesElegibles', { consulta })).cuerpo;
const verificar = async (quien: Persona, id_credito: string) =>
  (await invocar(quien, 'verificarRenovacion', { parametros: { id_credito } })).cuerpo;
const pedir = (quien: Cobrador, n: number, cuerpo: Record<string, unknown> = {}) =>
  invocar(quien, 'solicitarRenovacion', {
    cuerpo: {
      id_credito_anterior: `${quien.prefijo}-cre-${n}`,
      monto_solicitado: 4000,
      dias_pago: 40,
      ...cuerpo,
    },
  });

/** The manager refused it at that instant. */
async function rechazar(quien: Cobrador, n: number, id_solicitud: string, cuando: Date): Promise<void> {
  await mundo.db.doc(`solicitudes/${id_solicitud}`).update({
    estado: 'rechazada',
    fecha_respuesta: cuando,
    gerente_responde: 'gerente-1',
    nombre_gerente: 'Adriana Solís',
    'datos.motivo_rechazo': 'Muchos atrasos',
  });
  await mundo.db.doc(`creditos/${quien.prefijo}-cre-${n}`).update({ solicitud_renovacion: null });
}

describe('which credits may be renewed', () => {
  it('those with four fifths paid, exact to the centavo, and those paid off; newest first', async () => {
    const yo = await mundo.cobrador([
      pagado(2879.99),
      pagado(2880),
      pagado(3600),
      pagado(0),
      { estado: 'Pendiente' },
      { estado: 'Rechazado' },
      pagado(3000, { fecha_inicio: fecha('2026-11-07') }),
    ]);
    await libroCuadrado(mundo.db, yo.uid);
    const { datos, total, siguiente } = await elegibles(yo);
    expect(datos.map((c) => [c.id_credito, c.pagado, c.saldo, c.estado_renovacion])).toEqual([
      [`${yo.prefijo}-cre-3`, true, 0, 'elegible'],
      [`${yo.prefijo}-cre-2`, false, 720, 'elegible'],
      [`${yo.prefijo}-cre-7`, false, 600, 'elegible'],
    ]);
    expect([total, siguiente]).toEqual([3, null]);
    expect(await verificar(yo, `${yo.prefijo}-cre-1`)).toEqual({
      elegible: false,
      estado: 'no_elegible',
      motivo: 'Se requiere al menos 80% pagado.',
    });
    expect(await verificar(yo, `${yo.prefijo}-cre-2`)).toEqual({ elegible: true, estado: 'elegible' });
  });

  it('the payment that reaches four fifths puts the credit in the list', async () => {
    const yo = await mundo.cobrador([pagado(2879.5)]);
    expect((await elegibles(yo)).total).toBe(0);
    await invocar(yo, 'registrarAbono', { cuerpo: { id_credito: `${yo.prefijo}-cre-1`, monto: 0.5 } });
    expect((await elegibles(yo)).datos).toHaveLength(1);
    await libroCuadrado(mundo.db, yo.uid);
  });

  it('pages show each credit once', async () => {
    const yo = await mundo.cobrador(Array.from({ length: 7 }, () => pagado(3000)));
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const pagina = await elegibles(yo, { limite: 3, ...(cursor !== undefined && { cursor }) });
      ids.push(...pagina.datos.map(({ id_credito }) => id_credito));
      cursor = pagina.siguiente;
    }
    expect(new Set(ids).size).toBe(7);
    expect(ids).toHaveLength(7);
  });

  it('a collector sees its own; a manager everybody’s, or one collector’s', async () => {
    const [yo, otro] = await Promise.all([mundo.cobrador([pagado(3000)]), mundo.cobrador([pagado(3600)])]);
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const de = async (quien: Persona, id_usuario: string) =>
      (await invocar(quien, 'renovacionesElegiblesDe', { parametros: { id_usuario } })).cuerpo.datos;
    expect((await elegibles(yo)).datos.map((c) => c.id_cobrador)).toEqual([yo.uid]);
    expect(await de(yo, yo.uid)).toEqual(await de(gerente, yo.uid));
    const todos = (await elegibles(gerente, { limite: 100 })).datos.map((c) => c.id_cobrador);
    expect(todos).toEqual(expect.arrayContaining([yo.uid, otro.uid]));
  });

  it.each(['cobrador1', 'cobrador2', 'cobrador3'])('the demo of %s: what its rows say', async (nombre) => {
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const uid = mundo.uidDe(`${nombre}@leal.demo`);
    const libro = await libroCuadrado(mundo.db, uid);
    const borrados = new Set(libro.clientes.filter((c) => c.eliminado).map((c) => c.id_cliente));
    const esperados = libro.creditos.filter(
      (c) =>
        !borrados.has(c.id_cliente) &&
        ((c.estado_credito === 'Aprobado' && c.total_pagado_centavos * 5 >= c.monto_total_centavos * 4) ||
          (c.estado_credito === 'Finalizado' && c.id_credito_siguiente === null)),
    );
    const { cuerpo } = await invocar(gerente, 'renovacionesElegiblesDe', {
      parametros: { id_usuario: uid },
      consulta: { limite: 100 },
    });
    expect(cuerpo.datos.map((c) => c.id_credito).toSorted()).toEqual(
      esperados.map((c) => c.id_credito).toSorted(),
    );
    expect(esperados.length).toBeGreaterThan(3);
    const abiertas = libro.solicitudes.filter((s) => s.tipo === 'renovacion' && s.estado === 'pendiente');
    const pendientes = cuerpo.datos.filter((c) => c.estado_renovacion === 'pendiente');
    expect(pendientes.map((c) => c.id_credito)).toEqual(abiertas.map((s) => s.id_credito));
  });
});

describe('asking for a renewal', () => {
  it('makes one request that waits, with both credits in it, and the card says so', async () => {
    const yo = await mundo.cobrador([pagado(3000)]);
    const { estado, cuerpo } = await pedir(yo, 1, { id_cobrador: yo.uid, estado: 'pendiente' });
    expect(estado).toBe(201);
    const esperada = {
      id_solicitud: cuerpo.id_solicitud,
      tipo: 'renovacion',
      estado: 'pendiente',
      id_credito_anterior: `${yo.prefijo}-cre-1`,
      monto_solicitado: 4000,
      dias_pago: 40,
      interes: 20,
      monto_anterior: 3000,
      interes_anterior: 20,
      saldo_anterior: 600,
      atrasos: 0,
      nombre_solicitante: `Cobrador ${yo.prefijo}`,
    };
    const { datos, total } = (await invocar(yo, 'renovacionesPendientes')).cuerpo;
    expect([datos.length, total]).toEqual([1, 1]);
    expect(datos[0]).toMatchObject(esperada);
    expect((await elegibles(yo)).datos[0]?.estado_renovacion).toBe('pendiente');
    expect(await verificar(yo, `${yo.prefijo}-cre-1`)).toEqual({ elegible: false, estado: 'pendiente' });
    expect((await libroCuadrado(mundo.db, yo.uid)).totales.pendientes.renovacion).toBe(1);
  });

  it('a second one is a conflict, also when both come at once', async () => {
    const yo = await mundo.cobrador([pagado(3000)]);
    const respuestas = await Promise.all(Array.from({ length: 5 }, () => pedir(yo, 1)));
    expect(respuestas.map(({ estado }) => estado).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ]);
    const { estado, cuerpo } = await pedir(yo, 1);
    expect([estado, cuerpo.code]).toEqual([409, 'SOLICITUD_PENDIENTE']);
    await libroCuadrado(mundo.db, yo.uid);
  });

  it('must cover the balance; the refusal says so', async () => {
    const yo = await mundo.cobrador([pagado(3000)]);
    const { estado, cuerpo } = await pedir(yo, 1, { monto_solicitado: 599.99 });
    expect([estado, cuerpo.code]).toEqual([422, 'MONTO_NO_CUBRE_SALDO']);
    expect(cuerpo.message).toContain('$600.00');
    expect((await pedir(yo, 1, { monto_solicitado: 600 })).estado).toBe(201);
  });

  it('is refused for a credit that may not be renewed, and for a deleted client', async () => {
    const yo = await mundo.cobrador([pagado(2879), pagado(3600), { estado: 'Pendiente' }]);
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const parametros = { id_cliente: `${yo.prefijo}-cli-2` };
    expect((await invocar(gerente, 'eliminarCliente', { parametros })).estado).toBe(204);
    expect((await elegibles(yo)).datos).toEqual([]);
    const antes = await leerLibro(mundo.db, yo.uid);
    for (const n of [1, 2, 3]) {
      const { estado, cuerpo } = await pedir(yo, n);
      expect([n, estado, cuerpo.code]).toEqual([n, 422, 'NO_ELEGIBLE']);
    }
    expect(await leerLibro(mundo.db, yo.uid)).toEqual(antes);
  });

  it('rejected today it says why and waits for tomorrow; rejected yesterday it may be asked for again', async () => {
    const yo = await mundo.cobrador([pagado(3000)]);
    const id = `${yo.prefijo}-cre-1`;
    const { id_solicitud } = (await pedir(yo, 1)).cuerpo;
    await rechazar(yo, 1, id_solicitud, instanteLocal(HOY, '00:00'));
    expect((await elegibles(yo)).datos[0]).toMatchObject({
      estado_renovacion: 'rechazada',
      motivo_rechazo: 'Muchos atrasos',
    });
    expect(await verificar(yo, id)).toMatchObject({ elegible: false, estado: 'rechazada' });
    const { estado, cuerpo } = await pedir(yo, 1);
    expect([estado, cuerpo.code]).toEqual([422, 'NO_ELEGIBLE']);
    await rechazar(yo, 1, id_solicitud, instanteLocal(AYER, '23:59:59'));
    expect(await verificar(yo, id)).toEqual({ elegible: true, estado: 'elegible' });
    expect((await elegibles(yo)).datos[0]?.estado_renovacion).toBe('elegible');
    expect((await pedir(yo, 1)).estado).toBe(201);
  });

  it.each([
    { monto_solicitado: 0.99 },
    { monto_solicitado: 0 },
    { monto_solicitado: -1 },
    { monto_solicitado: 1000.001 },
    { monto_solicitado: '4000' },
    { dias_pago: 45 },
    { estado: 'aprobada' },
    { interes: 0 },
  ])('%j is refused', async (mal) => {
    const yo = await mundo.cobrador([pagado(3600)]);
    expect((await pedir(yo, 1, mal)).estado).toBe(400);
  });

  it('in somebody else’s name is refused', async () => {
    const yo = await mundo.cobrador([pagado(3600)]);
    expect((await pedir(yo, 1, { id_cobrador: 'otro' })).estado).toBe(403);
  });
});

describe('the lists of requests', () => {
  let yo: Cobrador;
  let gerente: Persona;
  const lista = async (
    nombre: 'renovacionesPendientes' | 'renovacionesHistorial',
    consulta: Invocacion['consulta'] = {},
  ) => (await invocar(yo, nombre, { consulta })).cuerpo;
  beforeAll(async () => {
    gerente = await mundo.cuenta('gerente@leal.demo');
    yo = await mundo.cobrador(Array.from({ length: 5 }, () => pagado(3000)));
    for (const n of [1, 2, 3, 4, 5]) {
      const { id_solicitud } = (await pedir(yo, n)).cuerpo;
      const solicitud = mundo.db.doc(`solicitudes/${id_solicitud}`);
      await solicitud.update({ fecha_solicitud: instanteLocal(AYER, `10:0${n}`) });
      if (n > 2) await rechazar(yo, n, id_solicitud, instanteLocal(AYER, `17:5${9 - n}`));
    }
  });

  it('those that wait come oldest first, those decided newest decision first', async () => {
    const creditosDe = (datos: readonly { id_credito: string | null }[]) =>
      datos.map(({ id_credito }) => Number(id_credito?.split('-').at(-1)));
    const pendientes = await lista('renovacionesPendientes');
    expect([creditosDe(pendientes.datos), pendientes.total]).toEqual([[1, 2], 2]);
    const primera = await lista('renovacionesHistorial', { limite: 2 });
    expect([creditosDe(primera.datos), primera.total]).toEqual([[3, 4], 3]);
    const segunda = await lista('renovacionesHistorial', { limite: 2, cursor: primera.siguiente! });
    expect([creditosDe(segunda.datos), segunda.total, segunda.siguiente]).toEqual([[5], undefined, null]);
    expect(primera.datos[0]).toMatchObject({ estado: 'rechazada', motivo_rechazo: 'Muchos atrasos' });
  });

  it('a manager sees them too, and a cursor of one list does not open another', async () => {
    const parametros = { id_usuario: yo.uid };
    const historial = await invocar(gerente, 'renovacionesHistorialDe', {
      parametros,
      consulta: { limite: 2 },
    });
    expect(historial.cuerpo.total).toBe(3);
    const cursor = historial.cuerpo.siguiente!;
    for (const nombre of ['renovacionesHistorial', 'renovacionesPendientesDe'] as const) {
      const conParametros = nombre === 'renovacionesPendientesDe' ? { parametros } : {};
      const { estado } = await invocar(gerente, nombre, { ...conParametros, consulta: { cursor } });
      expect([nombre, estado]).toEqual([nombre, 400]);
    }
    const todas = await invocar(gerente, 'renovacionesPendientes', { consulta: { limite: 100 } });
    expect(todas.cuerpo.datos.filter(({ id_cobrador }) => id_cobrador === yo.uid)).toHaveLength(2);
  });
});
