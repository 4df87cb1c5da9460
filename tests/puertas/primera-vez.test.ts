import { setImmediate } from 'node:timers/promises';
import { fechaLocal } from '@leal/domain';
import { v1 } from 'firebase-admin/firestore';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

// Loads the functions as the platform does, and lets them have the moment before the first request.
beforeAll(async () => {
  await import('../../functions/src/index.ts');
  await setImmediate();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const hecha = vi.fn();
const contar = <T extends object>(que: T): T =>
  new Proxy(que, {
    construct(...como) {
      hecha();
      return Reflect.construct(...(como as unknown as Parameters<typeof Reflect.construct>)) as object;
    },
    apply(...como) {
      hecha();
      return Reflect.apply(...(como as unknown as Parameters<typeof Reflect.apply>)) as unknown;
    },
  });

it('no request waits for the classes of the messages of the store, which the SDK writes as code', () => {
  vi.stubGlobal('Function', contar(Function));
  void new v1.FirestoreClient({ fallback: false });
  expect(hecha).not.toHaveBeenCalled();
});

it('nor for the form of the clock', () => {
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: contar(Intl.DateTimeFormat) });
  fechaLocal(new Date('2026-11-18T17:00:00Z'));
  expect(hecha).not.toHaveBeenCalled();
});
