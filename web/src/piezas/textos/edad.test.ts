import { expect, test } from 'vitest';
import { textoEdad } from './edad.ts';

const AHORA = new Date('2026-11-18T11:00:00-06:00');

test.each([
  ['2026-11-18T10:59:30-06:00', '0 min'],
  ['2026-11-18T10:01:00-06:00', '59 min'],
  ['2026-11-18T10:00:00-06:00', '1 h'],
  ['2026-11-17T11:00:01-06:00', '23 h'],
  ['2026-11-17T11:00:00-06:00', '1 día'],
  ['2026-11-06T11:00:00-06:00', '12 días'],
  // A clock that is a little behind.
  ['2026-11-18T11:00:20-06:00', '0 min'],
])('what was asked for at %s has waited %s', (desde, texto) => expect(textoEdad(desde, AHORA)).toBe(texto));
