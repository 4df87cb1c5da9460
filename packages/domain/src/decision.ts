import type { Fecha } from './calendario.ts';
import type { Centavos } from './dinero.ts';
import type { EstadoCredito } from './estado-credito.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import type { FormaDePago } from './transferencia.ts';
import type { OpcionesVentana } from './ventana-cobranza.ts';

/** The row that is already registered on that day, as the answer says it. */
export type YaRegistrado = {
  readonly id_movimiento: string;
  readonly tipo: 'pago' | 'visita' | 'atraso';
  readonly monto: Centavos;
  readonly hora: string;
  /** A payment by transfer; absent: cash, or no payment. */
  readonly forma?: 'transferencia' | undefined;
};

/** A row to write. */
export type GestionRegistrada = {
  readonly tipo: 'registrado';
  readonly movimiento: 'pago' | 'visita' | 'atraso';
  readonly id_movimiento: string;
  readonly monto: Centavos;
  readonly abonos: number;
  /** The late day of the same date that this payment takes back, by its id. */
  readonly cancela_atraso: string | null;
  /** The balance reaches 0. */
  readonly finaliza: boolean;
};

/** The ledger's name of the row. */
export const DESCRIPCION_GESTION = {
  pago: 'Pago registrado',
  visita: 'Visita sin pago',
  atraso: 'Atraso registrado',
} as const satisfies Record<GestionRegistrada['movimiento'], string>;

export type DecisionGestion =
  | GestionRegistrada
  /** A new request to the manager. */
  | {
      readonly tipo: 'requiere_aprobacion';
      readonly monto_total: Centavos;
      readonly cantidad_abonos: number;
      readonly monto_por_abono: Centavos;
    }
  /** The request of that same day still waits: the same answer again. */
  | {
      readonly tipo: 'aprobacion_pendiente';
      readonly id_solicitud: string;
      readonly monto_total: Centavos;
      readonly hora: string;
      readonly cantidad_abonos: number;
      readonly monto_por_abono: Centavos;
    }
  /** Another day's request is open, and a credit has at most one. */
  | { readonly tipo: 'solicitud_pendiente'; readonly id_solicitud: string }
  | { readonly tipo: 'ya_registrado'; readonly registrado: YaRegistrado }
  /** A late day for a day that is paid, or whose payment waits for approval. */
  | { readonly tipo: 'ya_pagado' }
  /** `en_espera`: the part of the balance covered by a payment that waits for the manager. */
  | { readonly tipo: 'excede_saldo'; readonly saldo: Centavos; readonly en_espera: Centavos }
  | { readonly tipo: 'credito_no_activo'; readonly estado_credito: EstadoCredito }
  | { readonly tipo: 'fuera_de_horario'; readonly mensaje: string }
  | { readonly tipo: 'fecha_invalida'; readonly mensaje: string };

/** `monto` 0 is a visit without payment (spec §4). */
export type GestionPedida =
  /** `forma`: cash when it does not say. */
  | { readonly tipo: 'abono'; readonly monto: Centavos; readonly forma?: FormaDePago }
  | { readonly tipo: 'atraso' };

export type EntradaGestion = {
  readonly peticion: GestionPedida;
  readonly credito: Pick<
    EstadoCreditoLedger,
    | 'dias_pago'
    | 'monto_solicitado_centavos'
    | 'monto_total_centavos'
    | 'monto_diario_centavos'
    | 'saldo_centavos'
    | 'estado_credito'
    | 'fecha_inicio'
    | 'gestiones'
    | 'solicitud_multiple'
  >;
  /** The tap, and its business date. */
  readonly instante: Date;
  readonly fecha: Fecha;
  /** Σ regular payments of this credit that arrived on the server's day: see `llegadoHoy`. */
  readonly abonos_llegados_hoy: Centavos;
  readonly negocio: OpcionesVentana;
};
