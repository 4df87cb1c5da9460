// What the clock starts, in the middle of everything else.
import { lunesDe } from '@leal/domain';
import { unaSolicitud } from '@leal/seed';
import { FieldValue } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import {
  compilarReportes,
  recompilarReportes,
} from '../../functions/src/use-cases/reportes/compilar-reportes.ts';
import type { Momento } from '@leal/seed/jugador';
import type { Caja } from './caja.ts';
import type { Oficina } from './oficina.ts';

/** The night's reconciliation has nothing to mend, whatever goes on meanwhile. */
export async function conciliar({ ahora }: Oficina): Promise<void> {
  const { detalle, por_revisar, fallidos } = await conciliarSaldos({ reloj: { ahora } });
  expect({ detalle, por_revisar, fallidos }).toEqual({ detalle: [], por_revisar: [], fallidos: [] });
}

export async function recompilar({ ahora }: Oficina): Promise<void> {
  expect((await recompilarReportes(ahora())).fallidos).toEqual([]);
}

/** Monday's compilation, at the first step of a new week. */
export async function empezarSemana({ ahora, hoy }: Oficina, ayer: string): Promise<void> {
  if (lunesDe(hoy()) <= ayer) return;
  expect((await compilarReportes(ahora())).fallidos).toEqual([]);
}

/** A capture that came too late to be booked by itself, as a phone's queue leaves it. */
export async function llegarTarde(m: Momento, caja: Caja, paso: number): Promise<void> {
  const credito = m.credito('Aprobado', 'Finalizado');
  if (!credito?.fecha_inicio) return;
  const { id_credito, id_cliente, id_cobrador, nombre, fecha_inicio, monto_diario_centavos } = credito;
  const base = unaSolicitud('captura_tardia');
  const id_solicitud = `tardia-${paso}`;
  const suya = {
    id_solicitud,
    id_credito,
    id_cliente,
    id_cobrador,
    solicitante: id_cobrador,
    nombre_cliente: nombre,
  };
  const datos = {
    ...base.datos,
    tipo_captura: m.azar.elegir(['pago', 'pago', 'visita', 'atraso']),
    monto_centavos: monto_diario_centavos * m.azar.entero(1, 3),
    fecha: m.azar.elegir([fecha_inicio, m.oficina.hoy()]),
  };
  const uno = FieldValue.increment(1);
  const tanda = firestore().batch();
  tanda.create(firestore().doc(`solicitudes/${id_solicitud}`), { ...base, ...suya, datos });
  tanda.update(firestore().doc(`totales/${id_cobrador}`), { 'pendientes.captura_tardia': uno });
  tanda.update(firestore().doc(`avisos/${id_cobrador}`), { 'por_aprobar.captura_tardia': uno });
  await tanda.commit();
  const { tipo_captura, monto_centavos } = datos;
  if (tipo_captura === 'pago') caja.tomar(id_cobrador, id_solicitud, monto_centavos);
}
