import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { createElement, type ReactNode } from 'react';
import { coincidencias, reescribir } from './reescribir.ts';
import { type Nombre, temaDe } from './temas.ts';

const LETRA_PX = 16;

/** Letters grow with the text size of the device, and what one touches with its letters; never lower than a thumb needs. */
const segunLaLetra = (css: string): string =>
  css
    .replace(
      /(--ant-[\w-]*font-size[\w-]*:)([\d.]+)px/g,
      (_, variable: string, px: string) => `${variable}${Number(px) / LETRA_PX}rem`,
    )
    .replace(
      /(--ant-control-height[\w-]*:)([\d.]+)px/g,
      (_, variable: string, px: string) => `${variable}max(${px}px,${Number(px) / LETRA_PX}rem)`,
    );

const extraer = (componentes: string[], tema: Nombre): string =>
  segunLaLetra(
    extractStyle({
      includes: componentes,
      customTheme: (nodo: ReactNode) => createElement(ConfigProvider, { theme: temaDe(tema) }, nodo),
    }),
  );

/**
 * antd's sample dialogs open trees of their own during extraction, with variables that no element will use.
 * Worth its lines: 4 KiB less of styles (gzip).
 */
export const sinMuestras = (css: string): string => reescribir(css, /\.css-var-[^{}]*\{[^{}]*\}/g, '');

/** Drops the variables of all components, which the frame's sheet has; a component's own (`.leal.ant-btn{…}`) stay. */
export const sinTema = (css: string): string => reescribir(css, /\.leal(:where\([^{}]*\))?\{[^{}]*\}/g, '');

/** The variables' blocks (`.leal{…}`, `.leal.ant-btn{…}`) are all that a theme changes. */
const bloquesDeVariables = (css: string): string => coincidencias(css, /\.leal[^{}]*\{[^{}]*\}/g).join('');

/** `:where` adds no specificity, so that it does not change which rule wins: the later block does. */
const EN_OSCURO = ":where([data-tema='oscuro'],[data-tema='oscuro'] *)";

/** Block by block: a selector alone would be looked for from every letter of a block's variables on. */
const soloEnOscuro = (css: string): string =>
  css.replace(
    /([^{}]+)(\{[^{}]*\})/g,
    (_, selectores: string, bloque: string) =>
      `${selectores.replace(/\s*(,|$)/g, `${EN_OSCURO}$1`)}${bloque}`,
  );

/**
 * antd's styles of these components: the rules once, their variables for light and for dark; worth its lines,
 * because two whole sheets would weigh twice as much. An attribute of <html>, set before the first paint
 * (arranque.js), says which variables are used; nothing is computed.
 */
export function extraerEstilos(componentes: string[]): string {
  const nocturnas = bloquesDeVariables(extraer(componentes, 'oscuro'));
  return extraer(componentes, 'claro') + soloEnOscuro(nocturnas);
}
