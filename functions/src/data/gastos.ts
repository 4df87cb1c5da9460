import { gastoDoc } from '@leal/contract/documentos';
import { centavos, ESTADOS_SOLICITUD, type EstadoSolicitud } from '@leal/domain';
import { AggregateField } from 'firebase-admin/firestore';
import { coleccion } from './coleccion.ts';
import { contarHastaMil } from './pagina.ts';

export const gastos = coleccion('gastos', gastoDoc);

/** Of every collector, in any of these states; all of them ask for no filter. */
export const enEstados = (estados: readonly EstadoSolicitud[]) =>
  estados.length === ESTADOS_SOLICITUD.length
    ? gastos.todas()
    : gastos.todas().where('estado', 'in', [...estados]);

/** How many are in each state (decided ones up to a thousand), and the money that waits; no document is read. */
export async function contarGastos() {
  const pendientes = enEstados(['pendiente']).aggregate({
    cuantos: AggregateField.count(),
    monto: AggregateField.sum('monto_centavos'),
  });
  const [espera, aprobada, rechazada] = await Promise.all([
    pendientes.get(),
    contarHastaMil(enEstados(['aprobada'])),
    contarHastaMil(enEstados(['rechazada'])),
  ]);
  const { cuantos: pendiente, monto } = espera.data();
  return { pendiente, aprobada, rechazada, monto_pendiente: centavos(monto) };
}
