import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensordecerDedos, esSordaADedos } from './sordera.ts';

const MS_HUECO = 300;
/** A browser that hides how exact its clock is stamps events in steps, up or down. */
const PASO_MS = 100;
let reloj = 0;
let redondear = Math.ceil;
const sello = () => redondear(reloj / PASO_MS) * PASO_MS;
const avanzar = async (ms: number) => {
  for (let n = 0; n < ms; n += 1) {
    reloj += 1;
    await vi.advanceTimersByTimeAsync(1);
  }
};

const vidrios = new Set<object>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (hacer: () => void) => setTimeout(hacer, 16));
  vi.stubGlobal(
    'Event',
    class {
      readonly timeStamp = sello();
    },
  );
  vi.stubGlobal('document', {
    createElement: () => {
      const vidrio = { className: '', remove: () => vidrios.delete(vidrio) };
      return vidrio;
    },
    body: { append: (vidrio: object) => vidrios.add(vidrio) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the glass over what slid under the finger goes when the finger is heard, however coarse the clock', async () => {
  reloj = 1_050;
  ensordecerDedos();
  expect(vidrios.size).toBe(1);
  await avanzar(2 * 16 + MS_HUECO / 2);
  redondear = Math.floor;
  expect([vidrios.size, esSordaADedos(new Event('x'))]).toEqual([1, true]);
  await avanzar(MS_HUECO + PASO_MS);
  expect([vidrios.size, esSordaADedos(new Event('x'))]).toEqual([0, false]);
});
