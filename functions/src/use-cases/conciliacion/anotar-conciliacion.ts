import type { ConciliacionDoc } from '@leal/contract/documentos';
import { conciliaciones } from '../../data/conciliacion.ts';
import { transaccionDeTrabajo } from '../../platform/transaccion-de-trabajo.ts';

/** Nobody runs it more often in a day. */
const MAXIMO_ANTERIORES = 20;

function conAnterior({ anteriores, ...previa }: ConciliacionDoc): ConciliacionDoc['anteriores'] {
  const { termino_en, diferencias, sin_reparar, fallidos } = previa;
  const ultima = { termino_en, diferencias, sin_reparar, fallidos: fallidos.length };
  return [...anteriores, ultima].slice(-MAXIMO_ANTERIORES);
}

/** The day's record: this run's, with the figures of the day's earlier ones. */
export async function anotarConciliacion(resultado: Omit<ConciliacionDoc, 'anteriores'>): Promise<void> {
  const documento = conciliaciones.doc(resultado.fecha);
  await transaccionDeTrabajo(async (tx) => {
    const previa = (await tx.get(documento)).data();
    // Its own record, after an answer that got lost.
    if (previa?.empezo_en.getTime() === resultado.empezo_en.getTime()) return;
    tx.set(documento, { ...resultado, anteriores: previa ? conAnterior(previa) : [] });
  });
}
