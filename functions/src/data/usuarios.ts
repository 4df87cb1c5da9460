import {
  type ContactoDoc,
  contactoDoc,
  correoDoc,
  type UsuarioDoc,
  usuarioDoc,
} from '@leal/contract/documentos';
import { contactoEnTotal, idCorreo, ROL } from '@leal/domain';
import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';

export const usuarios = coleccion('usuarios', usuarioDoc);

/** One per person, under their id. */
export const contactos = coleccion('contactos', contactoDoc);

/** The last words of a person's phones: of each, and all together in the record that lists read. */
export function guardarContacto(tx: Transaction, { id_usuario, dispositivos }: ContactoDoc): void {
  tx.set(contactos.doc(id_usuario), { id_usuario, dispositivos });
  tx.update(usuarios.doc(id_usuario), { contacto: contactoEnTotal(dispositivos) });
}

/** The owner of each address. Older users have no such document: only their own record says it. */
const correos = coleccion('correos', correoDoc);
export const correoDe = (email: string) => correos.doc(idCorreo(email));
export const conCorreo = (email: string) => usuarios.todas().where('email', '==', email).limit(1);

const cobradores = (activo: boolean) =>
  usuarios.todas().where('id_rol', '==', ROL.cobrador).where('activo', '==', activo);

export const contarCobradoresActivos = async (): Promise<number> =>
  (await cobradores(true).count().get()).data().count;

/** The ids, between the two, of collectors who were turned off. */
export async function leerCobradoresInactivos(desde: string, hasta: string): Promise<ReadonlySet<string>> {
  const { docs } = await cobradores(false).orderBy(FieldPath.documentId()).startAt(desde).endAt(hasta).get();
  return new Set(docs.map((foto) => foto.id));
}

/** The ids of all of them: a read for each. */
export const leerInactivos = async (): Promise<ReadonlySet<string>> =>
  new Set((await cobradores(false).select().get()).docs.map(({ id }) => id));

/** The fields of an account that are said beside its name. */
export type CuentaDe = Pick<UsuarioDoc, 'nombre' | 'activo' | 'vacaciones'>;

/** Name and state of these accounts by id, in one round trip; those without a name are left out. */
export async function leerCuentasDe(ids: readonly string[]): Promise<Map<string, CuentaDe>> {
  if (ids.length === 0) return new Map();
  const referencias = ids.map((id) => firestore().doc(`usuarios/${id}`));
  const fotos = await firestore().getAll(...referencias, { fieldMask: ['nombre', 'activo', 'vacaciones'] });
  return new Map(
    fotos.flatMap((foto) => {
      const nombre: unknown = foto.get('nombre');
      if (typeof nombre !== 'string') return [];
      const vacaciones = foto.get('vacaciones') as UsuarioDoc['vacaciones'];
      return [[foto.id, { nombre, activo: foto.get('activo') === true, vacaciones }]];
    }),
  );
}

/** Reads what every record says of its account, by id. */
export async function leerRegistros(): Promise<Map<string, Pick<UsuarioDoc, 'activo' | 'email' | 'id_rol'>>> {
  const { docs } = await firestore().collection('usuarios').select('activo', 'email', 'id_rol').get();
  return new Map(docs.map((foto) => [foto.id, foto.data() as UsuarioDoc]));
}

/**
 * The ids of every collector's account, turned off or not, or the one named (none, if that is no collector's). The
 * records are not looked at: a damaged one must not stop a job for the others.
 */
export async function idsDeCuentas(id_usuario?: string): Promise<string[]> {
  const todas = firestore().collection('usuarios').where('id_rol', '==', ROL.cobrador);
  const pedidas = id_usuario === undefined ? todas : todas.where('id_usuario', '==', id_usuario);
  return (await pedidas.select().get()).docs.map(({ id }) => id);
}
