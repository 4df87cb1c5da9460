import {
  type ClienteActivo,
  type clientesActivos,
  type Consulta,
  TOPE_BUSQUEDA_ACTIVOS,
} from '@leal/contract';
import { formatearNumero, PLAZOS } from '@leal/domain';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { cuantos } from '../../piezas/textos/textos.ts';
import {
  como,
  type DeLaUrl,
  dichos,
  enLaUrl,
  mismas,
  opcional,
  palabra,
  texto,
  unaDe,
} from '../../lib/en-la-url.ts';
import { COLUMNAS, ORDENABLES, type Ordenable } from './orden-activos.ts';

/** The least days for which a credit has run. */
export const ANTIGUEDADES = ['7', '30', '60', '90'] as const;

type OrdenActivos = Ordenable | `-${Ordenable}`;
const ORDENES = COLUMNAS.flatMap((uno): OrdenActivos[] => [uno, `-${uno}`]);

/** The orders that everybody's list has as a whole, not only its first pages. */
const DE_TODOS = ['alta', 'vence'] as const satisfies readonly Ordenable[];

/** The active clients that are shown. */
export const EN_LA_URL = enLaUrl({
  busqueda: como('q', texto()),
  ver: opcional(mismas(['vencidos'])),
  cobrador: palabra,
  plazo: opcional(mismas(PLAZOS.map(String))),
  antiguedad: opcional(mismas(ANTIGUEDADES)),
  /** The newest first, unless another is chosen. */
  orden: unaDe(['-alta', ...ORDENES]),
});
export type FiltroActivos = DeLaUrl<typeof EN_LA_URL>;

export type Vigente = {
  readonly cobrador: string | undefined;
  readonly plazo: string | undefined;
  readonly ver: 'vencidos' | undefined;
  readonly antiguedad: (typeof ANTIGUEDADES)[number] | undefined;
  readonly orden: OrdenActivos;
  /** The columns by which it can be sorted. */
  readonly ordenable: readonly Ordenable[];
  /** All of a collector's, or what a search has among its first matches: here as a whole, and sorted here. */
  readonly entera: boolean;
};

/** The part of a filter that applies: of everybody, who is overdue is sorted by that, and an age by itself. */
export function vigenteDe({ busqueda, cobrador, plazo, ver, antiguedad, orden }: FiltroActivos): Vigente {
  const comun = { cobrador, plazo, ver };
  if (busqueda !== '' || cobrador !== undefined)
    return { ...comun, antiguedad, orden, ordenable: COLUMNAS, entera: true };
  const deTodos = { ...comun, ordenable: [], entera: false };
  if (ver) return { ...deTodos, antiguedad: undefined, orden: 'vence' };
  if (antiguedad) return { ...deTodos, antiguedad, orden: '-alta' };
  const suyo = orden === 'vence' ? orden : '-alta';
  return { ...deTodos, antiguedad, orden: suyo, ordenable: DE_TODOS };
}

/** The number of filters that apply, besides the words. */
export const cuantosFiltros = ({ cobrador, plazo, ver, antiguedad }: Vigente): number =>
  [cobrador, plazo, ver, antiguedad].filter((uno) => uno !== undefined).length;

/** A page of what is read as a whole. */
const PAGINA = 100;

/** The list as it is asked for; an order that a filter brings with it is not said. */
export function consultaDe(filtro: FiltroActivos): Consulta<typeof clientesActivos> {
  const { cobrador, plazo, ver, antiguedad, orden, entera } = vigenteDe(filtro);
  const busca = filtro.busqueda !== '';
  const suyos = dichos({
    id_cobrador: cobrador,
    dias_pago: PLAZOS.find((dias) => String(dias) === plazo),
    // Of a collector's, an index serves one range; the rows say who is overdue.
    ver: busca || !antiguedad ? ver : undefined,
    antiguedad: antiguedad && Number(antiguedad),
  });
  if (busca) return { ...suyos, busqueda: filtro.busqueda, orden: '-alta' };
  if (entera) return { ...suyos, limite: PAGINA };
  return orden === 'vence' && !ver ? { ...suyos, orden } : suyos;
}

/** The rows of an answer that pass what it was not asked for. */
export const losQuePasan = (
  filas: readonly ClienteActivo[],
  { ver }: FiltroActivos,
): readonly ClienteActivo[] => (ver ? filas.filter(({ vencido }) => vencido) : filas);

/** The reason why some of the filters do not apply now. */
export function porQueNo(filtro: FiltroActivos): string {
  return filtro.ver && !vigenteDe(filtro).entera
    ? 'Los vencidos de todos no se filtran por antigüedad: primero los que llevan más tiempo vencidos.'
    : '';
}

/** The word for what a list is sorted by, within a sentence. */
export const nombreDelOrden = (orden: OrdenActivos): string =>
  (orden.endsWith('vence')
    ? NOMBRES.fecha_vencimiento
    : ORDENABLES[orden.replace('-', '') as Ordenable]
  ).toLocaleLowerCase('es-MX');

/** The number of rows of a list that is here as a whole; a search that finds more than its first ones says so. */
export function textoDeEntera(cuantas: number, cortada: boolean, { orden }: Vigente): string {
  if (!cortada) return cuantos(cuantas, 'cliente encontrado', 'clientes encontrados');
  const tope = formatearNumero(TOPE_BUSQUEDA_ACTIVOS);
  const de = `primeros ${tope} de esta búsqueda, por ${nombreDelOrden(orden)}`;
  return cuantas === TOPE_BUSQUEDA_ACTIVOS ? `Los ${de}` : `${formatearNumero(cuantas)} de los ${de}`;
}
