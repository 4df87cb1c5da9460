import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conPlazo, FueraDePlazo, PLAZO_MS } from './plazo.ts';

const nunca = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes in time is given back, and nothing is left ticking', async () => {
  await expect(conPlazo(async () => 7)).resolves.toBe(7);
  await expect(conPlazo(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('what hangs ends, and a task that uses the signal is stopped', async () => {
  let senal: AbortSignal | undefined;
  const fin = conPlazo((signal) => {
    senal = signal;
    return nunca();
  });
  const visto = expect(fin).rejects.toBeInstanceOf(FueraDePlazo);
  await vi.advanceTimersByTimeAsync(PLAZO_MS - 1);
  expect(senal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await visto;
  expect(senal?.aborted).toBe(true);
});

test('who gave it up hears its own reason, also when that was before', async () => {
  const dejado = new AbortController();
  const fin = conPlazo(nunca, { signal: dejado.signal });
  dejado.abort(new Error('dejado'));
  await expect(fin).rejects.toThrow('dejado');
  await expect(conPlazo(nunca, { signal: dejado.signal })).rejects.toThrow('dejado');
  expect(vi.getTimerCount()).toBe(0);
});
