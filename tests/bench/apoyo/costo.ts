// The cost of a month, from what was counted in it.
export type Cuenta = { llamadas: number; lecturas: number; escrituras: number; borradas: number };

/** Google's list prices for us-central1, US$, without what is free: of November 2026, and to be looked at again. */
const PRECIOS = {
  lectura: 0.03 / 100_000,
  escritura: 0.09 / 100_000,
  borrada: 0.01 / 100_000,
  llamada: 0.4 / 1_000_000,
  /** A virtual CPU and half a GiB, for a second. */
  instancia: 0.000024 + 0.5 * 0.0000025,
  gib: 0.15,
};

/** A call takes an instance for less; the platform bills tenths of a second, here as if nobody shared them. */
const SEGUNDOS = 0.1;

const dolares = (valor: number): string => `US$${valor.toFixed(2)}`;

/** In a sentence; `bytes`: what is new in a month and stays. */
export function enDolares({ llamadas, lecturas, escrituras, borradas }: Cuenta, bytes: number): string {
  const almacen = lecturas * PRECIOS.lectura + escrituras * PRECIOS.escritura + borradas * PRECIOS.borrada;
  const funciones = llamadas * (PRECIOS.llamada + SEGUNDOS * PRECIOS.instancia);
  const guardado = (bytes / 2 ** 30) * PRECIOS.gib;
  return `A month at list prices of us-central1, nothing free: ${dolares(almacen)} for the store's calls, ${dolares(funciones)} for the functions; ${(bytes / 2 ** 20).toFixed(0)} MiB of new documents before their indexes, ${dolares(guardado)} for each month that they are kept.`;
}
