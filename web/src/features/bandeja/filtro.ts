import { CLASES_POR_APROBAR, type Centavos, centavos, filtrarPorTexto } from '@leal/domain';
import { como, type DeLaUrl, enLaUrl, mismas, opcional, palabra, texto } from '../../lib/en-la-url.ts';
import type { Fila } from '../../comun/bandeja/fila.ts';

const DIA_MS = 86_400_000;

/** How long it has waited, at least: the word in the address, and its days. */
export const ESPERAS = { dia: 1, tres: 3, semana: 7 } as const;
export type Espera = keyof typeof ESPERAS;

/** From which amount. */
export const MONTOS = { 500: 500, 1000: 1000, 2500: 2500, 5000: 5000 } as const;
type Desde = `${keyof typeof MONTOS}`;

/** What is shown of the inbox. */
export const EN_LA_URL = enLaUrl({
  clase: como('tipo', opcional(mismas(CLASES_POR_APROBAR))),
  cobrador: palabra,
  espera: opcional(mismas(Object.keys(ESPERAS) as Espera[])),
  desde: opcional(mismas(Object.keys(MONTOS) as Desde[])),
  busqueda: como('q', texto()),
  orden: texto(20),
});
export type Filtro = DeLaUrl<typeof EN_LA_URL>;

const desdeDe = ({ desde }: Filtro): Centavos | null => (desde ? centavos(Number(desde) * 100) : null);

/** The rows that the filter leaves, in the order in which they came. */
export function filtrar(filas: readonly Fila[], filtro: Filtro, ahora: Date): readonly Fila[] {
  const { clase, cobrador, espera, busqueda } = filtro;
  const desde = desdeDe(filtro);
  const hasta = espera ? ahora.getTime() - ESPERAS[espera] * DIA_MS : Infinity;
  const quedan = filas.filter(
    (fila) =>
      (!clase || fila.clase === clase) &&
      (!cobrador || fila.id_cobrador === cobrador) &&
      fila.pedidaEn <= hasta &&
      (desde === null || (fila.monto !== null && fila.monto >= desde)),
  );
  return filtrarPorTexto(quedan, busqueda, ({ cliente, cobrador: suyo, cambia, monto, dato }) => ({
    textos: [cliente, suyo, cambia, 'negocio' in dato.item ? dato.item.negocio : ''],
    ...(monto !== null && { monto }),
  }));
}
