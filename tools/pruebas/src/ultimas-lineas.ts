import type { Resultado } from './carriles.ts';
import { lineaFinal, sumar } from './recuento.ts';

const deUna = (titulo: string, lineas: readonly string[], separadas = false): string[] =>
  lineas.length === 0 ? [] : [[titulo, ...lineas.map((una) => `  ${una}`)].join(separadas ? '\n\n' : '\n')];

/** What whoever reads only the end must know; `aviso` is what was found beside the tests. The count is the last line. */
export function ultimasLineas(resultados: readonly Resultado[], aviso = ''): string {
  const total = sumar(resultados.map(({ recuento }) => recuento));
  const rojas = resultados.filter(({ recuento }) => recuento.failed > 0).map(({ nombre }) => nombre);
  return [
    ...deUna(
      'Inestables (rojas, y luego verdes; cada una es un defecto por buscar):',
      total.inestables,
      true,
    ),
    ...deUna('Omitidas:', total.omitidas),
    ...(rojas.length > 0 ? [`Etapas en rojo: ${rojas.join(', ')}.`] : []),
    ...total.fallidas.map((fallida) => `  ${fallida}`),
    ...(aviso.trim() === '' ? [] : [aviso.trim()]),
    lineaFinal(total),
  ]
    .map((parte) => `\n${parte}`)
    .join('\n');
}
