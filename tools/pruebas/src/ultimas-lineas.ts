import type { Resultado } from './carriles.ts';
import { lineaFinal, type Recuento, sumar } from './recuento.ts';

/** The number of slowest files that are named. */
const LENTOS = 10;

const deUna = (titulo: string, lineas: readonly string[], separadas = false): string[] =>
  lineas.length === 0
    ? []
    : [[titulo, ...lineas.map((linea) => `  ${linea}`)].join(separadas ? '\n\n' : '\n')];

const enSegundos = (segundos: number): string => `${segundos.toFixed(1)} s`;

const masLentos = ({ archivos }: Recuento): string[] =>
  archivos
    .toSorted((uno, otro) => otro.ms - uno.ms)
    .slice(0, LENTOS)
    .map(({ archivo, ms }) => `${enSegundos(ms / 1000).padStart(8)}  ${archivo}`);

interface Aparte {
  /** The findings beside the tests. */
  aviso?: string | undefined;
  /** Stages that did not run (`ya-probadas.ts`). */
  dejadas?: readonly string[];
}

/** The facts for whoever reads only the end. The count is the last line. */
export function ultimasLineas(
  resultados: readonly Resultado[],
  { aviso = '', dejadas = [] }: Aparte = {},
): string {
  const total = sumar(resultados.map(({ recuento }) => recuento));
  const rojas = resultados.filter(({ recuento }) => recuento.failed > 0).map(({ nombre }) => nombre);
  return [
    ...deUna('Los archivos más lentos:', masLentos(total)),
    ...deUna(
      'Etapas:',
      resultados.map(({ nombre, segundos }) => `${enSegundos(segundos).padStart(8)}  ${nombre}`),
    ),
    ...deUna('No corrieron, porque nada de lo que leen ha cambiado desde que pasaron:', dejadas),
    ...deUna(
      'Inestables (rojas, y luego verdes; cada una es un defecto por buscar):',
      total.inestables,
      true,
    ),
    ...deUna('Omitidas:', total.omitidas),
    ...(rojas.length > 0 ? [`Etapas en rojo: ${rojas.join(', ')}.`] : []),
    ...total.fallidas.map(({ dicho }) => `  ${dicho}`),
    ...(aviso.trim() === '' ? [] : [aviso.trim()]),
    lineaFinal(total),
  ]
    .map((parte) => `\n${parte}`)
    .join('\n');
}
