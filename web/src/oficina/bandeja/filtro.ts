import { CLASES_POR_APROBAR, type Centavos, type ClasePorAprobar, filtrarPorTexto } from '@leal/domain';
import { como, type DeLaUrl, enLaUrl, mismas, opcional, palabra, texto } from '../../lib/en-la-url.ts';
import type { Fila } from '../listas/fila.ts';

const DIA_MS = 86_400_000;

/** The least time that it has waited: the word in the address, and its days. */
export const ESPERAS = { dia: 1, tres: 3, semana: 7 } as const;
export type Espera = keyof typeof ESPERAS;

/** Small or large: the word in the address, and its bounds in pesos, both included. */
export const MONTOS = {
  'hasta-500': [0, 500],
  'hasta-1000': [0, 1000],
  'desde-500': [500, Infinity],
  'desde-1000': [1000, Infinity],
  'desde-2500': [2500, Infinity],
  'desde-5000': [5000, Infinity],
} as const;
export type Montos = keyof typeof MONTOS;

/** The part of the inbox that is shown. */
export const EN_LA_URL = enLaUrl({
  clase: como('tipo', opcional(mismas(CLASES_POR_APROBAR))),
  cobrador: palabra,
  espera: opcional(mismas(Object.keys(ESPERAS) as Espera[])),
  monto: opcional(mismas(Object.keys(MONTOS) as Montos[])),
  busqueda: como('q', texto()),
  orden: texto(20),
});
export type Filtro = DeLaUrl<typeof EN_LA_URL>;

/** The inbox, where all of that kind that waits about this person is found. */
export const rutaEnBandeja = (base: string, clase: ClasePorAprobar, nombre: string): string =>
  `${base}/bandeja?${EN_LA_URL.escribir({ clase, busqueda: nombre })}`;

/** All that waits, in whatever order. */
export const SIN_FILTRO = {
  clase: undefined,
  cobrador: undefined,
  espera: undefined,
  monto: undefined,
  busqueda: '',
} as const satisfies Omit<Filtro, 'orden'>;

/** A request without an amount is neither small nor large. */
function esDe(montos: Montos | undefined, monto: Centavos | null): boolean {
  if (!montos) return true;
  const [minimo, maximo] = MONTOS[montos];
  return monto !== null && monto >= minimo * 100 && monto <= maximo * 100;
}

/** The rows that the filter leaves, in the order in which they came. */
export function filtrar(filas: readonly Fila[], filtro: Filtro, ahora: Date): readonly Fila[] {
  const { clase, cobrador, espera, monto: montos, busqueda } = filtro;
  const hasta = espera ? ahora.getTime() - ESPERAS[espera] * DIA_MS : Infinity;
  const quedan = filas.filter(
    (fila) =>
      (!clase || fila.clase === clase) &&
      (!cobrador || fila.id_cobrador === cobrador) &&
      fila.pedidaEn <= hasta &&
      esDe(montos, fila.monto),
  );
  return filtrarPorTexto(
    quedan,
    busqueda,
    ({ cliente, cobrador: nombreDeCobrador, cambia, monto, dato: { item } }) => ({
      textos: [
        cliente,
        nombreDeCobrador,
        cambia,
        ...('direccion' in item ? [item.negocio, item.direccion] : []),
      ],
      ...(monto !== null && { monto }),
      ...('telefono' in item && { telefonos: [item.telefono, item.segundo_telefono] }),
    }),
  );
}
