import type { SolicitudDoc } from '@leal/contract/documentos';
import { formatearPesos, reglasDe } from '@leal/domain';
import { solicitudes } from '../../data/solicitudes.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { sellar } from './sellar.ts';
import { apuntar } from './puntero.ts';
import { comoTarea, restaDe, type Tarea } from './tarea.ts';

/** The requests of a credit, or all of a client's. */
type Donde = { readonly id_credito: string } | { readonly id_cliente: string };

const campoDe = (donde: Donde): [string, string] =>
  'id_credito' in donde ? ['id_credito', donde.id_credito] : ['id_cliente', donde.id_cliente];

/** The requests that still wait for a manager, read in the transaction: call it before the first write. */
export async function leerAbiertas({ tx }: Cambio, donde: Donde): Promise<SolicitudDoc[]> {
  const [campo, id] = campoDe(donde);
  const { docs } = await tx.get(
    solicitudes.todas().where(campo, '==', id).where('estado', '==', 'pendiente'),
  );
  return docs.map((foto) => foto.data());
}

/** Decided ones whose cash is still in the collector's hands; like `leerAbiertas`, before the first write. */
export async function leerTareas({ tx }: Cambio, donde: Donde): Promise<Tarea[]> {
  const [campo, id] = campoDe(donde);
  const { docs } = await tx.get(
    solicitudes.todas().where(campo, '==', id).where('tarea_abierta', '==', true),
  );
  return docs.map((foto) => comoTarea(foto.data()));
}

/** While a collector holds cash of this client or credit, it must not go away (409 SOLICITUDES_ABIERTAS). */
export function exigirSinTareas([tarea]: readonly Tarea[]): void {
  if (tarea === undefined) return;
  const [cuanto, quien] = [formatearPesos(restaDe(tarea)), tarea.nombre_solicitante];
  const mensaje = `${quien} tiene ${cuanto} de este cliente por devolver o registrar. Primero eso.`;
  throw new ErrorApp('SOLICITUDES_ABIERTAS', mensaje);
}

/** A collector holds cash for these: somebody has to decide them, they are never just closed (409 SOLICITUDES_ABIERTAS). */
function exigirSinDinero(abiertas: readonly SolicitudDoc[]): void {
  if (abiertas.some(({ tipo }) => reglasDe(tipo).con_efectivo)) throw new ErrorApp('SOLICITUDES_ABIERTAS');
}

function rechazada(solicitud: SolicitudDoc, comentario: string): SolicitudDoc {
  if (solicitud.tipo !== 'renovacion') return solicitud;
  return { ...solicitud, datos: { ...solicitud.datos, motivo_rechazo: comentario } };
}

/**
 * Every open request of `leerAbiertas` is rejected with that comment, in the name of the actor, and its pointer freed:
 * its credit is closed or its client deleted. Refuses money in hand.
 */
export function cerrarAbiertas(cambio: Cambio, abiertas: readonly SolicitudDoc[], comentario: string): void {
  exigirSinDinero(abiertas);
  for (const solicitud of abiertas) {
    apuntar(cambio, solicitud, null);
    sellar(cambio, rechazada(solicitud, comentario), {
      estado: 'rechazada',
      comentario,
      decision_propia: solicitud.solicitante === cambio.actor.uid,
      ruta: false,
    });
  }
}
