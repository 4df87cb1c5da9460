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

/** antd's samples of dialogs open trees of their own while extracting: nobody will ever wear their variables. */
const sinMuestras = (css: string): string => css.replace(/\.css-var-[^{}]*\{[^{}]*\}/g, '');

/** The variables' blocks (`.leal{…}`, `.leal.ant-btn{…}`) are all that a theme changes. */
const bloquesDeVariables = (css: string): string => css.match(/\.leal[^{}]*\{[^{}]*\}/g)?.join('') ?? '';

/** Weighs nothing, so that it changes no rule's rank: the later block wins, as it stands. */
const EN_OSCURO = ":where([data-tema='oscuro'],[data-tema='oscuro'] *)";

const soloEnOscuro = (css: string): string =>
  css.replace(
    /([^{}]+)\{/g,
    (_, selectores: string) => `${selectores.replace(/\s*(,|$)/g, `${EN_OSCURO}$1`)}{`,
  );

/**
 * antd's styles of these components: the rules once, their variables for light and for dark. Which
 * of the two holds stands on <html> before the first paint (arranque.js); nothing is computed.
 */
export function extraerEstilos(componentes: string[]): string {
  const nocturnas = bloquesDeVariables(extraer(componentes, oscuro));
  return `${sinMuestras(extraer(componentes, claro))}${soloEnOscuro(nocturnas)}`;
}
