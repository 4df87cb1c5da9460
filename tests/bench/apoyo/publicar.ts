// How every bench ends: its table is printed, and handed to whoever started it (`npm run bench` keeps it in the page).
import { falla, type Seccion, tabla } from './seccion.ts';

/** For a bench that hangs: none takes half of it. */
const LIMITE_MS = 15 * 60_000;
setTimeout(() => {
  console.error(`No terminó en ${LIMITE_MS / 60_000} minutos.`);
  process.exit(1);
}, LIMITE_MS).unref();

export function publicar(seccion: Seccion): void {
  const filas = tabla(seccion);
  const anchos = (filas[0] ?? []).map((_, i) => Math.max(...filas.map((fila) => fila[i]?.length ?? 0)));
  for (const fila of filas)
    console.log(
      fila
        .map((celda, i) => celda.padEnd(anchos[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const nota of seccion.notas ?? []) console.log(nota);
  process.send?.({ seccion });
  if (seccion.medidas.some(falla)) process.exitCode = 1;
}

export const cuantil = (valores: readonly number[], q: number): number =>
  valores.toSorted((a, b) => a - b)[Math.floor((valores.length - 1) * q)] ?? Number.NaN;
export const mediana = (valores: readonly number[]): number => cuantil(valores, 0.5);
