import type { DiaDoc } from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { dias } from './totales.ts';

/** The document of rows that found no room in their day's: it stands beside it, oldest first (`hacer-lugar.ts`). */
export const idDeHoja = (fecha: string, n: number): string => `${fecha}.${n}`;
export const rutaDeHoja = (id_cobrador: string, fecha: string, n: number): string =>
  `totales/${id_cobrador}/dias/${idDeHoja(fecha, n)}`;
export const esHoja = (id: string): boolean => id.includes('.');

type ConQuitadas = { readonly quitadas?: Readonly<Record<string, unknown>> | undefined };
type ConFilas<F> = ConQuitadas & { readonly filas: Readonly<Record<string, F>> };

/** A map of a day from the oldest document to the newest: each takes out what is in those before it, and adds its own. */
function juntar<D extends ConQuitadas, V>(
  enOrden: readonly D[],
  mapaDe: (dia: D) => Readonly<Record<string, V>>,
) {
  const juntas: Record<string, V> = {};
  for (const dia of enOrden) {
    for (const id of Object.keys(dia.quitadas ?? {})) delete juntas[id];
    Object.assign(juntas, mapaDe(dia));
  }
  return juntas;
}

export const juntarFilas = <F>(enOrden: readonly ConFilas<F>[]): Record<string, F> =>
  juntar(enOrden, ({ filas }) => filas);

type LeerTodos = (referencias: DocumentReference<DiaDoc>[]) => Promise<(DiaDoc | undefined)[]>;

const leerTodos: LeerTodos = async (referencias) =>
  (await firestore().getAll(...referencias)).map((foto) => foto.data() as DiaDoc | undefined);

/** A day with all its rows: as it was read, but where it has gone on in other documents, which are read then. */
export async function completarDia<D extends DiaDoc | undefined>(dia: D, leer = leerTodos): Promise<D> {
  if (!dia?.hojas) return dia;
  const referencias = Array.from({ length: dia.hojas }, (_, i) =>
    dias(dia.id_cobrador).doc(idDeHoja(dia.fecha, i + 1)),
  );
  const todas = [...(await leer(referencias)).filter((hoja) => hoja !== undefined), dia];
  return { ...dia, filas: juntarFilas(todas), en_espera: juntar(todas, ({ en_espera }) => en_espera) };
}

/** One day of a collector; undefined where nothing happened. */
export const leerDia = async (id_cobrador: string, fecha: Fecha): Promise<DiaDoc | undefined> =>
  completarDia((await dias(id_cobrador).doc(fecha).get()).data());

/** Several days of a collector in one round trip, in that order; undefined where nothing happened. */
export async function leerDias(
  id_cobrador: string,
  fechas: readonly Fecha[],
): Promise<(DiaDoc | undefined)[]> {
  if (fechas.length === 0) return [];
  const leidos = await leerTodos(fechas.map((fecha) => dias(id_cobrador).doc(fecha)));
  return Promise.all(leidos.map((dia) => completarDia(dia)));
}
