import { esDelBanco } from './abono.ts';
import { type ConDuenos, quienEmpezo, quienTermino } from './duenos.ts';
import { enManos } from './aportaciones-de-caja.ts';
import { repartoDeCastigos } from './castigar.ts';
import { enCajaDeGasto, enCajaDeMovimiento } from './en-caja.ts';
import { estaActivo } from './estado-credito.ts';
import type { GastoLedger } from './gasto.ts';
import {
  type Aportacion,
  enUltimosDias,
  SIN_APORTACION,
  soloDia,
  soloTotales,
  sumarAportaciones,
} from './incrementos.ts';
import { aportacionDeInteres } from './interes-ganado.ts';
import { type EstadoCreditoLedger, estaVivo, type MovimientoLedger } from './ledger.ts';
import { juntarRepartos, type Reparto, repartir } from './reparto.ts';
import type { EstadoSolicitud, TipoSolicitud } from './solicitud.ts';
import { type EfectivoRetenido, porResolver } from './tarea-efectivo.ts';
import { esEfectivo } from './transferencia.ts';

/*
 * Each document's share of its collector's sums, as a function of its present state. A change moves the sums by the
 * difference of two of these; the reconciliation adds them all up. One definition, so the two cannot disagree.
 */

export type CreditoSumable = Pick<
  EstadoCreditoLedger,
  | 'estado_credito'
  | 'monto_solicitado_centavos'
  | 'monto_entregado_centavos'
  | 'monto_total_centavos'
  | 'monto_diario_centavos'
  | 'total_pagado_centavos'
  | 'saldo_centavos'
  | 'fecha_inicio'
  | 'fecha_vencimiento'
  | 'fecha_fin'
  | 'entrega'
  | 'importado'
  | 'dias_pago'
  | 'debe_desde'
  | 'castigo'
  | 'castigos_deshechos'
> &
  ConDuenos;

/**
 * An approved credit counts as new on its first day, unless that was before Leal, and as finished on the day when it was paid off or renewed. One that
 * was cancelled before anybody handed it over never was new; while it waits for that, the day says so.
 */
function diasDelCredito(credito: CreditoSumable): Reparto {
  const { estado_credito, fecha_inicio, fecha_fin, entrega, importado } = credito;
  const empezo = fecha_inicio !== null && entrega?.estado !== 'cancelada' && importado === undefined;
  const falta = entrega?.estado === 'por_entregar' && { creditos_por_entregar: 1 };
  const inicio = empezo ? soloDia(fecha_inicio, { creditos_nuevos: 1, ...falta }) : SIN_APORTACION;
  // A cancelled credit has a last day too, but nobody finished paying it.
  const terminado = estado_credito === 'Finalizado' || estado_credito === 'Renovado';
  const fin = terminado && fecha_fin ? soloDia(fecha_fin, { creditos_terminados: 1 }) : SIN_APORTACION;
  return repartir([quienEmpezo(credito), inicio], [quienTermino(credito), fin]);
}

/** An active credit whose cash is still in the office's hands: what of the sums beside it is not with the client yet. */
const porEntregar = (credito: CreditoSumable): Pick<Aportacion['totales'], 'por_entregar'> =>
  credito.entrega?.estado === 'por_entregar'
    ? {
        por_entregar: {
          n: 1,
          monto_centavos: credito.monto_entregado_centavos,
          monto_total_centavos: credito.monto_total_centavos,
          total_pagado_centavos: credito.total_pagado_centavos,
        },
      }
    : {};

/** The debt by the day since which it is owed, and by term: risk is counted from it without reading a credit. */
function porAtraso({
  debe_desde,
  dias_pago,
  saldo_centavos,
}: CreditoSumable): Pick<Aportacion['totales'], 'por_atraso'> {
  return debe_desde ? { por_atraso: { [debe_desde]: { [dias_pago]: { n: 1, saldo_centavos } } } } : {};
}

/**
 * The part of an active credit in its collector's portfolio: capital, balance, daily payment, due date, arrears; a
 * pending one is only counted.
 */
function cartera(credito: CreditoSumable): Aportacion['totales'] {
  if (credito.estado_credito === 'Pendiente') return { creditos_pendientes: 1 };
  if (!estaActivo(credito.estado_credito)) return {};
  const vence = credito.fecha_vencimiento;
  return {
    // A client has at most one active credit, so this also counts the credits.
    clientes_activos: 1,
    creditos_activos: 1,
    capital_colocado_centavos: credito.monto_solicitado_centavos,
    monto_total_activos_centavos: credito.monto_total_centavos,
    total_pagado_activos_centavos: credito.total_pagado_centavos,
    saldo_pendiente_centavos: credito.saldo_centavos,
    abono_diario_centavos: credito.monto_diario_centavos,
    ...porEntregar(credito),
    ...porAtraso(credito),
    ...(vence && { vencimientos: { [vence]: { n: 1, saldo_centavos: credito.saldo_centavos } } }),
  };
}

/** A credit's share of the sums: its portfolio to its collector, its first and its last day, and what was lost of it, to whoever had it then. */
export const repartoDeCredito = (credito: CreditoSumable): Reparto =>
  juntarRepartos(
    { [credito.id_cobrador]: soloTotales(cartera(credito)) },
    credito.estado_credito === 'Pendiente' ? {} : diasDelCredito(credito),
    repartoDeCastigos(credito),
  );

/** A deposit that a manager booked: nobody took it in the street. */
const delBanco = (movimiento: MovimientoLedger): Aportacion =>
  esDelBanco(movimiento) && !esEfectivo(movimiento)
    ? enUltimosDias(movimiento.fecha, { del_banco_centavos: movimiento.monto_centavos })
    : SIN_APORTACION;

/** Nobody expected it: the loan had been taken out as lost. */
const trasCastigo = (movimiento: MovimientoLedger): Aportacion => {
  const { fecha, monto_centavos, tras_castigo } = movimiento;
  if (tras_castigo === undefined) return SIN_APORTACION;
  return enUltimosDias(fecha, {
    de_castigados_centavos: monto_centavos,
    ...(!esEfectivo(movimiento) && { de_castigados_transferido_centavos: monto_centavos }),
  });
};

/** The payment that took the card away says what was expected of it. */
const pagadoEnRuta = ({ fecha, debido }: MovimientoLedger): Aportacion =>
  debido === undefined
    ? SIN_APORTACION
    : enUltimosDias(fecha, { pagados: { n: 1, esperado_centavos: debido.esperado_centavos } });

/**
 * A live row counts on its business day; the money of a payment in cash also on the day of its cash. What it has earned stays
 * where it was counted, also once it is deleted: that takes it back on its own day.
 */
export function aportacionMovimiento(movimiento: MovimientoLedger): Aportacion {
  const { fecha, fecha_contable, monto_centavos, tipo } = movimiento;
  const efectivo_centavos = enCajaDeMovimiento(movimiento);
  const interes = aportacionDeInteres(movimiento);
  if (!estaVivo(movimiento)) return interes;
  const delDia = (sumas: object): Aportacion => ({
    totales: { ultimos_15_dias: { [fecha]: sumas } },
    dias: { [fecha]: sumas },
  });
  switch (tipo) {
    case 'pago':
      return sumarAportaciones(
        interes,
        delDia({
          cobrado_centavos: monto_centavos,
          pagos: 1,
          ...(!esEfectivo(movimiento) && { transferido_centavos: monto_centavos }),
        }),
        pagadoEnRuta(movimiento),
        delBanco(movimiento),
        trasCastigo(movimiento),
        esEfectivo(movimiento)
          ? {
              totales: {
                ...enManos(efectivo_centavos),
                ultimos_15_dias: { [fecha_contable]: { efectivo_centavos } },
              },
              dias: { [fecha_contable]: { efectivo_centavos } },
            }
          : SIN_APORTACION,
      );
    case 'visita':
      return delDia({ visitas: 1 });
    case 'atraso':
      return delDia({ atrasos: 1 });
    case 'apertura':
      // An opening was collected before Leal, on days that Leal does not know.
      return SIN_APORTACION;
    case 'liquidacion':
      // The renewal pays the old balance with the new credit: no cash, no collection; the rest of the interest.
      return interes;
    default:
      return tipo satisfies never;
  }
}

/** A pending expense waits; an approved one lowers the cash of the day of its approval. */
export function aportacionGasto(gasto: GastoLedger): Aportacion {
  const { estado, monto_centavos, fecha_aprobacion } = gasto;
  if (estado === 'pendiente')
    return soloTotales({ pendientes: { gastos: 1 }, monto_gastos_pendientes_centavos: monto_centavos });
  if (estado === 'rechazada' || fecha_aprobacion === null) return SIN_APORTACION;
  const gastos_centavos = monto_centavos;
  return {
    totales: {
      ...enManos(enCajaDeGasto(gasto)),
      ultimos_15_dias: { [fecha_aprobacion]: { gastos_centavos } },
    },
    dias: { [fecha_aprobacion]: { gastos_centavos, gastos: 1 } },
  };
}

export type SolicitudSumable = {
  readonly tipo: TipoSolicitud;
  readonly estado: EstadoSolicitud;
  /** The cash in the collector's hands for it; absent for requests without. */
  readonly retenido?: EfectivoRetenido | undefined;
};

/** Cash in hand: all of it until a manager decides, then what the decision left until the collector has done that. */
function enMano({ estado, retenido }: SolicitudSumable): Aportacion['totales'] {
  if (retenido === undefined) return {};
  const por_resolver = porResolver(retenido);
  return {
    ...(estado === 'pendiente' && { en_mano_por_aprobar_centavos: retenido.monto_total_centavos }),
    ...(por_resolver > 0 && { en_mano_por_resolver_centavos: por_resolver }),
  };
}

/** A pending request is one more to decide; one that holds cash keeps it in hand, also once it is decided. */
export const aportacionSolicitud = (solicitud: SolicitudSumable): Aportacion =>
  soloTotales({
    ...(solicitud.estado === 'pendiente' && { pendientes: { [solicitud.tipo]: 1 } }),
    ...enMano(solicitud),
  });

/** A client that is not deleted. */
export const aportacionCliente = ({ eliminado }: { readonly eliminado: boolean }): Aportacion =>
  eliminado ? SIN_APORTACION : soloTotales({ clientes: 1 });
