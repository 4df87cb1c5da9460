import { expect, it } from 'vitest';
import { VISTOS } from './visto.ts';

it('no two questions show the same fields: by them a decision says what it was asked about', () => {
  const campos = Object.values(VISTOS).map(({ shape }) => Object.keys(shape).toSorted().join());
  expect(campos.filter((grupo, i) => campos.indexOf(grupo) !== i)).toEqual([]);
});
