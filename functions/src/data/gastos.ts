import { gastoDoc } from '@leal/contract/documentos';
import { centavos, ESTADOS_SOLICITUD, type EstadoSolicitud } from '@leal/domain';
import { AggregateField } from 'firebase-admin/firestore';
import { coleccion } from './coleccion.ts';
import { contarHastaMil } from './pagina.ts';

export const gastos = coleccion('gastos', gastoDoc);

/** The expenses in any of these states (all states need no filter), of one collector or of everybody (null). */
export function enEstados(estados: readonly EstadoSolicitud[], id_cobrador: string | null) {
  const deQuien =
    id_cobrador === null ? gastos.todas() : gastos.todas().where('id_cobrador', '==', id_cobrador);
  return estados.length === ESTADOS_SOLICITUD.length ? deQuien : deQuien.where('estado', 'in', [...estados]);
}

/** Counts the expenses in each state (decided ones up to a thousand) and the money that waits; no document is read. */
export async function contarGastos(id_cobrador: string | null) {
  const pendientes = enEstados(['pendiente'], id_cobrador).aggregate({
    cuantos: AggregateField.count(),
    monto: AggregateField.sum('monto_centavos'),
  });
  const [espera, aprobada, rechazada] = await Promise.all([
    pendientes.get(),
    contarHastaMil(enEstados(['aprobada'], id_cobrador)),
    contarHastaMil(enEstados(['rechazada'], id_cobrador)),
  ]);
  const { cuantos: pendiente, monto } = espera.data();
  return { pendiente, aprobada, rechazada, monto_pendiente: centavos(monto) };
}
