import type { DatosLegales } from './datos-legales.ts';
import { PARAMETROS } from './parametros.ts';
import type { Umbrales } from './umbrales-de-senales.ts';
import type { OpcionesVentana } from './ventana-cobranza.ts';

/** The owner's settings, as every rule receives them. */
export type Negocio = OpcionesVentana & {
  readonly exigir_segundo_gerente: boolean;
  /** The reasons for no payment; absent: the default ones (`motivosDeVisita`). */
  readonly motivos_visita?: readonly string[] | undefined;
  /** How a collector announces a visit; absent: the default words (`avisoDeCobro`). */
  readonly aviso_cobro?: string | undefined;
  /** The words of the law; absent: none are set (`legalesDe`). */
  readonly legales?: DatosLegales | undefined;
  /** From how many rows on a signal is said; absent: the default ones. No answer to a phone has them. */
  readonly umbrales?: Umbrales | undefined;
  /** Transfers were taken once, as far as the settings know. */
  readonly hubo_transferencias?: boolean | undefined;
};

export const NEGOCIO_POR_DEFECTO: Negocio = {
  festivos: [],
  exigir_segundo_gerente: false,
  parametros: PARAMETROS,
};
