import { createHash } from 'node:crypto';
import type { IdempotenciaDoc } from '@leal/contract/documentos';
import type { DocumentReference } from 'firebase-admin/firestore';
import { idempotencia } from '../../data/idempotencia.ts';

const MS_GUARDADA = 7 * 86_400_000;

/**
 * Where a collector's repairs sign, in their own commit. A repair was computed against the last signature; when
 * another one stands there, somebody mended meanwhile (or this very commit did, and its answer was lost), and
 * adding the same drift again would be a new one.
 */
export const guardiaDe = (id_cobrador: string): DocumentReference<IdempotenciaDoc> =>
  idempotencia.doc(createHash('sha256').update(`conciliacion|${id_cobrador}`).digest('hex'));

export const firma = (marca: string, ahora: Date): IdempotenciaDoc => ({
  huella: marca,
  estado: 200,
  respuesta: '',
  creado_en: ahora,
  expira_en: new Date(ahora.getTime() + MS_GUARDADA),
});
