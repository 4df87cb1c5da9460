import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTemporal } from './cache-temporal.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the short memory', () => {
  it('forgets after its time', () => {
    const cache = cacheTemporal<number>(1000, 10);
    cache.guardar('a', 1);
    vi.advanceTimersByTime(999);
    expect(cache.leer('a')).toBe(1);
    vi.advanceTimersByTime(1);
    expect(cache.leer('a')).toBeUndefined();
  });

  it('lets the oldest go when it is full', () => {
    const cache = cacheTemporal<number>(1000, 2);
    for (const [i, clave] of ['a', 'b', 'a', 'c'].entries()) cache.guardar(clave, i);
    expect([cache.leer('a'), cache.leer('b'), cache.leer('c')]).toEqual([2, undefined, 3]);
  });
});
