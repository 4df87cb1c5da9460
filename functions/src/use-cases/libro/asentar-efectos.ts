import { type ClienteDoc, type CreditoDoc, estaRenovable } from '@leal/contract/documentos';
import {
  type Aportacion,
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
  planVigente,
  type PlanDeVersion,
  sumarAportaciones,
} from '@leal/domain';
import { clientes } from '../../data/clientes.ts';
import { creditos } from '../../data/creditos.ts';
import { type EsperasDelDia, type FilasDelDia, moverDias, moverTotales } from '../../data/totales.ts';
import type { Cambio } from '../../context/transaccion.ts';

export type EfectosDeCredito = {
  /** The credit as it was read. */
  readonly credito: CreditoDoc;
  /** Its fields that change: by a movement, a correction, a decision. */
  readonly cambios: Partial<CreditoDoc> | Partial<CambiosCredito>;
  /** The amounts by which the collector's sums move; the domain's `efecto…` functions know. */
  readonly totales?: Aportacion['totales'];
  readonly dias?: Aportacion['dias'];
  /** The rows of the days' lists that appear, change or go (null). */
  readonly filas?: Readonly<Record<Fecha, FilasDelDia>>;
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

/** A payment that begins or ends to wait is noted in its day: its client was visited, and has no row. */
const esperasDe = (credito: CreditoDoc, despues: CreditoDoc): Record<Fecha, EsperasDelDia> =>
  Object.fromEntries(
    Object.entries(esperasQueCambian(credito.gestiones, despues.gestiones)).map(([fecha, espera]) => [
      fecha,
      { [credito.id_credito]: espera },
    ]),
  );

/** The plan by the calendar in force of a credit that is open again: while it was closed nobody moved it. */
const planAlReabrir = ({ negocio }: Cambio, antes: CreditoDoc, despues: CreditoDoc): PlanDeVersion | null =>
  estaActivo(antes.estado_credito) || !estaActivo(despues.estado_credito)
    ? null
    : planVigente(despues, negocio);

/**
 * Writes what a decided change does to a credit: its document, with whether it may be renewed now, counted by the
 * numbers in force (`Criterios`), its collector's running sums and days, and its client, which follows the credit's state (paid off, reopened,
 * renewed, cancelled). Reads nothing; the caller writes ledger rows and audit. Returns the
 * credit as it is afterwards.
 */
export function asentarEfectos(cambio: Cambio, efectos: EfectosDeCredito): CreditoDoc {
  const { tx, ahora, negocio } = cambio;
  const { credito, totales } = efectos;
  const decidido = { ...credito, ...efectos.cambios };
  const plan = planAlReabrir(cambio, credito, decidido);
  const debe_desde = debeDesde({ ...decidido, ...plan }, negocio);
  const nuevo = { ...plan, debe_desde, ...contadoCon(credito, negocio.parametros) };
  const cambios = { ...efectos.cambios, ...nuevo };
  const despues = { ...decidido, ...nuevo };
  const renovable = estaRenovable(despues);
  const { ultimo_movimiento_en } = cambios;
  tx.update(creditos.doc(credito.id_credito), { ...cambios, renovable });
  const cuando = { hoy: fechaLocal(ahora), ...(ultimo_movimiento_en && { ultimo_movimiento_en }) };
  const suma = sumarAportaciones(
    { totales: totales ?? {}, dias: {} },
    // What was decided knows neither its plan of now nor since when it owes.
    efectoDeCredito(decidido, despues),
    efectoEnRuta(credito, despues),
  );
  moverTotales(tx, credito.id_cobrador, suma.totales, cuando);
  moverDias(tx, credito.id_cobrador, { ...efectos, enEspera: esperasDe(credito, despues) }, ahora);
  moverCliente(cambio, efectos);
  return { ...despues, renovable };
}
