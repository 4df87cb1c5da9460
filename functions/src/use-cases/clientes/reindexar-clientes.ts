import { isDeepStrictEqual } from 'node:util';
import type { ClienteDoc } from '@leal/contract/documentos';
import { mapaBusqueda } from '@leal/domain';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { clientes } from '../../data/clientes.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';

const POR_PAGINA = 200;

type Pagina = { readonly fotos: QueryDocumentSnapshot<ClienteDoc>[]; readonly cambiados: number };

/** Computes the search entries of each client of the page, and writes those that differ from the stored ones. */
const ponerAlDia = (pagina: Query<ClienteDoc>): Promise<Pagina> =>
  transaccionDeTrabajo(async (tx) => {
    const { docs: fotos } = await tx.get(pagina);
    let cambiados = 0;
    for (const foto of fotos) {
      const cliente = foto.data();
      const busca = mapaBusqueda(cliente);
      if (isDeepStrictEqual(cliente.busca, busca)) continue;
      tx.update(foto.ref, { busca });
      cambiados += 1;
    }
    return { fotos, cambiados };
  });

/** To be run after the search rules changed, so that older clients are found too. Running it again changes nothing. */
export async function reindexarClientes(): Promise<{ clientes: number; cambiados: number }> {
  const enOrden = clientes.todas().orderBy(FieldPath.documentId()).limit(POR_PAGINA);
  const hecho = { clientes: 0, cambiados: 0 };
  for (let pagina: Query<ClienteDoc> | null = enOrden; pagina !== null;) {
    const { fotos, cambiados }: Pagina = await ponerAlDia(pagina);
    hecho.clientes += fotos.length;
    hecho.cambiados += cambiados;
    const ultima = fotos.length < POR_PAGINA ? undefined : fotos.at(-1);
    pagina = ultima ? enOrden.startAfter(ultima) : null;
  }
  return hecho;
}
