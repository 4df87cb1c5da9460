import domain from 'node:domain';
import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const { create } = domain;
// Loads the functions as the platform does.
beforeAll(() => import('../../../functions/src/index.ts'));
afterAll(() => void Object.assign(domain, { create }));

async function pedir(nombre: string, hacer: Parameters<typeof http>[1]): Promise<number> {
  http(nombre, hacer);
  const servidor = getTestServer(nombre).listen(0, '127.0.0.1');
  await new Promise((listo) => servidor.once('listening', listo));
  try {
    return (await fetch(`http://127.0.0.1:${(servidor.address() as AddressInfo).port}/`)).status;
  } finally {
    servidor.close();
  }
}

it('no request runs in a domain', async () => {
  let dentro: unknown = 'not called';
  const estado = await pedir('sinDominio', async (_, respuesta) => {
    await Promise.resolve();
    dentro = Reflect.get(process, 'domain') ?? null;
    respuesta.sendStatus(204);
  });
  expect([estado, dentro]).toEqual([204, null]);
});

it('what a function rejects with is still answered by the platform', async () => {
  const registro = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const estado = await pedir('queFalla', () => Promise.reject(new Error('unexpected')));
  expect(estado).toBe(500);
  expect(registro).toHaveBeenCalled();
});
