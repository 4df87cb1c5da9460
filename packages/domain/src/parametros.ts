/** Every number of the business that is not a term or its interest, in one place. */
export type Parametros = { readonly [K in keyof typeof VALORES]: number };

const VALORES = {
  /** Collection window [apertura, cierre) in local hours (spec §5, §9). */
  hora_apertura: 10,
  hora_cierre: 18,
  /** A payment of this many abonos needs the manager's approval (spec §9). */
  abonos_requieren_aprobacion: 6,
  /** Minimum payment, per cent of the estimated daily payment (spec §9). */
  porcentaje_abono_minimo: 80,
  /** Late days worth one penalty of one daily amount; informs, never changes the balance. */
  atrasos_por_penalizacion: 5,
  /** Late days from which a card turns yellow for the manager (spec §2). */
  atrasos_amarillo: 5,
  /** Per cent paid from which a credit may be renewed. */
  porcentaje_renovacion: 80,
  /** The one-tap amount takes the whole balance when less than this would remain. */
  resto_minimo_centavos: 100,
  /** The days that a transfer may be old when it is captured; 0: none is taken. */
  dias_transferencia: 0,
  /** Per cent of what was paid that may be of transfers which nobody has seen in the bank when a credit is renewed; 0: none of it. */
  porcentaje_sin_confirmar: 0,
  /** The age that a capture without signal may have, in hours, and how far ahead a phone's clock may run. */
  horas_captura_maximas: 72,
  tolerancia_futuro_min: 2,
  /** A row that arrives later than this is marked as late. */
  minutos_tardia: 15,
  /** The days for which an idempotency key replays its answer. */
  dias_idempotencia: 7,
  /** The days for which the position of a capture is kept; 0: none is. */
  dias_posicion: 30,
  /** Page sizes (spec §9). */
  tamano_pagina: 20,
  tamano_pagina_reporte: 10,
  /** Goals of a collector's week in per cent, at least or (risk of more than 7 days) at most; 0: none. */
  meta_cobrado: 0,
  meta_riesgo: 0,
  meta_promesas: 0,
} as const;

export const PARAMETROS: Parametros = VALORES;

/**
 * Business dates whose state a credit carries along: the layout of the data, which nobody sets. Today and all on which a day may still be
 * closed (`DIAS_ATRAS_DEL_CALENDARIO`), whose late days count no more then.
 */
export const DIAS_GESTIONES = 8;
/** Days of running sums that a collector's totals carry along. */
export const DIAS_TOTALES = 15;

/** Parameters that must not be 0: it would mean a list without rows, or a key that is forgotten at once. */
const AL_MENOS_UNO: ReadonlySet<keyof Parametros> = new Set([
  'tamano_pagina',
  'tamano_pagina_reporte',
  'dias_idempotencia',
]);

const sirve = (nombre: keyof Parametros, valor: unknown): valor is number =>
  typeof valor === 'number' && Number.isSafeInteger(valor) && valor >= (AL_MENOS_UNO.has(nombre) ? 1 : 0);

const NOMBRES = Object.keys(VALORES) as (keyof Parametros)[];

/** The parameters that are said; a value that is not a natural number, or too small for its rule, is ignored. */
export function parametrosDichos(parcial: Readonly<Record<string, unknown>>): Partial<Parametros> {
  const dichos = NOMBRES.flatMap((nombre) => {
    const valor = Object.hasOwn(parcial, nombre) ? parcial[nombre] : undefined;
    return sirve(nombre, valor) ? [[nombre, valor]] : [];
  });
  return Object.fromEntries(dichos) as Partial<Parametros>;
}

/** The defaults with the overrides of `configuracion/negocio`. */
export const conParametros = (parcial: Readonly<Record<string, unknown>>): Parametros => ({
  ...VALORES,
  ...parametrosDichos(parcial),
});
