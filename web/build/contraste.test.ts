import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { tema, tokensOscuros } from '../src/app/tema.ts';

/** WCAG's relative luminance of '#rrggbb'. */
function luminancia(color: string): number {
  const canales = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = canales.map((c) =>
    c <= 0.039_28 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contraste(...colores: [string, string]): number {
  const [oscura = 0, clara = 0] = colores.map(luminancia).toSorted((a, b) => a - b);
  return (clara + 0.05) / (oscura + 0.05);
}

const CLARO = theme.getDesignToken({ token: tema.token ?? {} });
const OSCURO = theme.getDesignToken({
  algorithm: theme.darkAlgorithm,
  token: { ...tema.token, ...tokensOscuros },
});

// What was tapped on a phone stays hovered until the next tap.
describe.each([
  ['light', CLARO],
  ['dark', OSCURO],
])('a link, %s', (_, tokens) => {
  it.each(['colorLink', 'colorLinkHover', 'colorLinkActive'] as const)('can be read: %s', (cual) => {
    for (const fondo of [tokens.colorBgContainer, tokens.colorWarningBg])
      expect(contraste(tokens[cual], fondo)).toBeGreaterThanOrEqual(4.5);
  });
});
