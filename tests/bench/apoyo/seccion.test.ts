import { expect, test } from 'vitest';
import { conSecciones, enMarkdown, falla, type Seccion, tabla } from './seccion.ts';

const API: Seccion = {
  nombre: 'api',
  titulo: 'a payment',
  medidas: [
    { que: 'p50 beside bare', valores: [2.124], unidad: '×', maximo: 1.5 },
    { que: 'per second beside bare', valores: [0.7], unidad: '×', minimo: 0.7 },
    { que: 'CPU of a payment', valores: [4.2], unidad: ' ms' },
  ],
  notas: ['Tried: less work.'],
};
const LECTURAS: Seccion = {
  nombre: 'lecturas',
  titulo: 'reads',
  columnas: ['10²', '10³'],
  medidas: [{ que: 'route', valores: [37, 104], maximo: [37, 103] }],
};
const CUANDO = { cuando: new Date('2026-11-22T23:50:59Z'), donde: 'a machine' };

test('each figure stands beside its goal, and one that misses it is marked', () => {
  expect(tabla(API)).toEqual([
    ['figure', 'goal', 'measured', ''],
    ['p50 beside bare', '≤ 1.5', '**2.12×**', '**missed**'],
    ['per second beside bare', '≥ 0.7', '0.7×', 'met'],
    ['CPU of a payment', '', '4.2 ms', ''],
  ]);
});

test('a goal may differ by column: one column that misses it is enough', () => {
  expect(tabla(LECTURAS)[1]).toEqual(['route', '≤ 37 · 103', '37', '**104**', '**missed**']);
});

test.each([
  [{ valores: [1.5], maximo: 1.5 }, false],
  [{ valores: [1.51], maximo: 1.5 }, true],
  [{ valores: [0.69], minimo: 0.7 }, true],
  [{ valores: [999] }, false],
  // A figure that could not be measured has not met its goal.
  [{ valores: [Number.NaN], maximo: 1.5 }, true],
])('%j misses: %j', (medida, esperado) => {
  expect(falla({ que: 'x', ...medida })).toBe(esperado);
});

const ORDEN = ['lecturas', 'api', 'web'];
const pagina = (...secciones: Seccion[]) =>
  conSecciones(
    '',
    secciones.map((seccion) => enMarkdown(seccion, CUANDO)),
    ORDEN,
  );

test('the page tells machine and date of each section, its notes, and all misses first', () => {
  const texto = pagina(API, LECTURAS);
  expect(texto).toContain(
    'Goals that are missed:\n- bench:lecturas: route\n- bench:api: p50 beside bare\n\nNot measured yet: bench:web.\n',
  );
  expect(texto).toContain('## bench:api · a payment\n2026-11-22 23:50 UTC · a machine\n\n| figure | goal |');
  expect(texto).toContain('| p50 beside bare | ≤ 1.5 | **2.12×** | **missed** |');
  expect(texto.indexOf('## bench:lecturas')).toBeLessThan(texto.indexOf('## bench:api'));
  expect(texto).toContain('\n\nTried: less work.\n');
});

test('only the sections that were run are written again', () => {
  const antes = pagina(API, LECTURAS);
  const mejor = { ...API, medidas: API.medidas.slice(1), notas: [] };
  const despues = { cuando: new Date('2026-11-23T08:00:00Z'), donde: 'another machine' };
  const texto = conSecciones(antes, [enMarkdown(mejor, despues)], ORDEN);
  const deLecturas = enMarkdown(LECTURAS, CUANDO);
  expect(texto).toContain(deLecturas);
  expect(texto).toContain(enMarkdown(mejor, despues));
  expect(texto).not.toContain('p50');
  expect(texto).toContain('Goals that are missed:\n- bench:lecturas: route\n');
  // And again, to the same.
  expect(conSecciones(texto, [], ORDEN)).toBe(texto);
});
