import type { cerrarTareaMultiple as contrato, SolicitudDe } from '@leal/contract';
import type { SolicitudDoc } from '@leal/contract/documentos';
import { estaVivo, tareaAbierta } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { movimientos } from '../../data/creditos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { exigirAlcance } from '../../platform/actor.ts';
import type { CasoCambio } from '../../platform/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../platform/transaccion.ts';
import { presentarSolicitud } from '../solicitudes/presentar-solicitud.ts';

type Multiple = Extract<SolicitudDoc, { tipo: 'abonos_multiples' }>;

/** Rejected with a word about the cash, and not done yet. */
function exigirTarea(solicitud: SolicitudDoc): asserts solicitud is Multiple {
  if (solicitud.tipo !== 'abonos_multiples' || solicitud.datos.efectivo === null)
    throw new ErrorApp('NO_ELEGIBLE', 'Esta solicitud no dejó efectivo por resolver.');
  if (!tareaAbierta({ ...solicitud.datos, estado: solicitud.estado })) throw new ErrorApp('YA_PROCESADA');
}

/** Cash that is said to be registered has to stand in the ledger: a payment since the rejection. */
async function exigirRegistro({ tx }: Cambio, { id_credito, fecha_respuesta }: Multiple): Promise<void> {
  const desde = movimientos(id_credito ?? '')
    .todas()
    .where('sincronizado_en', '>=', fecha_respuesta);
  const { docs } = await tx.get(desde);
  const hay = docs.map((foto) => foto.data()).some((fila) => fila.tipo === 'pago' && estaVivo(fila));
  if (!hay) throw new ErrorApp('NO_ELEGIBLE', 'Primero registra el pago del cliente.');
}

/** The collector says what became of the cash in hand: the task is done, and the audit keeps it. */
export const cerrarTareaMultiple = {
  leer: ({ parametros }) => ({ solicitud: solicitudes.doc(parametros.id) }),
  ejecutar: async ({ cuerpo: { hecho } }, cambio, leidos) => {
    const solicitud = exigirAlcance(cambio.actor, leidos.solicitud);
    exigirTarea(solicitud);
    if (hecho === 'registrado') await exigirRegistro(cambio, solicitud);
    const { id_solicitud, id_cobrador, id_cliente, nombre_cliente } = solicitud;
    const datos = { ...solicitud.datos, tarea: { hecho, fecha: cambio.ahora } };
    cambio.tx.update(solicitudes.doc(id_solicitud), { datos });
    anotar(cambio, {
      accion: 'abonos/tarea-multiple',
      documento: `solicitudes/${id_solicitud}`,
      id_cobrador,
      cliente: { id_cliente, nombre: nombre_cliente },
      antes: { efectivo: datos.efectivo },
      despues: { hecho, monto_centavos: datos.monto_total_centavos },
    });
    return { solicitud: presentarSolicitud({ ...solicitud, datos }) as SolicitudDe<'abonos_multiples'> };
  },
} satisfies CasoCambio<typeof contrato, { solicitud: ReturnType<typeof solicitudes.doc> }>;
