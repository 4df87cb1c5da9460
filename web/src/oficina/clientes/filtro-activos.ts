import type { clientesActivos, Consulta } from '@leal/contract';
import { PLAZOS } from '@leal/domain';
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

/** The least days for which a credit has run. */
export const ANTIGUEDADES = ['7', '30', '60', '90'] as const;

/** The active clients that are shown. */
export const EN_LA_URL = enLaUrl({
  busqueda: como('q', texto()),
  ver: opcional(mismas(['vencidos'])),
  cobrador: palabra,
  plazo: opcional(mismas(PLAZOS.map(String))),
  antiguedad: opcional(mismas(ANTIGUEDADES)),
  /** The newest first, or who is due first: the orders that the whole list has, not only its first pages. */
  orden: unaDe(['-alta', 'vence']),
});
export type FiltroActivos = DeLaUrl<typeof EN_LA_URL>;

export type Vigente = {
  readonly cobrador: string | undefined;
  readonly plazo: string | undefined;
  readonly ver: 'vencidos' | undefined;
  readonly antiguedad: (typeof ANTIGUEDADES)[number] | undefined;
  /** Null: those found by words come as they are found. */
  readonly orden: '-alta' | 'vence' | null;
  /** The columns by which it can be sorted. */
  readonly ordenable: readonly ('alta' | 'vence')[];
};

/** The part of a filter that applies: words go with the collector alone, and who is overdue is sorted by that. */
export function vigenteDe({ busqueda, cobrador, plazo, ver, antiguedad, orden }: FiltroActivos): Vigente {
  const nada = { plazo: undefined, ver: undefined, antiguedad: undefined };
  if (busqueda !== '') return { ...nada, cobrador, orden: null, ordenable: [] };
  if (ver) return { cobrador, plazo, ver, antiguedad: undefined, orden: 'vence', ordenable: [] };
  if (antiguedad) return { cobrador, plazo, ver, antiguedad, orden: '-alta', ordenable: [] };
  return { cobrador, plazo, ver, antiguedad, orden, ordenable: ['alta', 'vence'] };
}

/** The number of filters that apply, besides the words. */
export const cuantosFiltros = ({ cobrador, plazo, ver, antiguedad }: Vigente): number =>
  [cobrador, plazo, ver, antiguedad].filter((uno) => uno !== undefined).length;

/** The list as it is asked for; an order that a filter brings with it is not said. */
export function consultaDe(filtro: FiltroActivos): Consulta<typeof clientesActivos> {
  const { cobrador, plazo, ver, antiguedad, orden } = vigenteDe(filtro);
  return dichos({
    busqueda: filtro.busqueda || undefined,
    id_cobrador: cobrador,
    dias_pago: PLAZOS.find((dias) => String(dias) === plazo),
    ver,
    antiguedad: antiguedad && Number(antiguedad),
    orden: orden === 'vence' && !ver ? orden : undefined,
  });
}

/** The reason why some of the filters do not apply now. */
export function porQueNo({ busqueda, ver }: FiltroActivos): string {
  if (busqueda !== '') return 'Al buscar solo se filtra por cobrador.';
  return ver ? 'Los vencidos no se filtran por antigüedad: primero los que llevan más tiempo vencidos.' : '';
}
