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

/** The least days behind. */
export const ATRASOS = ['1', '2', '4', '8', '15', '16', '31', '61'] as const;

/** The least and the most: the ages of the report of risk that have an end; '0-0' are up to date. */
export const EDADES = ['0-0', '1-7', '8-15', '16-30', '31-60'] as const;

/** However many: all that were handed over. */
export const ENTREGADOS = '0';

const TODOS_LOS_ATRASOS = [...ATRASOS, ...EDADES, ENTREGADOS] as const;
type Atraso = (typeof TODOS_LOS_ATRASOS)[number];

/** '8' and '8-15' as the server is asked for them. */
const comoDias = (atraso: Atraso | undefined): { readonly desde?: number; readonly hasta?: number } => {
  if (atraso === undefined) return {};
  const [desde, hasta] = atraso.split('-').map(Number);
  return { ...(desde && { desde }), ...(hasta !== undefined && { hasta }) };
};

type OrdenActivos = Ordenable | `-${Ordenable}`;
const ORDENES = COLUMNAS.flatMap((columna): OrdenActivos[] => [columna, `-${columna}`]);

/** The columns by which everybody's list is sorted as a whole, not only its first pages; each in one direction. */
const DE_TODOS = ['dias', 'alta', 'vence'] as const satisfies readonly Ordenable[];
const ORDENES_DE_TODOS = ['-dias', 'vence', '-alta'] as const;

/** The active clients that are shown. */
export const EN_LA_URL = enLaUrl({
  busqueda: como('q', texto()),
  ver: opcional(mismas(['vencidos'])),
  cobrador: palabra,
  plazo: opcional(mismas(PLAZOS.map(String))),
  antiguedad: opcional(mismas(ANTIGUEDADES)),
  atrasados: opcional(mismas(TODOS_LOS_ATRASOS)),
  /** The newest first, unless another is chosen. */
  orden: unaDe(['-alta', ...ORDENES]),
});
export type FiltroActivos = DeLaUrl<typeof EN_LA_URL>;

export type Vigente = {
  readonly cobrador: string | undefined;
  readonly plazo: string | undefined;
  readonly ver: 'vencidos' | undefined;
  readonly antiguedad: (typeof ANTIGUEDADES)[number] | undefined;
  readonly atrasados: Atraso | undefined;
  readonly orden: OrdenActivos;
  /** The columns by which it can be sorted. */
  readonly ordenable: readonly Ordenable[];
  /** All of a collector's, or what a search has among its first matches: here as a whole, and sorted here. */
  readonly entera: boolean;
};

/** The part of a filter that applies: of everybody one range, by which the list is sorted: who is overdue, who is behind, or an age. */
export function vigenteDe(filtro: FiltroActivos): Vigente {
  const { busqueda, cobrador, plazo, ver, antiguedad, atrasados, orden } = filtro;
  const rangos = { ver, antiguedad, atrasados };
  if (busqueda !== '' || cobrador !== undefined)
    return { cobrador, plazo, ...rangos, orden, ordenable: COLUMNAS, entera: true };
  const ninguno = { ver: undefined, antiguedad: undefined, atrasados: undefined };
  const deTodos = { cobrador, plazo, ...ninguno, ordenable: [], entera: false };
  if (ver) return { ...deTodos, ver, orden: 'vence' };
  if (atrasados) return { ...deTodos, atrasados, orden: '-dias' };
  if (antiguedad) return { ...deTodos, antiguedad, orden: '-alta' };
  const ordenDeTodos = ORDENES_DE_TODOS.find((posible) => posible === orden) ?? '-alta';
  return { ...deTodos, orden: ordenDeTodos, ordenable: DE_TODOS };
}

/** The number of filters that apply, besides the words. */
export const cuantosFiltros = ({ cobrador, plazo, ver, antiguedad, atrasados }: Vigente): number =>
  [cobrador, plazo, ver, antiguedad, atrasados].filter((valor) => valor !== undefined).length;

/** A page of what is read as a whole. */
const PAGINA = 100;

/** The list as it is asked for; an order that a filter brings with it is not said. */
export function consultaDe(filtro: FiltroActivos): Consulta<typeof clientesActivos> {
  const { cobrador, plazo, ver, antiguedad, atrasados, orden, entera } = vigenteDe(filtro);
  const busca = filtro.busqueda !== '';
  // An index serves one range of a collector's list; the rows say who is overdue, and who is behind.
  const siNo = <R>(rango: R, otro: unknown) => (busca || !otro ? rango : undefined);
  const atraso = siNo(atrasados, antiguedad ?? ver);
  const { desde, hasta } = comoDias(atraso);
  const filtros = dichos({
    id_cobrador: cobrador,
    dias_pago: PLAZOS.find((dias) => String(dias) === plazo),
    ver: siNo(ver, antiguedad),
    antiguedad: antiguedad && Number(antiguedad),
    atrasados: desde,
    atrasados_hasta: hasta,
  });
  if (busca) return { ...filtros, busqueda: filtro.busqueda, orden: '-alta' };
  // That order is what leaves out the loans that wait for their cash.
  const entregados = atraso === ENTREGADOS && ({ orden: '-dias' } as const);
  if (entera) return { ...filtros, ...entregados, limite: PAGINA };
  if (ver || atrasados) return { ...filtros, ...entregados };
  const pedido = ORDENES_DE_TODOS.find((posible) => posible === orden);
  return pedido === undefined || pedido === '-alta' ? filtros : { ...filtros, orden: pedido };
}

/** The rows of an answer that pass what it was not asked for; one that moved on between two pages stands in it once. */
export const losQuePasan = (
  filas: readonly ClienteActivo[],
  { ver, atrasados }: FiltroActivos,
): readonly ClienteActivo[] => {
  const { desde = 0, hasta } = comoDias(atrasados);
  const pasan = filas.filter(
    ({ vencido, dias_atrasado: dias, por_entregar }) =>
      (!ver || vencido) &&
      (!atrasados || !por_entregar) &&
      dias >= desde &&
      (hasta === undefined || dias <= hasta),
  );
  return [...new Map(pasan.map((fila) => [fila.id_credito, fila])).values()];
};

/** The reason why some of the filters do not apply now, or why clients are missing. */
export function porQueNo(filtro: FiltroActivos): string {
  const { ver, atrasados, orden, entera } = vigenteDe(filtro);
  if (entera) return '';
  if (ver)
    return 'Los vencidos de todos no se filtran por antigüedad ni por días atrasado: primero los que llevan más tiempo vencidos.';
  if (atrasados && atrasados !== ENTREGADOS)
    return 'Los atrasados de todos no se filtran por antigüedad: primero los que llevan más días atrasados.';
  return orden === '-dias' ? 'Sin los préstamos por entregar: de ellos todavía no se debe nada.' : '';
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
