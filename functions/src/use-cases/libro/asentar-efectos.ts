import { type ClienteDoc, type CreditoDoc, estaRenovable } from '@leal/contract/documentos';
import {
  type CambiosCredito,
  contadoCon,
  debeDesde,
  efectoDeCredito,
  efectoEnRuta,
  esperasQueCambian,
  type EstadoCredito,
  estaActivo,
  type Fecha,
  fechaLocal,
  juntarRepartos,
  parteDelCobrador,
  planVigente,
  type PlanDeVersion,
  puedeCastigarse,
  type Reparto,
} from '@leal/domain';
import { avisarRuta } from '../../data/avisos.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos } from '../../data/creditos.ts';
import { type EsperasDelDia, type FilasDelDia, moverDias, moverTotales } from '../../data/totales.ts';
import type { Cambio } from '../../context/transaccion.ts';

export type FilaQueCambia = {
  readonly id_cobrador: string;
  readonly fecha: Fecha;
  readonly id: string;
  readonly fila: FilasDelDia[string] | null;
};

export type EfectosDeCredito = {
  /** The credit as it was read. */
  readonly credito: CreditoDoc;
  /** The credit's fields that change: by a movement, a correction, a decision. */
  readonly cambios: Partial<CreditoDoc> | Partial<CambiosCredito>;
  /** The amounts by which the collectors' sums move; the domain's `efecto…` functions know. */
  readonly reparto?: Reparto;
  /** The rows of the days' lists that appear, change or go (null), by whose they are. */
  readonly filas?: readonly FilaQueCambia[];
  /** Whose row it is that says when they did something last; absent: the credit's collector. */
  readonly de?: string;
  /** The client's fields that change, beyond what follows from its credit's state. */
  readonly cliente?: Partial<ClienteDoc>;
};

/** The client's open credit and how the collector's list shows it, once its credit reaches that state. */
function segunElCredito(id_credito: string, estado: EstadoCredito): Partial<ClienteDoc> {
  switch (estado) {
    case 'Aprobado':
      return { id_credito_abierto: id_credito, estado_lista: 'Pendiente' };
    case 'Pendiente':
      return { id_credito_abierto: id_credito };
    case 'Rechazado':
      return { id_credito_abierto: null };
    case 'Finalizado':
    case 'Renovado':
      return { id_credito_abierto: null, estado_lista: 'Finalizado' };
    case 'Castigado':
      return { id_credito_abierto: null, estado_lista: 'Finalizado', por_castigo: 'impide' };
    case 'Cancelado':
      // The client is again as before the approval: nobody paid anything off.
      return { id_credito_abierto: null, estado_lista: null };
    default:
      return estado satisfies never;
  }
}

function moverCliente({ tx }: Cambio, { credito, cambios, cliente }: EfectosDeCredito): void {
  const { estado_credito: estado = credito.estado_credito } = cambios;
  const cambia = estado !== credito.estado_credito;
  const nuevo = { ...(cambia && segunElCredito(credito.id_credito, estado)), ...cliente };
  if (Object.keys(nuevo).length > 0) tx.update(clientes.doc(credito.id_cliente), nuevo);
}

type DiasQueCambian = { filas: Record<Fecha, FilasDelDia>; enEspera: Record<Fecha, EsperasDelDia> };

/**
 * The rows of everybody's days that change, and the payments that begin or end to wait in them: such a client was visited,
 * and has no row.
 */
function diasPorCobrador(
  { credito, filas = [] }: EfectosDeCredito,
  despues: CreditoDoc,
): Map<string, DiasQueCambian> {
  const dias = new Map<string, DiasQueCambian>();
  const de = (id_cobrador: string): DiasQueCambian => {
    const cambian = dias.get(id_cobrador) ?? { filas: {}, enEspera: {} };
    dias.set(id_cobrador, cambian);
    return cambian;
  };
  for (const { id_cobrador, fecha, id, fila } of filas) {
    const filasDelCobrador = de(id_cobrador).filas;
    filasDelCobrador[fecha] = { ...filasDelCobrador[fecha], [id]: fila };
  }
  for (const { id_cobrador, fecha, debido } of esperasQueCambian(credito, despues))
    de(id_cobrador).enEspera[fecha] = { [credito.id_credito]: debido };
  return dias;
}

/** The plan by the calendar in force of a credit that is open again: while it was closed nobody moved it. */
const planAlReabrir = ({ negocio }: Cambio, antes: CreditoDoc, despues: CreditoDoc): PlanDeVersion | null =>
  estaActivo(antes.estado_credito) || !estaActivo(despues.estado_credito)
    ? null
    : planVigente(despues, negocio);

/** The credit remembers whose days and box hold something of it: the night finds it by them. */
const conAjeno = ({ id_cobrador, tambien_de = [] }: CreditoDoc, de: string): Partial<CreditoDoc> =>
  de === id_cobrador || tambien_de.includes(de) ? {} : { tambien_de: [...tambien_de, de] };

/** What ends a loan, or its hand-over, ends that it is to be written off: nobody could confirm it, and it would wait for ever. */
const sinPedido = ({ castigo_pedido }: CreditoDoc, despues: CreditoDoc): Partial<CreditoDoc> =>
  castigo_pedido && puedeCastigarse(despues) !== 'si' ? { castigo_pedido: null } : {};

/**
 * Writes what a decided change does to a credit: its document, with whether it may be renewed now, counted by the
 * numbers in force (`Criterios`), the running sums and days of its collectors (`duenos.ts`), and its client, which follows the credit's state (paid off, reopened,
 * renewed, cancelled). Reads nothing; the caller writes ledger rows and audit. Returns the
 * credit as it is afterwards.
 */
export function asentarEfectos(cambio: Cambio, efectos: EfectosDeCredito): CreditoDoc {
  const { tx, ahora, negocio } = cambio;
  const { credito, de = credito.id_cobrador } = efectos;
  const decidido = { ...credito, ...efectos.cambios };
  const plan = planAlReabrir(cambio, credito, decidido);
  const debe_desde = debeDesde({ ...decidido, ...plan }, negocio);
  const nuevo = { ...plan, debe_desde, ...contadoCon(credito, negocio.parametros) };
  const aparte = { ...conAjeno(credito, de), ...sinPedido(credito, decidido) };
  const cambios = { ...efectos.cambios, ...nuevo, ...aparte };
  const despues = { ...decidido, ...cambios };
  const renovable = estaRenovable(despues);
  const { ultimo_movimiento_en } = cambios;
  tx.update(creditos.doc(credito.id_credito), { ...cambios, renovable });
  // The decided credit knows neither its plan of now nor since when it owes.
  const reparto = juntarRepartos(
    efectos.reparto ?? {},
    efectoDeCredito(decidido, despues),
    efectoEnRuta(credito, despues),
  );
  const dias = diasPorCobrador(efectos, despues);
  const hoy = fechaLocal(ahora);
  for (const quien of new Set([...Object.keys(reparto), ...dias.keys()])) {
    const suma = parteDelCobrador(reparto, quien);
    moverTotales(tx, quien, suma.totales, {
      hoy,
      ...(quien === de && ultimo_movimiento_en && { ultimo_movimiento_en }),
    });
    moverDias(tx, quien, { dias: suma.dias, ...dias.get(quien) }, ahora);
  }
  // The phone of the credit's collector has the card.
  if (de !== credito.id_cobrador) avisarRuta(tx, credito.id_cobrador);
  moverCliente(cambio, efectos);
  return { ...despues, renovable };
}
