import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { reescribir } from './reescribir.ts';

type Poda = { html: string; conservar: RegExp[] | { greedy: RegExp[] }; quitar?: RegExp[] };

/** Fails when a pattern matches no class: antd has changed its names, and the pattern keeps or drops nothing. */
function exigirClases(css: string, patrones: readonly RegExp[]): void {
  const clases = [...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, clase = '']) => clase))];
  const sobra = patrones.find((patron) => !clases.some((clase) => patron.test(clase)));
  if (sobra) throw new Error(`No class of antd matches ${String(sobra)} any more.`);
}

/**
 * Keeps the rules whose classes are in the HTML; `conservar` names those that appear only in use. Worth its lines: a
 * fortieth of the login's styles is left.
 */
export async function podarReglas(css: string, { html, conservar, quitar = [] }: Poda): Promise<string> {
  exigirClases(css, [...(Array.isArray(conservar) ? conservar : conservar.greedy), ...quitar]);
  const [podado] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    safelist: conservar,
    blocklist: quitar,
    keyframes: true,
  });
  return podado?.css ?? css;
}

const DECLARACION = /(--ant-[\w-]+):([^;{}]*);?/g;
const USO = /var\((--ant-[\w-]+)/g;

const usadasEn = (texto: string): string[] => [...texto.matchAll(USO)].map(([, nombre = '']) => nombre);

/** The variables that the rules reach, directly or through other variables. */
function alcanzadas(css: string, usos: string): Set<string> {
  const valores = new Map<string, string>();
  for (const [, nombre = '', valor = ''] of css.matchAll(DECLARACION)) {
    valores.set(nombre, `${valores.get(nombre) ?? ''}${valor}`);
  }
  const vistas = new Set<string>();
  const cola = usadasEn(css.replace(DECLARACION, '') + usos);
  for (let nombre = cola.pop(); nombre; nombre = cola.pop()) {
    if (vistas.has(nombre)) continue;
    vistas.add(nombre);
    cola.push(...usadasEn(valores.get(nombre) ?? ''));
  }
  return vistas;
}

/** antd declares some 500 variables twice (light, dark); those that nothing reads are dropped: worth 2 KiB (gzip). */
export function podarVariables(css: string, usos: string): string {
  const vivas = alcanzadas(css, usos);
  return reescribir(css, DECLARACION, (todo, nombre) => (vivas.has(nombre) ? todo : ''));
}

/** The text of our own sources, where variables are used too. */
export const fuentes = (...carpetas: string[]): string =>
  carpetas
    .flatMap((carpeta) =>
      readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
        .filter((nombre) => /\.(css|tsx?)$/.test(nombre))
        .map((nombre) => readFileSync(join(carpeta, nombre), 'utf8')),
    )
    .join('\n');
