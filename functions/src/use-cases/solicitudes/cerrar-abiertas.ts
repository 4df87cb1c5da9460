import type { SolicitudDoc } from '@leal/contract/documentos';
import { ERRORES, formatearPesos, reglasDe } from '@leal/domain';
import { solicitudes } from '../../data/solicitudes.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { sellar } from './sellar.ts';
import { apuntar } from './puntero.ts';
import { comoTarea, restaDe, type Tarea } from './tarea.ts';

/** The requests of a credit, or all of a client's. */
type Donde = { readonly id_credito: string } | { readonly id_cliente: string };

const igualA = (donde: Donde): [string, '==', string] =>
  'id_credito' in donde ? ['id_credito', '==', donde.id_credito] : ['id_cliente', '==', donde.id_cliente];

/** In a transaction, or outside of any. */
type En = Partial<Pick<Cambio, 'tx'>>;

async function leerDonde({ tx }: En, donde: Donde, [campo, valor]: readonly [string, unknown]) {
  const consulta = solicitudes
    .todas()
    .where(...igualA(donde))
    .where(campo, '==', valor);
  const { docs } = await (tx ? tx.get(consulta) : consulta.get());
  return docs.map((foto) => foto.data());
}

/** The requests that still wait for a manager; in a transaction, before its first write. */
export const leerAbiertas = (en: En, donde: Donde): Promise<SolicitudDoc[]> =>
  leerDonde(en, donde, ['estado', 'pendiente']);

/** Decided ones whose cash is still in the collector's hands; like `leerAbiertas`. */
export const leerTareas = async (en: En, donde: Donde): Promise<Tarea[]> =>
  (await leerDonde(en, donde, ['tarea_abierta', true])).map(comoTarea);

/** Why a client or credit does not go away while a collector holds this cash of it. */
export function porQueTarea(tarea: Tarea): string {
  const [cuanto, quien] = [formatearPesos(restaDe(tarea)), tarea.nombre_solicitante];
  return `${quien} tiene ${cuanto} de este cliente por devolver o registrar. Primero eso.`;
}

/** While a collector holds cash of this client or credit, it must not go away (409 SOLICITUDES_ABIERTAS). */
export function exigirSinTareas([tarea]: readonly Tarea[]): void {
  if (tarea !== undefined) throw new ErrorApp('SOLICITUDES_ABIERTAS', porQueTarea(tarea));
}

/** A collector holds cash for these: somebody has to decide them, they are never just closed. */
export const hayDinero = (abiertas: readonly Pick<SolicitudDoc, 'tipo'>[]): boolean =>
  abiertas.some(({ tipo }) => reglasDe(tipo).con_efectivo);

/** Why a client does not go away now, in the words of the refusal; undefined: nothing stands against it. */
export async function leerPorQueQueda(id_cliente: string): Promise<string | undefined> {
  const [abiertas, [tarea]] = await Promise.all([
    leerAbiertas({}, { id_cliente }),
    leerTareas({}, { id_cliente }),
  ]);
  if (tarea !== undefined) return porQueTarea(tarea);
  return hayDinero(abiertas) ? ERRORES.SOLICITUDES_ABIERTAS.mensaje : undefined;
}

function rechazada(solicitud: SolicitudDoc, comentario: string): SolicitudDoc {
  if (solicitud.tipo !== 'renovacion') return solicitud;
  return { ...solicitud, datos: { ...solicitud.datos, motivo_rechazo: comentario } };
}

/**
 * Every open request of `leerAbiertas` is rejected with that comment, in the name of the actor, and its pointer freed:
 * its credit is closed or its client deleted. Refuses money in hand (409 SOLICITUDES_ABIERTAS).
 */
export function cerrarAbiertas(cambio: Cambio, abiertas: readonly SolicitudDoc[], comentario: string): void {
  if (hayDinero(abiertas)) throw new ErrorApp('SOLICITUDES_ABIERTAS');
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
