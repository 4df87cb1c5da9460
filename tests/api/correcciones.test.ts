// A collector asks for another amount, or for a payment to be deleted: once a payment, and within the loan.
import { describe, expect, it } from 'vitest';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
type Cuerpo = Record<string, unknown>;
const vacia = await escena(mundo);
const editar = (e: Escena, cuerpo: Cuerpo = {}) =>
  invocar(e.cobrador, 'solicitarEdicionPago', {
    cuerpo: { id_pago: e.pago('09'), monto_nuevo: 240, motivo: 'Se capturó mal', ...cuerpo },
  });
const eliminar = (e: Escena, cuerpo: Cuerpo = {}) =>
  invocar(e.cobrador, 'solicitarEliminacionPago', {
    cuerpo: { id_pago: e.pago('09'), motivo: 'Era de otro cliente', ...cuerpo },
  });
const fila = async (e: Escena, dia: string) =>
  (await e.libro()).movimientos.find(({ id_movimiento }) => id_movimiento === `pago-2026-11-${dia}`)!;

describe('an edit', () => {
  it('waits: the amount stands, the row points to the request, the counters know it', async () => {
    const e = await escena(mundo, pagado(120));
    const { estado, cuerpo } = await editar(e, { solicitante: e.cobrador.uid });
    expect(estado).toBe(201);
    expect(await fila(e, '09')).toMatchObject({
      monto_centavos: 12_000,
      solicitud_abierta: cuerpo.id_solicitud,
    });
    const { solicitudes, avisos } = await e.libro();
    expect(solicitudes).toMatchObject([
      {
        id_solicitud: cuerpo.id_solicitud,
        tipo: 'edicion_pago',
        estado: 'pendiente',
        motivo: 'Se capturó mal',
        solicitante: e.cobrador.uid,
        datos: { monto_pagado_centavos: 12_000, monto_nuevo_centavos: 24_000 },
      },
    ]);
    expect(avisos.por_aprobar.edicion_pago).toBe(1);
  });

  // 3,600 to pay; 720 paid on two days, 600 of them on the 9th.
  it.each([
    { monto_nuevo: 3480, estado: 201 },
    { monto_nuevo: 3480.01, estado: 422 },
    { monto_nuevo: 0.01, estado: 201 },
  ])('to $monto_nuevo, with 120 of 3,600 paid besides: $estado', async ({ monto_nuevo, estado }) => {
    const e = await escena(mundo, pagado(720));
    const respuesta = await editar(e, { monto_nuevo });
    expect(respuesta.estado).toBe(estado);
    if (estado === 422) expect(respuesta.cuerpo.code).toBe('MONTO_EXCEDE_SALDO');
    await e.libro();
  });

  const MONTO = 'Ingresa un monto válido';
  const MOTIVO = 'El motivo es requerido';
  it.each([
    ['monto_nuevo', 0, MONTO],
    ['monto_nuevo', -1, MONTO],
    ['monto_nuevo', undefined, MONTO],
    ['motivo', ' ', MOTIVO],
    ['motivo', undefined, MOTIVO],
  ])('with %s as %j is refused in words', async (campo, valor, mensaje) => {
    const { estado, cuerpo } = await editar(vacia, { [campo]: valor });
    expect([estado, cuerpo.detalles]).toEqual([400, [{ campo, mensaje }]]);
  });

  it('in the name of somebody else is refused', async () => {
    const e = await escena(mundo, pagado(120));
    expect((await editar(e, { solicitante: 'gerente-1' })).estado).toBe(403);
  });
});

describe('a deletion', () => {
  it('waits: the payment stands', async () => {
    const e = await escena(mundo, pagado(120));
    const { estado, cuerpo } = await eliminar(e);
    expect(estado).toBe(201);
    const { solicitudes, movimientos, avisos } = await e.libro();
    expect(solicitudes).toMatchObject([
      { tipo: 'eliminacion_pago', motivo: 'Era de otro cliente', datos: { monto_pago_centavos: 12_000 } },
    ]);
    expect(movimientos[0]).toMatchObject({ solicitud_abierta: cuerpo.id_solicitud });
    expect(movimientos[0]).not.toHaveProperty('eliminado');
    expect(avisos.por_aprobar.eliminacion_pago).toBe(1);
  });

  it.each([
    ['motivo', '', 'El motivo es requerido'],
    ['id_pago', undefined, 'No se puede eliminar este pago'],
    ['id_pago', 'sin-punto', 'No se puede eliminar este pago'],
  ])('with %s as %j is refused in words', async (campo, valor, mensaje) => {
    const { estado, cuerpo } = await eliminar(vacia, { [campo]: valor });
    expect([estado, cuerpo.detalles]).toEqual([400, [{ campo, mensaje }]]);
  });
});

describe('one open request a payment, of either kind', () => {
  it('a second one is a conflict that changes nothing; another payment may have its own', async () => {
    const e = await escena(mundo, pagado(720));
    await eliminar(e);
    const antes = await leerLibro(mundo.db, e.cobrador.uid);
    for (const segunda of [await editar(e), await eliminar(e)])
      expect(segunda).toMatchObject({ estado: 409, cuerpo: { code: 'SOLICITUD_PENDIENTE' } });
    expect(await leerLibro(mundo.db, e.cobrador.uid)).toEqual(antes);
    expect((await editar(e, { id_pago: e.pago('10') })).estado).toBe(201);
    expect((await e.libro()).solicitudes).toHaveLength(2);
  });

  it('of ten at once one wins', async () => {
    const e = await escena(mundo, pagado(120));
    const respuestas = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? editar(e) : eliminar(e))),
    );
    const con = (estado: number) => respuestas.filter((respuesta) => respuesta.estado === estado).length;
    expect([con(201), con(409)]).toEqual([1, 9]);
    expect((await e.libro()).solicitudes).toHaveLength(1);
  });
});

describe('what can be corrected', () => {
  it('a payment of a credit that is paid off', async () => {
    const e = await escena(mundo, pagado(3600));
    expect([
      (await editar(e, { monto_nuevo: 100 })).estado,
      (await eliminar(e, { id_pago: e.pago('10') })).estado,
    ]).toEqual([201, 201]);
    await e.libro();
  });

  it.each(['Renovado', 'Cancelado'])('nothing of one that is %s', async (estado_credito) => {
    const e = await escena(mundo, pagado(120));
    await mundo.db.doc(`creditos/${e.id_credito}`).update({ estado_credito });
    for (const respuesta of [await editar(e), await eliminar(e)])
      expect(respuesta).toMatchObject({ estado: 422, cuerpo: { code: 'CREDITO_NO_ACTIVO' } });
  });

  it('nothing of a deleted client: a paid-off credit cannot be opened again', async () => {
    const e = await escena(mundo, pagado(3600));
    const gerente = await mundo.cuenta('gerente@leal.demo');
    await invocar(gerente, 'eliminarCliente', { parametros: { id_cliente: e.id_cliente } });
    for (const respuesta of [await editar(e, { monto_nuevo: 100 }), await eliminar(e)])
      expect(respuesta).toMatchObject({ estado: 422, cuerpo: { code: 'CREDITO_NO_ACTIVO' } });
    expect((await e.libro()).solicitudes).toEqual([]);
  });

  it('neither a visit nor a late day, nor what was deleted', async () => {
    const e = await escena(mundo, pagado(120));
    await e.abonar(0);
    await e.atrasar();
    await mundo.db
      .doc(`creditos/${e.id_credito}/movimientos/pago-2026-11-09`)
      .update({ eliminado: { fecha: new Date(), por: 'x', motivo: 'x', id_solicitud: null } });
    const { movimientos } = await leerLibro(mundo.db, e.cobrador.uid);
    expect(movimientos.map(({ tipo }) => tipo).toSorted()).toEqual(['atraso', 'pago', 'visita']);
    for (const { id_movimiento } of movimientos) {
      const id_pago = `${e.id_credito}.${id_movimiento}`;
      for (const respuesta of [await editar(e, { id_pago }), await eliminar(e, { id_pago })])
        expect(respuesta).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
    }
  });

  it('an unknown payment of one’s own credit answers like another’s', async () => {
    const e = await escena(mundo, pagado(120));
    expect((await eliminar(e, { id_pago: e.pago('10') })).estado).toBe(403);
  });
});
