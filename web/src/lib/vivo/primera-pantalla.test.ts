import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clienteConsultas } from '../api/cliente-consultas.ts';
import { anunciarPantalla, traerTarde } from './primera-pantalla.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  clienteConsultas.clear();
  // Nobody is left to wait: all share one watch.
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
});

/** A read of the first screen that gets no answer. */
const colgada = (datos?: object) =>
  new QueryObserver(clienteConsultas, {
    queryKey: ['ruta'],
    queryFn: () => new Promise<object>(() => undefined),
    ...(datos && { initialData: datos, initialDataUpdatedAt: 0 }),
  }).subscribe(() => undefined);

async function llega(aMasTardar?: number): Promise<() => boolean> {
  let llego = false;
  void traerTarde(async () => (llego = true), aMasTardar);
  await vi.advanceTimersByTimeAsync(0);
  return () => llego;
}

it('what nobody waits for comes after the first screen, unless it may come no later than at a time', async () => {
  anunciarPantalla();
  const soltar = colgada();
  const alFinal = await llega();
  const aTiempo = await llega(3_000);
  await vi.advanceTimersByTimeAsync(2_999);
  expect([alFinal(), aTiempo()]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([alFinal(), aTiempo()]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(alFinal()).toBe(false);
  soltar();
});

it('a screen that shows a copy is ready, though its answer hangs', async () => {
  const soltar = colgada({ datos: [] });
  expect(clienteConsultas.isFetching()).toBe(1);
  const alFinal = await llega();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(alFinal()).toBe(true);
  soltar();
});
