import { expect, it } from 'vitest';
import { deAPocos } from './de-a-pocos.ts';

it('does everything, in order, and never more than so many at a time', async () => {
  let [enCurso, maximo] = [0, 0];
  const hechas = await deAPocos([5, 4, 3, 2, 1], 2, async (n) => {
    enCurso += 1;
    maximo = Math.max(maximo, enCurso);
    for (let vuelta = 0; vuelta < n; vuelta += 1) await Promise.resolve();
    enCurso -= 1;
    return n * 10;
  });
  expect([hechas, maximo]).toEqual([[50, 40, 30, 20, 10], 2]);
});

it('of nothing is nothing', async () => {
  expect(await deAPocos([], 3, () => Promise.resolve(1))).toEqual([]);
});
