import type { Resultado } from './carriles.ts';

/** Counts the runs in which each was red: a test, a file that did not load, or a stage that failed without a name. */
export function contarRojas(corridas: readonly (readonly Resultado[])[]): ReadonlyMap<string, number> {
  const veces = new Map<string, number>();
  for (const resultados of corridas) {
    const nombradas = resultados.flatMap(({ nombre, recuento: { failed, fallidas } }) => {
      const dichas = fallidas.map(({ archivo, prueba, dicho }) =>
        [archivo ?? dicho.split('\n')[0], prueba].filter(Boolean).join(' > '),
      );
      return dichas.length > 0 || failed === 0 ? dichas : [`etapa ${nombre}`];
    });
    for (const nombrada of new Set(nombradas)) veces.set(nombrada, (veces.get(nombrada) ?? 0) + 1);
  }
  return veces;
}

/** The ones that were red most often first. */
export function enTabla(rojas: ReadonlyMap<string, number>, corridas: number): string {
  if (rojas.size === 0) return `Ninguna roja en ${corridas} corridas.`;
  const filas = [...rojas].toSorted(([, una], [, otra]) => otra - una);
  return ['Rojas:', ...filas.map(([cual, veces]) => `  ${veces} de ${corridas}  ${cual}`)].join('\n');
}
