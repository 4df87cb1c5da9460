import { isDeepStrictEqual } from 'node:util';
import type { ClienteDoc, CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import {
  debeDesde,
  efectoDeCredito,
  mapaBusqueda,
  type Negocio,
  juntarRepartos,
  type Reparto,
} from '@leal/domain';
import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { leerNegocio } from '../../context/negocio.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos, creditosActivos } from '../../data/creditos.ts';
import { solicitudesPendientes } from '../../data/solicitudes.ts';
import { diasPorCompletar, faltanEnDia } from '../../data/sumas-de-mes.ts';
import { moverReparto } from '../../data/totales.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';
import { fotoDelCliente } from '../solicitudes/seguir-al-cliente.ts';

/* To be run after a version that keeps more: what is older is found and counted too. Running it again changes nothing. */

type Foto<T> = QueryDocumentSnapshot<T>;
/** Writes those of a page that differ from what they would be today. Resolves with how many. */
type PonerAlDia<T> = (tx: Transaction, fotos: readonly Foto<T>[]) => Promise<number>;
type Hecho = { readonly vistos: number; readonly cambiados: number };

const POR_PAGINA = 200;

/** A transaction for each page, in the order of the identifiers. */
async function porPaginas<T>(todos: Query<T>, ponerAlDia: PonerAlDia<T>): Promise<Hecho> {
  const enOrden = todos.orderBy(FieldPath.documentId()).limit(POR_PAGINA);
  const hecho = { vistos: 0, cambiados: 0 };
  for (let pagina: Query<T> | null = enOrden; pagina !== null;) {
    const deEsta: Query<T> = pagina;
    const { fotos, cambiados } = await transaccionDeTrabajo(async (tx) => {
      const { docs } = await tx.get(deEsta);
      return { fotos: docs, cambiados: await ponerAlDia(tx, docs) };
    });
    hecho.vistos += fotos.length;
    hecho.cambiados += cambiados;
    const ultima: Foto<T> | undefined = fotos.length < POR_PAGINA ? undefined : fotos.at(-1);
    pagina = ultima ? enOrden.startAfter(ultima) : null;
  }
  return hecho;
}

/** The words by which each client is found, made again from its fields. */
const indexar: PonerAlDia<ClienteDoc> = async (tx, fotos) => {
  const porCambiar = fotos.flatMap((foto) => {
    const cliente = foto.data();
    const busca = mapaBusqueda(cliente);
    return isDeepStrictEqual(cliente.busca, busca) ? [] : [{ foto, busca }];
  });
  for (const { foto, busca } of porCambiar) tx.update(foto.ref, { busca });
  return porCambiar.length;
};

/** The copy that each request carries of its client, made again: the inbox finds requests by it. */
const copiar: PonerAlDia<SolicitudDoc> = async (tx, fotos) => {
  const ids = [...new Set(fotos.map((foto) => foto.data().id_cliente))];
  const leidos = ids.length === 0 ? [] : await tx.getAll(...ids.map((id) => clientes.doc(id)));
  const porId = new Map(leidos.map((leido) => [leido.id, leido.data()]));
  const porCambiar = fotos.flatMap((foto) => {
    const solicitud = foto.data();
    const cliente = porId.get(solicitud.id_cliente);
    if (!cliente) return [];
    const copia = fotoDelCliente(cliente);
    const igual = Object.entries(copia).every(([campo, valor]) => Reflect.get(solicitud, campo) === valor);
    return igual ? [] : [{ foto, copia }];
  });
  for (const { foto, copia } of porCambiar) tx.update(foto.ref, copia);
  return porCambiar.length;
};

/** Since when each active credit owes, in those that do not say so yet; their collectors' sums with it. */
const ponerDesde =
  (negocio: Negocio, ahora: Date): PonerAlDia<CreditoDoc> =>
  (tx, fotos) => {
    const sinDesde = fotos.map((foto) => foto.data()).filter(({ debe_desde }) => debe_desde === undefined);
    let suma: Reparto = {};
    for (const credito of sinDesde) {
      const debe_desde = debeDesde(credito, negocio);
      const efecto = efectoDeCredito(credito, { ...credito, debe_desde });
      tx.update(creditos.doc(credito.id_credito), { debe_desde });
      suma = juntarRepartos(suma, efecto);
    }
    moverReparto(tx, suma, ahora);
    return Promise.resolve(sinDesde.length);
  };

/** The sums of a result that days do not say yet, as nothing: what they add up to is the reconciliation's. */
const completar: PonerAlDia<DocumentData> = (tx, fotos) => {
  const porCambiar = fotos
    .map((foto) => ({ foto, faltan: faltanEnDia(foto.data()) }))
    .filter(({ faltan }) => Object.keys(faltan).length > 0);
  for (const { foto, faltan } of porCambiar) tx.update(foto.ref, faltan);
  return Promise.resolve(porCambiar.length);
};

/** Reads every client once, every request that waits, and its client, every active credit, and of every day its sums. */
export async function reindexar(ahora: Date): Promise<{
  readonly clientes: Hecho;
  readonly solicitudes: Hecho;
  readonly creditos: Hecho;
  readonly dias: Hecho;
}> {
  return {
    clientes: await porPaginas(clientes.todas(), indexar),
    solicitudes: await porPaginas(solicitudesPendientes(), copiar),
    creditos: await porPaginas(creditosActivos(), ponerDesde(await leerNegocio(), ahora)),
    dias: await porPaginas(diasPorCompletar(), completar),
  };
}
