import type { TotalesDoc } from '@leal/contract/documentos';
import { Timestamp } from 'firebase-admin/firestore';
import { leerEnInstante } from '../platform/transacciones.ts';
import { recorrerEn } from './instante.ts';
import { totales, totalesMovidos } from './totales.ts';

const POR_PAGINA = 500;
/** So many collectors are remembered, at 2 to 8 KB each: a third of 512 MiB. With more, all are read each minute. */
const MAXIMO = 20_000;
/** A read that was asked for so long ago has come, or never will (`almacen` in platform/plazo.ts). */
const TARDAN_MS = 10_000;
/** A change that no write tells of, as one by hand, is found within the hour. */
const ENTEROS_MS = 60 * 60_000;

type Recordados = {
  readonly leido: Timestamp;
  readonly enteros: Timestamp;
  readonly porId: Map<string, TotalesDoc>;
};
let recordados: Recordados | undefined;

/** Every collector's sums as of that instant, with a page in memory at a time: a read for each. */
export async function* totalesEn(instante: Timestamp): AsyncGenerator<TotalesDoc> {
  for await (const foto of recorrerEn(instante, totales.todas(), POR_PAGINA)) yield foto.data();
}

/** Whether any collector's sums were written between the two, as the store was at the first. */
export async function hanMovidoEn(instante: Timestamp, desde: Timestamp): Promise<boolean> {
  const { empty } = await leerEnInstante(instante, (tx) => tx.get(totalesMovidos(desde, 1)));
  return !empty;
}

async function* recordando(instante: Timestamp): AsyncGenerator<TotalesDoc> {
  const porId = new Map<string, TotalesDoc>();
  for await (const sumas of totalesEn(instante)) {
    if (porId.size <= MAXIMO) porId.set(sumas.id_cobrador, sumas);
    yield sumas;
  }
  recordados = porId.size <= MAXIMO ? { leido: instante, enteros: instante, porId } : undefined;
}

/** Null: they are not known as of then, or for too long. */
async function conMovidos(instante: Timestamp, leido: Timestamp | undefined) {
  if (!recordados || !leido?.isEqual(recordados.leido)) return null;
  const { enteros, porId } = recordados;
  if (instante.toMillis() - enteros.toMillis() > ENTEROS_MS) return null;
  const desde = Timestamp.fromMillis(leido.toMillis() - TARDAN_MS);
  const { docs } = await leerEnInstante(instante, (tx) => tx.get(totalesMovidos(desde, MAXIMO)));
  if (docs.length === MAXIMO) return null;
  for (const foto of docs) porId.set(foto.id, foto.data());
  recordados = { leido: instante, enteros, porId };
  return porId.values();
}

/**
 * The same for who comes again and again, as the clock's one instance does: it reads only what was written since `leido`, if
 * that is when it was here last. Somebody else's sums, or those of a backup, are of another instant: then it reads all.
 */
export const totalesAlDia = async (instante: Timestamp, leido: Timestamp | undefined) =>
  (await conMovidos(instante, leido)) ?? recordando(instante);

/** Nothing has moved between the two. */
export function siguenIguales(leido: Timestamp, ahora: Timestamp): void {
  if (recordados?.leido.isEqual(leido)) recordados = { ...recordados, leido: ahora };
}
