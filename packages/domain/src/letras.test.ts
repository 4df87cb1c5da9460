import { expect, it } from 'vitest';
import { enSuOrden, seVe, sinSignosOcultos, tieneLetras } from './letras.ts';

it.each([
  ['José', true, true],
  ['Ñandú', true, true],
  ['María-José', true, true],
  ["O'Neil", true, true],
  ['Jose\u0301 (two code points)', true, true],
  ['Abarrotes 24 h', true, true],
  ['7', true, true],
  ['Ana\u00A0López', true, true],
  ['Tacos ❤️', true, true],
  ['Luz 👩🏽‍🌾', true, true],
  ['عمر', true, true],
  ['👩‍👩‍👧', true, false],
  ['🙂', true, false],
  ['...', true, false],
  ['—', true, false],
  ['\u0301', true, false],
  ['Taller 1\uFE0F\u20E3', true, true],
  ['#\u20E3', true, false],
  ['Ana\u202E000,1$', false, true],
  ['Ana\u2066', false, true],
  ['Ana\u2069', false, true],
  ['A\u200Bna', false, true],
  ['A\u200Dna', false, true],
  ['A\uFEFFna', false, true],
  ['A\u00ADna', false, true],
  ['A\uFE0Fna', false, true],
  ['Ana\nLópez', false, true],
  ['Ana\tLópez', false, true],
  ['Ana\u0000', false, true],
  ['Ana\u2028', false, true],
  ['Ana\uD800', false, true],
  ['\u3164', false, true],
  ['\u2800', false, false],
  ['\u{E0041}', false, false],
])('%j: seen whole %s, has letters %s', (texto, visible, letras) => {
  expect([seVe(texto), tieneLetras(texto)]).toEqual([visible, letras]);
});

it('what is stored loses only what turns text around', () => {
  expect(enSuOrden('Ana\u202E000,1$\u202C \u2066x\u2069')).toBe('Ana000,1$ x');
  expect(enSuOrden('Jose\u0301 👩‍🌾 عمر')).toBe('Jose\u0301 👩‍🌾 عمر');
});

it.each([
  ['\u202AAna\u202C', 'Ana'],
  ['A\u200Bna\u200D', 'Ana'],
  ['\uFEFFAna\u00AD', 'Ana'],
  ['A\uFE0Fna', 'Ana'],
  ['Luz 👩🏽‍🌾', 'Luz 👩🏽‍🌾'],
  ['Tacos ❤️', 'Tacos ❤️'],
  ['Taller 1\uFE0F\u20E3', 'Taller 1\uFE0F\u20E3'],
  ['Ana\u2800', 'Ana\u2800'],
  ['Ana\u0000', 'Ana\u0000'],
  ['María  José', 'María  José'],
])(
  'what keyboards put between letters is taken out, what may be hidden there is not: %j → %j',
  (texto, queda) => {
    expect(sinSignosOcultos(texto)).toBe(queda);
  },
);
