import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COLORES } from '../src/app/tema.ts';
import { tokensDe } from './temas.ts';

/** '#rgb' and '#rrggbb' as 0–255. */
const deHex = (color: string): number[] =>
  [...color.slice(1).matchAll(color.length === 4 ? /./g : /../g)].map(([c]) =>
    Number.parseInt(c.padStart(2, c), 16),
  );

/** The colour that is seen on an opaque ground: `rgba()` lets it through. */
function sobre(color: string, fondo: string): number[] {
  const [r, g, b, opaco = 1] = [...color.matchAll(/[\d.]+/g)].map(Number);
  if (color.startsWith('#')) return deHex(color);
  return [r, g, b].map((c = 0, i) => c * opaco + (deHex(fondo)[i] ?? 0) * (1 - opaco));
}

/** WCAG's relative luminance. */
function luminancia(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((c) => (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contraste(color: string, fondo: string): number {
  const luces = [sobre(color, fondo), deHex(fondo)].map(luminancia);
  const [oscura = 0, clara = 0] = luces.toSorted((a, b) => a - b);
  return (clara + 0.05) / (oscura + 0.05);
}

const AAA = 7;
const AA = 4.5;
const LINEA = 3;

const FONDOS = ['colorBgContainer', 'colorBgLayout', 'colorBgElevated'] as const;
const TENIDOS = [
  'colorPrimaryBg',
  'colorInfoBg',
  'colorSuccessBg',
  'colorWarningBg',
  'colorErrorBg',
] as const;

/** Texts and amounts, also those that were tapped and stay hovered. */
const TEXTOS = [
  'colorText',
  'colorTextSecondary',
  'colorLink',
  'colorLinkHover',
  'colorLinkActive',
  'colorSuccessText',
  'colorWarningText',
  'colorErrorText',
] as const;

const BORDES = ['colorBorder', 'colorPrimaryBorder', 'colorPrimaryBorderHover', 'colorTextTertiary'] as const;

describe.each(['claro', 'oscuro'] as const)('%s', (nombre) => {
  const t = tokensDe(nombre);
  const { primaryColor = '#fff', dangerColor = '#fff' } = COLORES[nombre].componentes.Button ?? {};
  const pares = (colores: readonly (keyof typeof t)[], fondos: readonly (keyof typeof t)[]) =>
    colores.flatMap((color) => fondos.map((fondo) => [color, fondo] as const));

  test.each(pares(TEXTOS, FONDOS))('a text or an amount, %s on %s, has 7:1', (color, fondo) =>
    expect(contraste(String(t[color]), String(t[fondo]))).toBeGreaterThanOrEqual(AAA),
  );

  test.each([...pares(TEXTOS, TENIDOS), ...pares(['colorTextPlaceholder', 'colorError'], FONDOS)])(
    '%s on %s can be read',
    (color, fondo) => expect(contraste(String(t[color]), String(t[fondo]))).toBeGreaterThanOrEqual(AA),
  );

  test.each(['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive'] as const)(
    'the main button has 7:1: %s',
    (color) => expect(contraste(primaryColor, t[color])).toBeGreaterThanOrEqual(AAA),
  );

  test.each(['colorError', 'colorErrorHover', 'colorErrorActive'] as const)(
    'the button that deletes can be read: %s',
    (color) => expect(contraste(dangerColor, t[color])).toBeGreaterThanOrEqual(AA),
  );

  test.each(pares(BORDES, FONDOS))('a field, the focus and an icon, %s on %s, are seen', (color, fondo) =>
    expect(contraste(String(t[color]), String(t[fondo]))).toBeGreaterThanOrEqual(LINEA),
  );
});

test('the mark is one drawing in our colours, on the phone and in the page', () => {
  const leer = (archivo: string) => readFileSync(join(import.meta.dirname, '..', archivo), 'utf8');
  const trazos = (dibujo: string) => [...dibujo.matchAll(/ (?:d|cx|cy|r)="[^"]*"/g)].map(([trazo]) => trazo);
  const [icono, marca, estilo, conCuenta] = [
    'public/icono.svg',
    'src/ui/Emblema.tsx',
    'src/app/base.css',
    'src/lib/icono-con-cuenta.ts',
  ].map(leer);
  expect(trazos(marca ?? '')).toEqual(trazos(icono ?? ''));
  for (const color of [COLORES.claro.tokens.colorPrimary, COLORES.oscuro.tokens.colorWarning]) {
    expect(icono).toContain(color);
    expect(estilo).toContain(color);
    expect(conCuenta).toContain(color);
  }
});
