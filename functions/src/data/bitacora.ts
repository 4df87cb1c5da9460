import { bitacoraDoc, type BitacoraDoc, type UsuarioDoc } from '@leal/contract/documentos';
import type { Posicion } from '@leal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Ids } from '../platform/ids.ts';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';
import { type EntreDias, entreDias } from './entre-dias.ts';

export const bitacora = coleccion('bitacora', bitacoraDoc);

/** The audit's marks of how a decision was taken. */
export type Marcas = Pick<BitacoraDoc, 'decision_propia' | 'sin_visto'>;

type Renglon = Pick<BitacoraDoc, 'accion' | 'documento' | 'antes' | 'despues'> &
  Partial<Pick<BitacoraDoc, 'id_cobrador'>> &
  Marcas & {
    /** The client that the row is about, by the name of now, so that no list has to look it up. */
    readonly cliente?: { readonly id_cliente: string; readonly nombre: string };
  };

/** The author of a change, its instant and its transaction: a use case's `Cambio` has them. */
export type Autoria = {
  readonly tx: Transaction;
  readonly actor: Pick<UsuarioDoc, 'nombre' | 'id_rol'> & { readonly uid: string };
  readonly ahora: Date;
  readonly ids: Ids;
  /** Absent where the clock does it. */
  readonly clave?: string;
  /** The position of the phone that captured it. */
  readonly posicion?: Posicion;
};

/** Keys under which something was noted already in this run of the transaction. */
const anotadas = new WeakMap<Transaction, Set<string>>();

/**
 * The first row under a key has the key's own id: `create` then refuses whatever is done under it a second time, however
 * long its answer has been forgotten.
 */
function idDe({ tx, ids, clave }: Autoria, { accion, documento }: Renglon): string {
  const claves = anotadas.get(tx) ?? new Set();
  anotadas.set(tx, claves);
  if (clave === undefined || claves.has(clave)) return ids.de(`bitacora ${accion} ${documento}`);
  claves.add(clave);
  return clave;
}

/**
 * A row says who did what to which document, in the same commit as the change itself. The log is append-only. A change
 * may write several rows, each about another document or of another action.
 */
export function anotar(autoria: Autoria, { cliente, ...renglon }: Renglon): void {
  const { tx, actor, ahora, clave, posicion } = autoria;
  const id = idDe(autoria, renglon);
  tx.create(bitacora.doc(id), {
    id,
    fecha: ahora,
    id_usuario: actor.uid,
    nombre_usuario: actor.nombre,
    id_rol: actor.id_rol,
    id_cobrador: null,
    id_cliente: cliente?.id_cliente ?? null,
    nombre_cliente: cliente?.nombre ?? null,
    ...(clave !== undefined && { clave }),
    ...(posicion && { posicion: { ...posicion, guardada_en: ahora } }),
    ...renglon,
  });
}

/** Whether anything was ever done under that key. */
export async function hayConClave(clave: string): Promise<boolean> {
  return !(await bitacora.todas().where('clave', '==', clave).limit(1).get()).empty;
}

type DeQuien = { readonly id_cobrador: string; readonly acciones: readonly string[] };

/** The rows of these kinds about a collector's work, of those days; newest first. */
export async function leerAcciones(
  { id_cobrador, acciones }: DeQuien,
  dias: EntreDias,
): Promise<BitacoraDoc[]> {
  const suyas = bitacora.todas().where('id_cobrador', '==', id_cobrador).where('accion', 'in', acciones);
  return (await entreDias(suyas, 'fecha', dias).orderBy('fecha', 'desc').get()).docs.map((foto) =>
    foto.data(),
  );
}

/** The rows of one kind about a client since then; newest first. */
export async function leerDelCliente(
  id_cliente: string,
  accion: string,
  desde: Date,
): Promise<BitacoraDoc[]> {
  const suyas = bitacora.todas().where('id_cliente', '==', id_cliente).where('accion', '==', accion);
  return (await suyas.where('fecha', '>=', desde).orderBy('fecha', 'desc').get()).docs.map((foto) =>
    foto.data(),
  );
}

/** Where the phones were that sent these keys, as long as that is kept: null: it was not said; keys without a row are left out. */
export async function leerPosiciones(
  claves: readonly string[],
): Promise<ReadonlyMap<string, Posicion | null>> {
  const unicas = [...new Set(claves)];
  if (unicas.length === 0) return new Map();
  const fotos = await firestore().getAll(...unicas.map((clave) => bitacora.doc(clave)));
  return new Map(
    fotos.flatMap((foto) => {
      const renglon = foto.data() as BitacoraDoc | undefined;
      return renglon ? [[foto.id, renglon.posicion ?? null] as const] : [];
    }),
  );
}

const POR_TANDA = 400;

/** Takes the positions out that were kept before that instant; the rows stay. Returns how many. */
export async function borrarPosicionesDeAntes(corte: Date): Promise<number> {
  const viejas = bitacora.todas().where('posicion.guardada_en', '<', corte).limit(POR_TANDA);
  let borradas = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page is what the one before has left
    const { docs } = await viejas.select().get();
    const tanda = firestore().batch();
    for (const { ref } of docs) tanda.update(ref, { posicion: FieldValue.delete() });
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (docs.length > 0) await tanda.commit();
    borradas += docs.length;
    if (docs.length < POR_TANDA) return borradas;
  }
}
