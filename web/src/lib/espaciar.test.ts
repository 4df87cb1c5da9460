import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { espaciar } from './espaciar.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('three hundred notices in a minute are four readings, and one after a quiet time is read at once', () => {
  const leer = vi.fn();
  const { llamar } = espaciar(leer, 15_000);
  for (let i = 0; i < 300; i += 1) {
    llamar();
    vi.advanceTimersByTime(200);
  }
  expect(leer).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(60_000);
  // The last notices, and nothing more.
  expect(leer).toHaveBeenCalledTimes(4);
  llamar();
  vi.advanceTimersByTime(0);
  expect(leer).toHaveBeenCalledTimes(5);
});

test('a screen that is gone reads nothing more', () => {
  const leer = vi.fn();
  const { llamar, parar } = espaciar(leer, 15_000);
  llamar();
  parar();
  vi.advanceTimersByTime(60_000);
  expect(leer).not.toHaveBeenCalled();
});
