import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import { createElement, type ReactNode } from 'react';
import { componentesOscuros, tema, tokensOscuros } from '../src/app/tema.ts';

const claro: ThemeConfig = { ...tema, zeroRuntime: false };
const oscuro: ThemeConfig = {
  ...claro,
  algorithm: theme.darkAlgorithm,
  token: { ...tema.token, ...tokensOscuros },
  components: componentesOscuros,
};

const extraer = (componentes: string[], conTema: ThemeConfig): string =>
  extractStyle({
    includes: componentes,
    customTheme: (nodo: ReactNode) => createElement(ConfigProvider, { theme: conTema }, nodo),
  });

/** The variables' blocks (`.leal{…}`, `.leal.ant-btn{…}`) are all that a theme changes. */
const bloquesDeVariables = (css: string): string => css.match(/\.leal[^{}]*\{[^{}]*\}/g)?.join('') ?? '';

/**
 * antd's styles of these components: the rules once, their variables for light and, below
 * `prefers-color-scheme`, for dark. The browser computes nothing and no script picks a theme.
 */
export function extraerEstilos(componentes: string[]): string {
  const nocturnas = bloquesDeVariables(extraer(componentes, oscuro));
  return `${extraer(componentes, claro)}@media (prefers-color-scheme:dark){${nocturnas}}`;
}
