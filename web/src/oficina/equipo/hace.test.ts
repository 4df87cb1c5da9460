import { expect, test } from 'vitest';
import { textoHace } from './hace.ts';

const AHORA = new Date('2026-11-18T17:00:00Z');

test.each([
  ['2026-11-18T17:00:05Z', 'hace un momento'],
  ['2026-11-18T16:59:01Z', 'hace un momento'],
  ['2026-11-18T16:59:00Z', 'hace 1 min'],
  ['2026-11-18T16:00:01Z', 'hace 59 min'],
  ['2026-11-18T16:00:00Z', 'hace 1 h'],
  ['2026-11-17T17:00:01Z', 'hace 23 h'],
  ['2026-11-17T17:00:00Z', 'hace 1 día'],
  ['2026-11-16T17:00:00Z', 'hace 2 días'],
])('%s was %s', (iso, texto) => {
  expect(textoHace(iso, AHORA)).toBe(texto);
});
