import type { ContactoDoc, TotalesDoc, UsuarioDoc } from '@leal/contract/documentos';
import { ROL } from '@leal/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { totales } from './totales.ts';
import { contactos } from './usuarios.ts';

export type Equipo = {
  readonly sumas: ReadonlyMap<string, TotalesDoc>;
  readonly contactos: ReadonlyMap<string, ContactoDoc>;
};

async function leerPorId<T>(referencias: DocumentReference<T>[]): Promise<Map<string, T>> {
  if (referencias.length === 0) return new Map();
  const fotos = await firestore().getAll(...(referencias as DocumentReference[]));
  return new Map(
    fotos.flatMap((foto) => {
      const leido = foto.data() as T | undefined;
      return leido === undefined ? [] : [[foto.id, leido]];
    }),
  );
}

/** What stands beside these accounts: of each a document of contacts, and a collector's sums. */
export async function leerEquipo(filas: readonly UsuarioDoc[]): Promise<Equipo> {
  const cobradores = filas.filter(({ id_rol }) => id_rol === ROL.cobrador);
  const [sumas, dichos] = await Promise.all([
    leerPorId(cobradores.map(({ id_usuario }) => totales.doc(id_usuario))),
    leerPorId(filas.map(({ id_usuario }) => contactos.doc(id_usuario))),
  ]);
  return { sumas, contactos: dichos };
}
