import type { ResumenDoc } from '@leal/contract/documentos';
import type { DocumentReference } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { leer } from './coleccion.ts';

/*
 * Rows of all collectors stand in a few documents, in the order of their ids. Another document says which there are, and which
 * version of each it means: one that was written since is not used.
 */

export type IndiceDeFilas = NonNullable<ResumenDoc['filas']>;

type DeUno = { readonly id_cobrador: string };
type Parte<F> = { readonly version: string; readonly filas: F[] };

const comparar = (a: string, b: string): number => Number(a > b) - Number(a < b);

export const enOrdenDeId = <F extends DeUno>(filas: readonly F[]): F[] =>
  filas.toSorted((a, b) => comparar(a.id_cobrador, b.id_cobrador));

const versionDe = (filas: readonly DeUno[]): string =>
  createHash('sha256').update(JSON.stringify(filas)).digest('base64url').slice(0, 16);

type Donde<F> = {
  readonly porDocumento: number;
  readonly documento: (numero: number) => DocumentReference<Parte<F>>;
  /** What there was. */
  readonly antes?: IndiceDeFilas | undefined;
};

/** Writes those documents in which something has changed. */
export async function guardarPartes<F extends DeUno>(
  filas: readonly F[],
  { porDocumento, documento, antes = [] }: Donde<F>,
): Promise<IndiceDeFilas> {
  const enOrden = enOrdenDeId(filas);
  const indice: IndiceDeFilas = [];
  for (let i = 0; i * porDocumento < enOrden.length; i += 1) {
    const suyas = enOrden.slice(i * porDocumento, (i + 1) * porDocumento);
    const version = versionDe(suyas);
    indice.push({ desde: suyas[0]?.id_cobrador ?? '', version });
    if (antes[i]?.version !== version) await documento(i).set({ version, filas: suyas });
  }
  return indice;
}

/** Some 50 MB of rows at most; a version never changes what it holds. */
const MS_RECORDADO = 60_000;
const MAXIMO_RECORDADO = 40;

/** Reads such documents, and remembers them for a minute; null: it has been written again since. */
export function lectorDePartes<F>() {
  const recordadas = cacheTemporal<Parte<F>>(MS_RECORDADO, MAXIMO_RECORDADO);
  return async (documento: DocumentReference<Parte<F>>, version: string): Promise<readonly F[] | null> => {
    const conocida = recordadas.leer(documento.path);
    if (conocida?.version === version) return conocida.filas;
    const leida = await leer(documento);
    return leida?.version === version ? recordadas.guardar(documento.path, leida).filas : null;
  };
}
