import { rutaDoc } from '@leal/contract/documentos';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';

/** One per collector, under the collector's id. */
export const rutas = coleccion('rutas', rutaDoc);

/** The credits of each of these collectors' routes, in their order. */
export async function leerOrdenes(ids: Iterable<string>): Promise<readonly (readonly string[])[]> {
  const distintos = [...new Set(ids)].filter((id) => id !== '');
  if (distintos.length === 0) return [];
  const fotos = await firestore().getAll(...distintos.map((id) => rutas.doc(id)));
  return fotos.flatMap((foto) =>
    foto.exists ? [rutaDoc.shape.orden_clientes.parse(foto.get('orden_clientes'))] : [],
  );
}
