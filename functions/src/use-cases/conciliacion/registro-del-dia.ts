import type { ConciliacionDoc } from '@leal/contract/documentos';
import { type Fecha, fechaLocal } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { conciliaciones } from '../../data/conciliacion.ts';
import { nuevoId } from '../../platform/ids.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';
import { avanceNuevo } from './avance.ts';

/** More runs than anybody starts in a day. */
const MAXIMO_ANTERIORES = 20;

function conAnterior({ anteriores, ...previa }: ConciliacionDoc): ConciliacionDoc['anteriores'] {
  const { termino_en, diferencias, sin_reparar, fallidos } = previa;
  const ultima = { termino_en, diferencias, sin_reparar, fallidos: fallidos.length };
  return [...anteriores, ultima].slice(-MAXIMO_ANTERIORES);
}

/** The record of a day; undefined while nobody ran on it. */
export const leerDelDia = (fecha: Fecha): Promise<ConciliacionDoc | undefined> =>
  leer(conciliaciones.doc(fecha));

/** The day's run as far as it came before something stopped it, or a new one. */
export async function retomar(ahora: Date): Promise<ConciliacionDoc> {
  const previa = await leerDelDia(fechaLocal(ahora));
  if (previa?.estado === 'en_curso') return previa;
  return avanceNuevo(nuevoId(), ahora, previa ? conAnterior(previa) : []);
}

/** The same run has come further by now: this is a late write of a process that has ended. */
const esVieja = (avance: ConciliacionDoc, guardada: ConciliacionDoc | undefined): boolean =>
  guardada?.corrida === avance.corrida &&
  (guardada.estado !== 'en_curso' || (guardada.hasta ?? '') > (avance.hasta ?? ''));

/** Keeps how far the run has come; never goes back. */
export const guardarDelDia = (avance: ConciliacionDoc): Promise<void> =>
  transaccionDeTrabajo(async (tx) => {
    const documento = conciliaciones.doc(avance.fecha);
    if (!esVieja(avance, (await tx.get(documento)).data())) tx.set(documento, avance);
  });
