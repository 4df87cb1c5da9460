/** The loan terms, in days to pay (spec §9). */
export const PLAZOS = [30, 40, 60] as const;

export type Plazo = (typeof PLAZOS)[number];

/** Interest per cent by term (spec §9). */
export const INTERESES = { 30: 20, 40: 20, 60: 30 } as const satisfies Record<Plazo, number>;

export type Interes = (typeof INTERESES)[Plazo];

/** The term of a record that has none (spec §9). */
export const PLAZO_POR_DEFECTO: Plazo = 30;

export const MENSAJE_PLAZO = 'Los días de pago deben ser 30, 40 o 60 días según el esquema de trabajo';
export const MENSAJE_PLAZO_EDICION = 'Días de pago debe ser 30, 40 o 60';
export const MENSAJE_PLAZO_DUPLICADO = 'Debes seleccionar los días de pago';
export const MENSAJE_PLAZO_RENOVACION = 'Selecciona los días de pago';

/** The collection window's message for an unknown term (spec §5). */
export const mensajePlazoNoValido = (n: unknown): string =>
  `Días de pago no válidos: ${String(n)}. Debe ser 30, 40 o 60 días.`;

export const esPlazo = (n: unknown): n is Plazo => PLAZOS.some((plazo) => plazo === n);

/** A stored term; missing reads as 30 (spec §9). Any other value throws. */
export function interpretarPlazo(n: unknown): Plazo {
  if (n === undefined || n === null) return PLAZO_POR_DEFECTO;
  if (!esPlazo(n)) throw new RangeError(mensajePlazoNoValido(n));
  return n;
}

/** Per cent charged for the term: 30 → 20, 40 → 20, 60 → 30. */
export const interesDe = (plazo: Plazo): Interes => INTERESES[plazo];

/** The scheme's label in the exports: '30 DIAS ($40 P/C MIL)', other values '{n} DIAS' (spec §9). */
export const etiquetaEsquema = (dias: number): string =>
  esPlazo(dias) ? `${dias} DIAS ($40 P/C MIL)` : `${dias} DIAS`;
