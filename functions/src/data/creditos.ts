import {
  type ClienteDoc,
  type CreditoContable,
  creditoContable,
  type CreditoDoc,
  creditoDoc,
  firmaDoc,
  type MovimientoDoc,
  movimientoDoc,
} from '@leal/contract/documentos';
import {
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
  estaVivo,
  type Fecha,
  type Incrementos,
  type Plazo,
  type PlazoFijo,
  plazoFijoDe,
  renovadoPor,
  type SenasPersonales,
} from '@leal/domain';
import { Filter, type Query, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { laMismaPersona } from './clientes.ts';
import { coleccion, convertidor } from './coleccion.ts';
import { deshechos } from './deshechos.ts';
import { comoIncrementos } from './incrementos.ts';

export const creditos = coleccion('creditos', creditoDoc);

/** A client's open credit, else its last one: it carries the client's copy and its open edit, and an edit may change its term. */
export function creditoDelCliente({ id_credito_abierto, id_credito_ultimo }: ClienteDoc) {
  const id = id_credito_abierto ?? id_credito_ultimo;
  return id === null ? null : creditos.doc(id);
}

export async function leerCreditoDelCliente(
  tx: Transaction,
  cliente: ClienteDoc,
): Promise<CreditoDoc | undefined> {
  const referencia = creditoDelCliente(cliente);
  return referencia === null ? undefined : (await tx.get(referencia)).data();
}

/** The ledger of a credit. */
export const movimientos = (id_credito: string) =>
  coleccion(`creditos/${id_credito}/movimientos`, movimientoDoc);

/**
 * Whether the credit was theirs before another collector got it, or before its import was undone: it says so itself, and a row
 * says for ever who registered it. `credito`: as it was read, where it was found.
 */
export async function fueDe(
  tx: Transaction,
  id_credito: string,
  uid: string,
  credito?: CreditoDoc,
): Promise<boolean> {
  if (credito?.tambien_de?.includes(uid)) return true;
  if (credito === undefined) {
    const deshecho = await tx.get(deshechos.doc(id_credito));
    if (deshecho.exists) return deshecho.data()?.id_cobrador === uid;
  }
  const renglones = movimientos(id_credito).todas().where('registrado_por', '==', uid);
  return !(await tx.get(renglones.limit(1))).empty;
}

/** The client's signatures, by what each was for. */
const firmas = (id_credito: string) => coleccion(`creditos/${id_credito}/firmas`, firmaDoc);

/** The signature with which the cash of a loan was taken; there may be none. */
export const firmaDeLaEntrega = (id_credito: string) => firmas(id_credito).doc('entrega');

/** All rows of one credit's ledger (a loan has at most some dozens), in no particular order; in a transaction or outside. */
export async function leerMovimientos(id_credito: string, tx?: Transaction): Promise<MovimientoDoc[]> {
  const todas = movimientos(id_credito).todas();
  const { docs } = await (tx ? tx.get(todas) : todas.get());
  return docs.map((foto) => foto.data());
}

/** Whether a row of its ledger counts. Its own sums know of payments and late days: only where they have none it is read. */
export async function tieneVivos(
  { id_credito, ultimo_movimiento_en, num_pagos, atrasos, importado }: CreditoDoc,
  tx?: Transaction,
): Promise<boolean> {
  // The opening of an imported credit is such a row.
  if (importado) return true;
  if (ultimo_movimiento_en === null) return false;
  return num_pagos > 0 || atrasos > 0 || (await leerMovimientos(id_credito, tx)).some(estaVivo);
}

/** Why another term of it would be refused now; undefined: it may be planned. */
export async function leerPlazoFijo(credito: CreditoDoc, tx?: Transaction): Promise<PlazoFijo | undefined> {
  const { estado_credito, solicitud_multiple } = credito;
  const hayVivos = await tieneVivos(credito, tx);
  return plazoFijoDe({ estado_credito, hayVivos, hayMultiple: solicitud_multiple !== null });
}

/** Several credits in one round trip, in a transaction or outside; the missing ones are left out. */
export async function leerCreditos(ids: readonly string[], tx?: Transaction): Promise<CreditoDoc[]> {
  if (ids.length === 0) return [];
  const referencias = ids.map((id) => creditos.doc(id));
  const fotos = await (tx ? tx.getAll(...referencias) : firestore().getAll(...referencias));
  return fotos.map((foto) => foto.data() as CreditoDoc | undefined).filter((doc) => doc !== undefined);
}

/**
 * The credits on which what these clients owe stands now, by the id that was asked for: that credit, or the one that
 * renewed it, and so on. A round trip more for each renewal since.
 */
export async function leerVigentes(
  ids: readonly string[],
  tx?: Transaction,
): Promise<ReadonlyMap<string, CreditoDoc>> {
  const leidos = await leerCreditos([...new Set(ids)], tx);
  const siguientes = leidos.flatMap((credito) => renovadoPor(credito) ?? []);
  if (siguientes.length === 0) return new Map(leidos.map((credito) => [credito.id_credito, credito]));
  const despues = await leerVigentes(siguientes, tx);
  return new Map(
    leidos.map((credito) => [credito.id_credito, despues.get(renovadoPor(credito) ?? '') ?? credito]),
  );
}

/** The documents of these collectors, one at least; of everybody (null). */
export function deCobradores<T>(consulta: Query<T>, ids: readonly string[] | null): Query<T> {
  if (ids === null) return consulta;
  const [unico] = ids;
  return ids.length === 1
    ? consulta.where('id_cobrador', '==', unico)
    : consulta.where('id_cobrador', 'in', ids);
}

/** Approved and not handed over: of these collectors, or everybody's (null). */
export const creditosPorEntregar = (ids: readonly string[] | null): Query<CreditoDoc> =>
  deCobradores(creditos.todas().where('entrega.estado', '==', 'por_entregar'), ids);

/** Handed over on that day, whoever's. */
export const creditosEntregadosEl = (fecha: Fecha): Query<CreditoDoc> =>
  creditos.todas().where('entrega.fecha', '==', fecha);

/** All that a client ever had: dozens at most. */
export const creditosDe = ({ id_cliente }: Pick<ClienteDoc, 'id_cliente'>): Query<CreditoDoc> =>
  creditos.todas().where('id_cliente', '==', id_cliente);

/** The newest credits of whoever seems to be this person, whatever became of them; in a transaction or outside. */
export async function leerUltimos(
  quien: SenasPersonales,
  cuantos: number,
  tx?: Transaction,
): Promise<CreditoDoc[]> {
  const consulta = creditos.todas().where(laMismaPersona(quien)).orderBy('creado_en', 'desc').limit(cuantos);
  const { docs } = await (tx ? tx.get(consulta) : consulta.get());
  return docs.map((foto) => foto.data());
}

/** Every collector's active credits. */
export const creditosActivos = () => creditos.todas().where('estado_credito', '==', 'Aprobado');

/** The same, with the fields by which they are counted only. */
export const activosContables = (): Query<CreditoContable> =>
  firestore()
    .collection('creditos')
    .where('estado_credito', '==', 'Aprobado')
    .select(...Object.keys(creditoContable.shape))
    .withConverter(convertidor(creditoContable));

/** A collector's active credits. */
export const activosDe = (id_cobrador: string) =>
  creditos.todas().where('id_cobrador', '==', id_cobrador).where('estado_credito', '==', 'Aprobado');

/**
 * The active credits of the terms collected on `hoy`, and those that start that day: today's cards, and those that have left
 * the route by now.
 */
export async function leerDeHoy(id_cobrador: string, hoy: Fecha, plazos: readonly Plazo[]) {
  const inicianHoy = Filter.where('fecha_inicio', '==', hoy);
  const anteriores = Filter.where('fecha_ultima_gestion', '<=', hoy);
  const cobrables = Filter.and(anteriores, Filter.where('dias_pago', 'in', plazos));
  const filtro = plazos.length === 0 ? inicianHoy : Filter.or(cobrables, inicianHoy);
  const { docs } = await activosDe(id_cobrador).where(filtro).get();
  return docs.map((foto) => foto.data());
}

/** More people of one name than anybody would look through. */
const MAXIMO_DEL_SLUG = 50;
const QUE_SE_ABREN = ['Aprobado', 'Pendiente', 'Finalizado', 'Renovado', 'Castigado'] as const;

/** Credits whose client has this slug, never rejected, cancelled or a deleted client's ones; of these collectors, or of all (null). */
export async function leerPorSlug(slug: string, ids: readonly string[] | null): Promise<CreditoDoc[]> {
  const conSlug = creditos.todas().where('slug', '==', slug).where('estado_credito', 'in', QUE_SE_ABREN);
  const { docs } = await deCobradores(conSlug, ids).limit(MAXIMO_DEL_SLUG).get();
  return docs.map((foto) => foto.data()).filter((doc) => doc.cliente_eliminado !== true);
}

/** The credits that wait for a manager's decision, of every collector. */
export const creditosPendientes = () => creditos.todas().where('estado_credito', '==', 'Pendiente');

/** Those whose renewal waits for a manager, of every collector. */
export const creditosPorRenovar = () => creditos.todas().where('solicitud_renovacion', '>', '');

const CON_ESTADO = {
  pendiente: Filter.where('estado_credito', '==', 'Pendiente'),
  aprobada: Filter.where('decision.estado', '==', 'Aprobado'),
  rechazada: Filter.where('decision.estado', '==', 'Rechazado'),
} as const satisfies Record<EstadoSolicitud, Filter>;

/**
 * The credits that a collector asked for, by what was decided of them; not those that a renewal started. For all
 * states there is no filter, so that a credit cancelled before its decision is included.
 */
export function creditosPedidos(id_cobrador: string, estados: readonly EstadoSolicitud[]): Query<CreditoDoc> {
  const pedidos = creditos
    .todas()
    .where('id_cobrador', '==', id_cobrador)
    .where('id_credito_anterior', '==', null);
  if (estados.length === ESTADOS_SOLICITUD.length) return pedidos;
  return pedidos.where(Filter.or(...estados.map((estado) => CON_ESTADO[estado])));
}

/** Adds to a credit's figures, if nobody touched it since `version`; else the commit fails as a whole. */
export function sumarACredito(
  tx: Transaction,
  id_credito: string,
  incrementos: Incrementos,
  marcas: Pick<CreditoDoc, 'renovable' | 'debe_desde'>,
  version: Timestamp,
): void {
  const documento = firestore().doc(`creditos/${id_credito}`);
  tx.update(documento, { ...comoIncrementos(incrementos), ...marcas }, { lastUpdateTime: version });
}
