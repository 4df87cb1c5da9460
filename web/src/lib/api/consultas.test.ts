import { misSolicitudes } from '@leal/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { clienteConsultas } from './cliente-consultas.ts';
import { claveDe, invalidar } from './consultas.ts';

afterEach(() => clienteConsultas.clear());

/** A screen that reads, and who answers it: the first time and the next. */
function leer() {
  const respuestas = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
  let leidas = 0;
  const observador = new QueryObserver<string>(clienteConsultas, {
    queryKey: claveDe(misSolicitudes),
    queryFn: async () => (await respuestas[(leidas += 1) - 1]?.promise) ?? '',
  });
  observador.subscribe(() => undefined);
  return { respuestas, leidas: () => leidas, estado: () => observador.getCurrentResult() };
}

it('an answer that is there is of before the change: it is asked for again', async () => {
  const { respuestas, leidas, estado } = leer();
  respuestas[0].resolve('antes');
  await expect.poll(() => estado().data).toBe('antes');
  const releida = invalidar(misSolicitudes);
  respuestas[1].resolve('ahora');
  await releida;
  expect(estado()).toMatchObject({ data: 'ahora', error: null });
  expect(leidas()).toBe(2);
});

it('a first answer that is on its way comes, and is asked for again, once for all the news meanwhile', async () => {
  const { respuestas, leidas, estado } = leer();
  await expect.poll(leidas).toBe(1);
  const releidas = Promise.all([1, 2, 3].map(() => invalidar(misSolicitudes)));
  respuestas[0].resolve('antes');
  await expect.poll(() => estado().data).toBe('antes');
  await expect.poll(leidas).toBe(2);
  respuestas[1].resolve('ahora');
  await releidas;
  expect(estado()).toMatchObject({ data: 'ahora', error: null });
  expect(leidas()).toBe(2);
});

it('a reader that no screen has gets what it asked for', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const pedida = clienteConsultas.fetchQuery({ queryKey: claveDe(misSolicitudes), queryFn: () => promise });
  await invalidar(misSolicitudes);
  resolve('antes');
  await expect(pedida).resolves.toBe('antes');
});
