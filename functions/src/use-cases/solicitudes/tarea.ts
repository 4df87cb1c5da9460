import {
  conTareaAbierta,
  esConEfectivo,
  retenidoDe,
  type SolicitudConEfectivo,
  type SolicitudDoc,
  sumableDe,
} from '@leal/contract/documentos';
import {
  aportacionSolicitud,
  type Centavos,
  diferencia,
  type EfectivoRetenido,
  fechaLocal,
  formatearPesos,
  avanzarTarea,
  type PasoDeTarea,
  porResolver,
} from '@leal/domain';
import { solicitudes } from '../../data/solicitudes.ts';
import { moverTotales } from '../../data/totales.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';

/* The cash that a decision left in the collector's hands (decision 0009): registered from there, or given back. */

export type Tarea = SolicitudConEfectivo;

/** A request that left cash to be resolved (422 NO_ELEGIBLE), whether or not that is done. */
export function comoTarea(solicitud: SolicitudDoc): Tarea {
  if (esConEfectivo(solicitud) && solicitud.datos.efectivo !== null) return solicitud;
  throw new ErrorApp('NO_ELEGIBLE', 'Esta solicitud no dejó efectivo por resolver.');
}

/** Only a request that holds cash has left a task. */
export const cajaDe = (tarea: Tarea): EfectivoRetenido => retenidoDe(tarea) as EfectivoRetenido;

export const restaDe = (tarea: Tarea): Centavos => porResolver(cajaDe(tarea));

/** No more may be registered than remains in hand (409 when nothing does, 422 when less). */
export function exigirQueQuede(tarea: Tarea, monto: Centavos): void {
  const resta = restaDe(tarea);
  if (monto <= resta) return;
  if (resta === 0) throw new ErrorApp('YA_PROCESADA', 'De este efectivo ya no queda nada por registrar.');
  throw new ErrorApp('NO_ELEGIBLE', `De este efectivo quedan ${formatearPesos(resta)}: no alcanza para más.`);
}

/** Cash leaves a task or comes back to it: the request and its collector's sums. Reads nothing. */
export function asentarTarea({ tx, ahora }: Cambio, tarea: Tarea, paso: PasoDeTarea): Tarea {
  const { tarea: _, ...datos } = tarea.datos;
  const { tarea: cerrada, registrado_centavos, devuelto_centavos } = avanzarTarea(cajaDe(tarea), paso, ahora);
  const movidos = { registrado_centavos, devuelto_centavos, ...(cerrada && { tarea: cerrada }) };
  const despues = { ...tarea, datos: { ...datos, ...movidos } } as Tarea;
  tx.update(solicitudes.doc(tarea.id_solicitud), { datos: despues.datos, ...conTareaAbierta(despues) });
  const suma = (sumable: Tarea) => aportacionSolicitud(sumableDe(sumable));
  moverTotales(tx, tarea.id_cobrador, diferencia(suma(tarea), suma(despues)).totales, {
    hoy: fechaLocal(ahora),
  });
  return despues;
}

/** The audit's record of it, whatever moved it. */
export const huellaDeTarea = (tarea: Tarea) => ({
  id_solicitud_tarea: tarea.id_solicitud,
  por_resolver_centavos: restaDe(tarea),
});
