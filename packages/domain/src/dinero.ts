/**
 * Money is an integer number of centavos everywhere in the code and in the store. Pesos with
 * decimals exist only on the wire and on screen: 0.1 + 0.2 is not 0.3 in floating point, and a
 * balance that is off by one centavo never reaches zero.
 */
export type Centavos = number & { readonly __unidad: 'centavos' };

/** The number as centavos. Throws unless it is a safe integer; may be negative. */
export function centavos(n: number): Centavos {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not a whole number of centavos: ${n}`);
  return (n === 0 ? 0 : n) as Centavos;
}

export const CERO = centavos(0);

/** Pesos to centavos; null when not finite, with more than two decimals, or out of the safe range. */
export function desdePesos(pesos: number): Centavos | null {
  const cantidad = Math.round(pesos * 100);
  return Number.isSafeInteger(cantidad) && cantidad / 100 === pesos ? centavos(cantidad) : null;
}

/** Centavos to pesos, for the wire and for inputs; never compute with the result. */
export const aPesos = (cantidad: Centavos): number => cantidad / 100;

/** '1,234,567' (es-MX), of a whole number. */
export const formatearNumero = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** '$1,234.50', '-$3.00' (es-MX, always two decimals). */
export function formatearPesos(cantidad: Centavos): string {
  const absoluto = Math.abs(cantidad);
  const fraccion = absoluto % 100;
  const enteros = formatearNumero((absoluto - fraccion) / 100);
  return `${cantidad < 0 ? '-' : ''}$${enteros}.${String(fraccion).padStart(2, '0')}`;
}

/** '$1,234' in a calendar's cell, which has room for no more: cents only when there are some. */
export const formatearPesosCortos = (cantidad: Centavos): string =>
  formatearPesos(cantidad).replace(/\.00$/, '');

/** The sum; of nothing, zero. */
export const sumar = (...cantidades: readonly Centavos[]): Centavos =>
  cantidades.reduce((total, cantidad) => centavos(total + cantidad), CERO);

export const restar = (a: Centavos, b: Centavos): Centavos => centavos(a - b);

/** `cantidad` times a whole number. */
export const multiplicar = (cantidad: Centavos, veces: number): Centavos => centavos(cantidad * veces);

export const minimo = (a: Centavos, b: Centavos): Centavos => (a < b ? a : b);

export const maximo = (a: Centavos, b: Centavos): Centavos => (a > b ? a : b);

/**
 * `cantidad / partes` rounded half up to the centavo (halves away from zero, so that a refund
 * mirrors its charge). `partes` is a positive integer, else it throws.
 */
export function dividir(cantidad: Centavos, partes: number): Centavos {
  if (!Number.isSafeInteger(partes) || partes <= 0) throw new RangeError(`Not a divisor: ${partes}`);
  const resto = cantidad % partes;
  const entero = (cantidad - resto) / partes;
  return centavos(2 * Math.abs(resto) >= partes ? entero + Math.sign(cantidad) : entero);
}

/** `pct` per cent of `cantidad`, rounded half up; `pct` is an integer (20 = 20 %). */
export const porcentaje = (cantidad: Centavos, pct: number): Centavos =>
  dividir(multiplicar(cantidad, pct), 100);

/**
 * As large a part of `cantidad` as `parte` is of `todo`, rounded half up to the centavo; of nothing below zero. `todo` is more than
 * zero, else it throws.
 */
export function enProporcion(cantidad: Centavos, parte: Centavos, todo: Centavos): Centavos {
  // Their product may be more than a number holds exactly.
  const [entre, producto] = [BigInt(todo), BigInt(cantidad) * BigInt(parte)];
  return centavos(Number((2n * producto + entre) / (2n * entre)));
}
