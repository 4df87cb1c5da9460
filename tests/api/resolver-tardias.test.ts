// Cash of a capture that arrived too late: a manager books it, or it goes back.
import type { MovimientoDoc } from '@leal/contract/documentos';
import { centavos, fecha } from '@leal/domain';
import { unaCapturaTardia } from '@leal/seed';
import { FieldValue } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { llamarCallable } from '../setup/callable.ts';
import { type Escena, escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo, type Persona } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
let gerente: Persona;
beforeAll(async () => {
  gerente = await mundo.cuenta('gerente@leal.demo');
});

/** As a phone's queue leaves it when a capture is too old. */
async function tardia(
  { cobrador, id_credito, id_cliente }: Escena,
  monto: number,
  dia = '10',
): Promise<string> {
  const id_solicitud = `tarde-${randomUUID().slice(0, 8)}`;
  const base = unaCapturaTardia();
  const datos = { ...base.datos, monto_centavos: centavos(monto * 100), fecha: fecha(`2026-11-${dia}`) };
  const suya = { id_solicitud, id_credito, id_cliente, id_cobrador: cobrador.uid, solicitante: cobrador.uid };
  const uno = FieldValue.increment(1);
  await mundo.db.doc(`solicitudes/${id_solicitud}`).set({ ...base, ...suya, datos });
  await mundo.db.doc(`totales/${cobrador.uid}`).update({
    'pendientes.captura_tardia': uno,
    en_mano_por_aprobar_centavos: FieldValue.increment(monto * 100),
  });
  await mundo.db.doc(`avisos/${cobrador.uid}`).update({ 'por_aprobar.captura_tardia': uno });
  return id_solicitud;
}
const resolver = (id: string, decision: string, resto: object = {}) =>
  llamarCallable(mundo, gerente.token, 'resolverSolicitud', { id, decision, ...resto });
const regular = (uno: MovimientoDoc) => uno.id_solicitud === undefined;

it('approved, it is booked on its day next to that day’s own payment, its cash on the day of approval', async () => {
  const uno = await escena(mundo, pagado(1200));
  const multiple = await uno.pedirMultiple();
  const id = await tardia(uno, 240);
  expect((await resolver(id, 'aprobar')).result?.['solicitud']?.estado).toBe('aprobada');
  const { movimientos, creditos } = await uno.libro();
  expect(movimientos.find((m) => !regular(m))).toMatchObject({
    id_movimiento: `tardio-${id}`,
    monto_centavos: 24_000,
    fecha: '2026-11-10',
    fecha_contable: '2026-11-18',
    tardia: true,
  });
  expect(creditos[0]).toMatchObject({ total_pagado_centavos: 144_000, solicitud_multiple: multiple });
});

it('never beyond the balance, and on a closed credit it can only go back', async () => {
  const uno = await escena(mundo, pagado(3600));
  const id = await tardia(uno, 120);
  expect((await resolver(id, 'aprobar')).error?.details?.code).toBe('CREDITO_NO_ACTIVO');
  const { solicitudes, movimientos } = await uno.libro();
  expect(solicitudes[0]?.estado).toBe('pendiente');
  expect(movimientos.every(regular)).toBe(true);
  expect((await resolver(id, 'rechazar')).result).toBeDefined();
  const casi = await escena(mundo, pagado(3540));
  const deMas = await tardia(casi, 120);
  expect((await resolver(deMas, 'aprobar')).error?.details?.code).toBe('MONTO_EXCEDE_SALDO');
  expect((await resolver(deMas, 'aprobar', { monto_aprobado: 60 })).result).toBeDefined();
  expect((await casi.elCredito())?.estado_credito).toBe('Finalizado');
});

it('takes no `visto`: its question shows nothing that can change, and the audit marks nothing as missing', async () => {
  const uno = await escena(mundo, pagado(1200));
  const id = await tardia(uno, 240);
  const leida = await invocar(gerente, 'vistoSolicitud', { parametros: { id } });
  expect(leida.cuerpo).toEqual({ tipo: 'captura_tardia', estado: 'pendiente', visto: null });
  for (const decision of ['aprobar', 'rechazar']) {
    const { error } = await resolver(id, decision, { visto: { monto_actual: 240, fecha: '2026-11-10' } });
    expect(error?.details?.code).toBe('DATOS_INVALIDOS');
  }
  expect((await resolver(id, 'aprobar')).result).toBeDefined();
  const { bitacora } = await uno.libro();
  expect(bitacora.filter(({ sin_visto }) => sin_visto)).toEqual([]);
});
