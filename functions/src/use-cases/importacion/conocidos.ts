import type { ClienteDoc } from '@leal/contract/documentos';
import { type ClienteConocido, slug } from '@leal/domain';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { conTelefono, tocayosDe } from '../../data/importaciones.ts';

type Persona = { readonly nombre: string; readonly telefono: string };

/** Everybody in Leal with one of these names or phones, thirty people at most; in a transaction or outside. */
export async function leerTocayos(
  personas: readonly Persona[],
  tx?: Transaction,
): Promise<readonly ClienteDoc[]> {
  if (personas.length === 0) return [];
  const slugs = [...new Set(personas.map(({ nombre }) => slug(nombre)))];
  const telefonos = [...new Set(personas.map(({ telefono }) => telefono))];
  const consultas: Query<ClienteDoc>[] = [tocayosDe(slugs), conTelefono(telefonos)];
  const fotos = await Promise.all(consultas.map((consulta) => (tx ? tx.get(consulta) : consulta.get())));
  const porId = new Map(fotos.flatMap(({ docs }) => docs.map((foto) => [foto.id, foto.data()] as const)));
  return [...porId.values()];
}

/** As the rows are compared with them; a deleted one is nobody, unless it left a loan unpaid. */
export const comoConocidos = (
  tocayos: readonly ClienteDoc[],
  nombres: ReadonlyMap<string, string> = new Map(),
): ClienteConocido[] =>
  tocayos
    .filter(({ eliminado, por_castigo }) => !eliminado || por_castigo === 'impide')
    .map(({ id_cobrador, nombre, telefono, id_credito_abierto, por_castigo }) => ({
      id_cobrador,
      nombre,
      telefono,
      nombre_cobrador: nombres.get(id_cobrador),
      abierto: id_credito_abierto !== null,
      castigado: por_castigo === 'impide',
    }));
