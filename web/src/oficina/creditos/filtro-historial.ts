import { type Consulta, DECISIONES_CREDITO, type historialCreditos } from '@leal/contract';
import {
  como,
  type DeLaUrl,
  dia,
  dichos,
  enLaUrl,
  mismas,
  opcional,
  palabra,
  texto,
} from '../../lib/en-la-url.ts';
import { PRIMER_DIA } from '../bitacora/datos/filtro.ts';

/** The decided credits that are shown. */
export const EN_LA_URL = enLaUrl({
  busqueda: como('q', texto()),
  decision: opcional(mismas(DECISIONES_CREDITO)),
  id_cobrador: como('cobrador', palabra),
  id_gerente: como('gerente', palabra),
  desde: dia(PRIMER_DIA),
  hasta: dia(PRIMER_DIA),
});
export type FiltroHistorial = DeLaUrl<typeof EN_LA_URL>;

export type PropsMandos = {
  readonly filtro: FiltroHistorial;
  readonly alFiltrar: (cambio: Partial<FiltroHistorial>) => void;
};

export const NINGUNO = EN_LA_URL.leer(new URLSearchParams());

export const consultaDe = ({ busqueda, ...filtro }: FiltroHistorial): Consulta<typeof historialCreditos> =>
  dichos({ ...filtro, busqueda: busqueda || undefined });

/** The number of filters that apply, besides the words. */
export const cuantosFiltros = (filtro: FiltroHistorial): number =>
  Object.keys(consultaDe({ ...filtro, busqueda: '' })).length;
