import { createHash } from 'node:crypto';
import {
  diferenciaConciliada,
  type DiferenciaConciliada,
  type IdempotenciaDoc,
} from '@leal/contract/documentos';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { idempotencia } from '../../data/idempotencia.ts';

const MS_GUARDADA = 7 * 86_400_000;
/** Far below what a document may hold. */
const MAXIMO_GUARDADAS = 1000;

/**
 * The document that a collector's repairs sign, in their own commit. A repair is computed against the last signature;
 * when another one is there, somebody repaired meanwhile (or this very commit did, and its answer was lost), and
 * adding the same drift again would create a new one. The signature also keeps what its run has repaired, for the run
 * that continues after that one was killed.
 */
export const guardiaDe = (id_cobrador: string): DocumentReference<IdempotenciaDoc> =>
  idempotencia.doc(createHash('sha256').update(`conciliacion|${id_cobrador}`).digest('hex'));

export const firma = (
  marca: string,
  ahora: Date,
  diferencias: readonly DiferenciaConciliada[],
): IdempotenciaDoc => ({
  huella: marca,
  estado: 200,
  respuesta: JSON.stringify(diferencias.slice(0, MAXIMO_GUARDADAS)),
  creado_en: ahora,
  expira_en: new Date(ahora.getTime() + MS_GUARDADA),
});

/** The repairs that this run has already made to the collector. */
export function reparadoPor(
  corrida: string,
  guardia: IdempotenciaDoc | undefined,
): readonly DiferenciaConciliada[] {
  if (!guardia?.huella.startsWith(`${corrida}/`)) return [];
  return z.array(diferenciaConciliada).parse(JSON.parse(guardia.respuesta));
}
