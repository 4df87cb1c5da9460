import { esDelBanco } from './abono.ts';
import type { Fecha } from './calendario.ts';
import type { ConCastigo } from './castigo.ts';
import type { ConConvenio } from './convenio.ts';
import type { ConCriterios } from './criterios.ts';
import type { Centavos } from './dinero.ts';
import type { ConDuenos } from './duenos.ts';
import type { Entrega } from './entrega.ts';
import type { EstadoCredito } from './estado-credito.ts';
import type { Debido, Gestiones } from './gestion.ts';
import type { Plazo } from './plazo.ts';
import type { Transferencia } from './transferencia.ts';

/** The fields of a credit's document that the ledger's rules need; amounts in centavos. */
export type EstadoCreditoLedger = ConCastigo &
  ConConvenio &
  ConCriterios &
  ConDuenos & {
    readonly dias_pago: Plazo;
    readonly monto_solicitado_centavos: Centavos;
    /** The cash that its client gets: of a renewal, without the balance that it pays off. */
    readonly monto_entregado_centavos: Centavos;
    readonly monto_total_centavos: Centavos;
    readonly monto_diario_centavos: Centavos;
    readonly total_pagado_centavos: Centavos;
    readonly saldo_centavos: Centavos;
    readonly num_pagos: number;
    readonly atrasos: number;
    readonly estado_credito: EstadoCredito;
    readonly fecha_inicio: Fecha | null;
    readonly fecha_vencimiento: Fecha | null;
    /** The version of the calendar by which its plan is made; absent: the first. */
    readonly calendario?: number | undefined;
    /** The first due day that is not covered whole (`debeDesde`); absent until the credit changes for the first time. */
    readonly debe_desde?: Fecha | null | undefined;
    readonly fecha_fin: Fecha | null;
    readonly fecha_ultima_gestion: Fecha | null;
    readonly ultimo_movimiento_en: Date | null;
    readonly gestiones: Gestiones;
    /** Σ regular payments that arrived on that server day, whatever their business date. */
    readonly llegadas: { readonly fecha: Fecha; readonly monto_centavos: Centavos } | null;
    /** The open request of several abonos. */
    readonly solicitud_multiple: string | null;
    /** Credits older than it are as good as handed over. */
    readonly entrega?: Pick<Entrega, 'estado' | 'id_cobrador'> | undefined;
    /** It ran before Leal: no day of Leal is its first. */
    readonly importado?: object | undefined;
  };

/** The part of a credit's document that movements change: always complete, always absolute values. */
export type CambiosCredito = Pick<
  EstadoCreditoLedger,
  | 'total_pagado_centavos'
  | 'saldo_centavos'
  | 'num_pagos'
  | 'atrasos'
  | 'estado_credito'
  | 'fecha_fin'
  | 'fecha_ultima_gestion'
  | 'ultimo_movimiento_en'
  | 'gestiones'
  | 'llegadas'
  | 'solicitud_multiple'
> &
  // The mark of its end is taken back when it is open again; what was paid before a convenio may come after it.
  Pick<EstadoCreditoLedger, 'termino_con' | 'convenio'>;

/** `apertura`: what was paid before Leal, and the late days until then. */
export const TIPOS_MOVIMIENTO = ['pago', 'visita', 'atraso', 'liquidacion', 'apertura'] as const;

export type TipoMovimiento = (typeof TIPOS_MOVIMIENTO)[number];

/** An earlier amount of a payment, and the next one; `interes_centavos`: what that moved (interes-ganado.ts). */
type EdicionLedger = {
  readonly fecha: Date;
  readonly monto_anterior_centavos: Centavos;
  readonly monto_nuevo_centavos: Centavos;
  readonly interes_centavos?: Centavos | undefined;
  /** What it moved of a credit that was written off by then, without that interest. */
  readonly recuperado_centavos?: Centavos | undefined;
};

/** A row of the ledger, as far as sums need it. */
export type MovimientoLedger = {
  readonly id_movimiento: string;
  /** The collector who took its cash, or was there. */
  readonly id_cobrador: string;
  readonly tipo: TipoMovimiento;
  /** 0 for a visit and a late day. */
  readonly monto_centavos: Centavos;
  /** Business date. */
  readonly fecha: Fecha;
  /** The day whose cash it changes. */
  readonly fecha_contable: Fecha;
  /** The tap. */
  readonly capturado_en: Date;
  /** The server's instant. */
  readonly sincronizado_en: Date;
  /** A payment booked by an approved request; regular ones have none. */
  readonly id_solicitud?: string | undefined;
  /** It came by a transfer; absent: cash (`esEfectivo`). */
  readonly transferencia?: Transferencia | undefined;
  /** The `Debido` of its credit on that day; only the payment that took it off the route has it. */
  readonly debido?: Debido | undefined;
  /** The late days that an opening carries; a late day's own is one. */
  readonly cantidad_dias?: number | undefined;
  /** The interest that it earned when it was booked; rows older than it do not say it (`conSuInteres`). */
  readonly interes_centavos?: Centavos | undefined;
  /** The principal in it, of a credit that was written off when it was booked. */
  readonly recuperado_centavos?: Centavos | undefined;
  /** Of a payment that was booked on such a credit for its last day or a later one (`esTrasCastigo`). */
  readonly tras_castigo?: true | undefined;
  readonly ediciones?: readonly EdicionLedger[] | undefined;
  readonly eliminado?:
    | {
        readonly fecha?: Date;
        readonly interes_centavos?: Centavos | undefined;
        readonly recuperado_centavos?: Centavos | undefined;
      }
    | undefined;
  readonly cancelado?: object | undefined;
};

/** Whether a manager decided that payment: what a collector books in a day without one leaves it out. */
export const loDecidioUnGerente = (
  movimiento: Pick<MovimientoLedger, 'id_movimiento' | 'id_solicitud'>,
): boolean => movimiento.id_solicitud !== undefined || esDelBanco(movimiento);

/** Whether the row was neither deleted nor cancelled: only such rows count. */
export const estaVivo = (movimiento: {
  readonly eliminado?: unknown;
  readonly cancelado?: unknown;
}): boolean => movimiento.eliminado === undefined && movimiento.cancelado === undefined;

/** The credit's document with the changes in place. */
export const conCambios = <C extends EstadoCreditoLedger>(
  credito: C,
  cambios: Partial<CambiosCredito>,
): C => ({
  ...credito,
  ...cambios,
});
