import { type Fecha, sumarDias } from './calendario.ts';
import { diferencia, hojas, type Incrementos, soloTotales } from './incrementos.ts';
import { DIAS_TOTALES } from './parametros.ts';

/** A number that is not what the documents add up to: `deriva` added to what is stored repairs it. */
export type Desviacion = {
  readonly ruta: readonly string[];
  readonly guardado: number;
  readonly contado: number;
  /** contado − guardado; never 0. */
  readonly deriva: number;
};

function valorEn(arbol: Incrementos, ruta: readonly string[]): number {
  let valor: Incrementos[string] | undefined = arbol;
  for (const campo of ruta) valor = typeof valor === 'object' ? valor[campo] : undefined;
  return typeof valor === 'number' ? valor : 0;
}

/** Every leaf in which the two differ; an absent one is 0. */
export function desviaciones(guardado: Incrementos, contado: Incrementos): Desviacion[] {
  const { totales } = diferencia(soloTotales(guardado), soloTotales(contado));
  return [...hojas(totales as Incrementos)].map(({ ruta, delta }) => ({
    ruta,
    guardado: valorEn(guardado, ruta),
    contado: valorEn(contado, ruta),
    deriva: delta,
  }));
}

/** The deviations as the tree of additions that repairs them. */
export function enmiendaDe(todas: readonly Desviacion[]): Incrementos {
  const arbol: { [campo: string]: number | Incrementos } = {};
  for (const { ruta, deriva } of todas) {
    let rama = arbol;
    for (const campo of ruta.slice(0, -1)) {
      rama = (rama[campo] ??= {}) as typeof arbol;
    }
    rama[ruta.at(-1) ?? ''] = deriva;
  }
  return arbol;
}

/** The numbers of a stored document and nothing else; the caller takes out those that are not sums. */
export function numerosDe(documento: object): Incrementos {
  const numeros: { [campo: string]: number | Incrementos } = {};
  for (const [campo, valor] of Object.entries(documento) as [string, unknown][]) {
    const esRama = typeof valor === 'object' && valor !== null && !(valor instanceof Date);
    if (typeof valor === 'number') numeros[campo] = valor;
    else if (esRama && !Array.isArray(valor)) numeros[campo] = numerosDe(valor);
  }
  return numeros;
}

/** The first of the days that the running sums still carry. */
export const primerDiaDeTotales = (hoy: Fecha): Fecha => sumarDias(hoy, 1 - DIAS_TOTALES);

/** Running sums as they are compared: without the days that fell out of the last 15, which nobody reads. */
export function sumasVigentes(totales: Incrementos, hoy: Fecha): Incrementos {
  const primero = primerDiaDeTotales(hoy);
  const { ultimos_15_dias = {}, ...resto } = totales;
  const vigentes = Object.entries(ultimos_15_dias).filter(([dia]) => dia >= primero);
  return { ...resto, ultimos_15_dias: Object.fromEntries(vigentes) };
}
