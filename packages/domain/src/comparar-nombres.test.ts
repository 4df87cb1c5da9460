import { expect, test } from 'vitest';
import { compararNombres } from './comparar-nombres.ts';

const EN_ORDEN = 'ana|Ángel|Beto|Cobrador 1|Cobrador 2|Cobrador 10|Nora|Ñico|Óscar|zoila'.split('|');

test('names are in the order of people: numbers by what they count, accents and capitals beside their letter', () =>
  expect(EN_ORDEN.toReversed().toSorted(compararNombres)).toEqual(EN_ORDEN));

test('one name is the same in whatever letters', () => expect(compararNombres('Aná', 'ANA')).toBe(0));
