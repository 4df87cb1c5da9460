import { clienteDoc, type ClienteDoc } from '@leal/contract/documentos';
import { prefijosBuscados, type SenasPersonales, slugsDelNombre, TELEFONOS } from '@leal/domain';
import { FieldPath, Filter, type Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';
import { leerPagina, type PaginaPedida } from './pagina.ts';

export const clientes = coleccion('clientes', clienteDoc);

const LISTADOS = ['Pendiente', 'Finalizado'] as const;

/** A collector's clients who have or had a credit, in one state or in either. */
export const listadosDe = (id_cobrador: string, estado?: (typeof LISTADOS)[number]): Query<ClienteDoc> =>
  clientes
    .todas()
    .where('id_cobrador', '==', id_cobrador)
    .where('eliminado', '==', false)
    .where('estado_lista', 'in', estado === undefined ? LISTADOS : [estado]);

/** Every collector's clients with an active credit; a deleted one has left every list. */
export const activosDeTodos = (): Query<ClienteDoc> =>
  clientes.todas().where('estado_lista', '==', 'Pendiente');

/** Everybody who was not deleted, those with requests alone too. */
export const noEliminados = (): Query<ClienteDoc> => clientes.todas().where('eliminado', '==', false);

/**
 * The clients or credits that seem to be of the same person: the same name at that collector's, with or without a '#2',
 * or one of its phones at any collector's (`parecidoPor`); deleted ones too.
 */
export function laMismaPersona({ id_cobrador, nombre, ...senas }: SenasPersonales): Filter {
  const delCobrador = Filter.where('id_cobrador', '==', id_cobrador);
  const tocayo = Filter.and(delCobrador, Filter.where('slug', 'in', slugsDelNombre(nombre)));
  const telefonos = TELEFONOS.map((campo) => senas[campo]).filter((numero) => numero !== '');
  const porNombre = nombre.trim() === '' ? [] : [tocayo];
  const porTelefono = TELEFONOS.map((campo) => Filter.where(campo, 'in', telefonos));
  return Filter.or(...porNombre, ...(telefonos.length === 0 ? [] : porTelefono));
}

/** More than whoever shares a phone. */
const MAXIMO_CON_TELEFONO = 10;

/** Whoever was not deleted and is reached under one of these numbers, whosever clients they are. */
export async function leerConTelefono(numeros: readonly string[]): Promise<ClienteDoc[]> {
  if (numeros.length === 0) return [];
  const alguno = Filter.or(...TELEFONOS.map((campo) => Filter.where(campo, 'in', numeros)));
  const { docs } = await clientes.todas().where(alguno).limit(MAXIMO_CON_TELEFONO).get();
  return docs.map((foto) => foto.data()).filter(({ eliminado }) => !eliminado);
}

/** These clients, in one round trip; the missing ones are left out. */
export async function leerClientes(ids: readonly string[]): Promise<ClienteDoc[]> {
  if (ids.length === 0) return [];
  const fotos = await firestore().getAll(...[...new Set(ids)].map((id) => clientes.doc(id)));
  return fotos.flatMap((foto) => (foto.data() as ClienteDoc | undefined) ?? []);
}

/** The clients with one of these names at that collector's, as it stands in addresses; deleted ones too. */
export const tocayos = (id_cobrador: string, slugs: readonly string[]): Query<ClienteDoc> =>
  clientes
    .todas()
    .where('id_cobrador', '==', id_cobrador)
    .where('slug', 'in', [...slugs]);

/** All of a collector's who were not deleted, whatever they owe. */
export const clientesDe = (id_cobrador: string): Query<ClienteDoc> =>
  noEliminados().where('id_cobrador', '==', id_cobrador);

/** More records of one person than anybody would look through. */
const MAXIMO_LIGADOS = 40;

/** The other records of `laMismaPersona`, newest first. */
export async function leerLigados(cliente: ClienteDoc): Promise<ClienteDoc[]> {
  const { docs } = await clientes.todas().where(laMismaPersona(cliente)).limit(MAXIMO_LIGADOS).get();
  return docs
    .map((foto) => foto.data())
    .filter(({ id_cliente }) => id_cliente !== cliente.id_cliente)
    .toSorted((a, b) => b.creado_en.getTime() - a.creado_en.getTime());
}

/** More words than anybody types; each one is a filter, and the store has a limit. */
const MAXIMO_PALABRAS = 8;

/**
 * A page of the clients of which every typed word (two letters or more) begins a word of name, business or address,
 * or is a run of the phone's digits (three or more); a text without a usable word finds nobody. Sorted by id: the
 * indexes of the words are merged, and that is the only order they share.
 */
export async function buscarClientes(
  consulta: Query<ClienteDoc>,
  texto: string,
  { filtros, ...pagina }: PaginaPedida & { readonly filtros: readonly unknown[] },
) {
  const prefijos = prefijosBuscados(texto).slice(0, MAXIMO_PALABRAS);
  if (prefijos.length === 0) return { filas: [], total: 0, siguiente: null };
  const conPalabras = prefijos.reduce(
    (hasta, prefijo) => hasta.where(new FieldPath('busca', prefijo), '==', true),
    consulta,
  );
  const orden = { campo: null, sentido: 'asc', id: 'id_cliente' } as const;
  return leerPagina(conPalabras, orden, { ...pagina, filtros: [...filtros, prefijos] });
}
