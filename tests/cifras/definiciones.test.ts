// docs/figuras.md is the table of the figures: what it says is what the screens say, and its functions are there.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PARAMETROS } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { definiciones, type Figura } from '../../web/src/ui/cifras/definiciones.ts';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const leer = (ruta: string): string => readFileSync(RAIZ + ruta, 'utf8');

const sinComillas = (texto = ''): string => texto.replaceAll('`', '').trim();

const FILAS = leer('docs/figuras.md')
  .split('\n')
  .filter((linea) => linea.startsWith('| `'))
  .map((linea) => linea.split('|').slice(1, -1).map(sinComillas))
  .map(([figura = '', enPantalla = '', definicion = '', funciones = '', donde = '']) => ({
    figura: figura as Figura,
    enPantalla,
    definicion,
    funciones: funciones.split(', '),
    donde,
  }));

const PANTALLAS = globSync('web/src/{calle,comun,oficina,piezas,ui}/**/*.{ts,tsx}', {
  cwd: RAIZ,
  exclude: ['**/definiciones.ts'],
})
  .map(leer)
  .join('\n');

describe('the table of the figures', () => {
  test('has all of them, with the definition that is shown', () =>
    expect(FILAS.map(({ figura, definicion }) => [figura, definicion])).toEqual(
      Object.entries(definiciones(PARAMETROS)),
    ));

  test.each(FILAS)('$figura is computed where it says', ({ enPantalla, funciones, donde }) => {
    expect(enPantalla).not.toBe('');
    for (const funcion of funciones)
      expect(leer(donde)).toMatch(new RegExp(`(function|const) ${funcion}\\b`));
  });

  test('has no figure that no screen shows', () =>
    expect(FILAS.filter(({ figura }) => !new RegExp(`['"]${figura}['"]`).test(PANTALLAS))).toEqual([]));
});

test('a definition fits into a bubble and ends as a sentence', () => {
  for (const texto of Object.values(definiciones(PARAMETROS))) {
    expect(texto.length, texto).toBeLessThanOrEqual(150);
    expect(texto).toMatch(/\.$/);
  }
});
