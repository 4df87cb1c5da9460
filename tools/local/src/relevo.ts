// A folder that takes another one's place, and a process that may be killed between any two of its calls: at every moment
// a whole one is there, under one of three names.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

/** The one that is being made, and the one that was. */
const NUEVO = '.nuevo';
const VIEJO = '.viejo';

/** The names of what a kill leaves of a swap, so that whoever cleans up finds it. */
export const restosDe = (carpeta: string): readonly string[] => [`${carpeta}${NUEVO}`, `${carpeta}${VIEJO}`];

const quitar = (carpeta: string): void => rmSync(carpeta, { recursive: true, force: true });

/** Puts what `llenar` writes in the folder's place. Before the first swap of a process, `recuperar`. */
export function relevar(carpeta: string, llenar: (nueva: string) => void): void {
  const [nueva, vieja] = [`${carpeta}${NUEVO}`, `${carpeta}${VIEJO}`];
  quitar(nueva);
  mkdirSync(nueva, { recursive: true });
  llenar(nueva);
  quitar(vieja);
  if (existsSync(carpeta)) renameSync(carpeta, vieja);
  renameSync(nueva, carpeta);
  quitar(vieja);
}

/**
 * Makes the folder whole again after a kill, if `estaEntera` says so of any of the three. The new one comes before the
 * old: it was whole before the old one moved away.
 */
export function recuperar(carpeta: string, estaEntera: (carpeta: string) => boolean): void {
  const restos = restosDe(carpeta);
  const buena = [carpeta, ...restos].find(estaEntera);
  // No folder is whole: the files stay as they are, for whoever is told that they are damaged.
  if (buena === undefined) return;
  if (buena !== carpeta) {
    quitar(carpeta);
    renameSync(buena, carpeta);
  }
  restos.forEach(quitar);
}
