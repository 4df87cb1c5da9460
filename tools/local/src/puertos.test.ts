import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { apartarDesfase, apartarPuertos } from './apartados.ts';
import { leerFirebaseJson } from './hosting.ts';
import { BASE, DESFASES, elegirPuertos } from './puertos.ts';
import { puertosDeEmuladores } from './servicio-auth.ts';

const RAIZ = new URL('../../..', import.meta.url).pathname;

async function unDesfase() {
  const apartado = await apartarDesfase();
  onTestFinished(apartado.soltar);
  return apartado;
}

async function ocupando<T>(puerto: number, tarea: () => Promise<T>): Promise<T> {
  const vecino = createServer();
  await new Promise<void>((resolver, rechazar) => {
    vecino.once('error', rechazar);
    vecino.listen(puerto, '127.0.0.1', resolver);
  });
  try {
    return await tarea();
  } finally {
    await new Promise((resolver) => vecino.close(resolver));
  }
}

test('an explicit shift moves every port by as much', async () => {
  const { desfase } = await unDesfase();
  expect(await elegirPuertos(String(desfase))).toMatchObject({
    hosting: 5000 + desfase,
    functions: 5001 + desfase,
    firestore: 8080 + desfase,
    auth: 9099 + desfase,
    hub: 4400 + desfase,
  });
});

test('an explicit shift with a busy port is refused by name', async () => {
  const { desfase, puertos } = await unDesfase();
  await ocupando(puertos.functions, async () => {
    await expect(elegirPuertos(String(desfase))).rejects.toThrow(`El puerto ${5001 + desfase} está ocupado`);
  });
});

test.each([
  [60, 5060],
  [1000, 6000],
  [1660, 6665],
  [5080, 10080],
])('a shift of %d leads to port %d, which browsers do not call: it is refused', async (desfase, puerto) => {
  await expect(elegirPuertos(String(desfase))).rejects.toThrow(
    `Los navegadores bloquean el puerto ${puerto} (LEAL_DESFASE_PUERTOS=${desfase}); usa otro desfase.`,
  );
});

test('nor is such a shift tried when none was asked for', () => {
  expect(DESFASES).toEqual([0, 10, 20, 30, 40, 50, 70, 80, 90]);
});

test.each(['7', '-10', 'diez', '999990'])('a shift of "%s" is refused', async (pedido) => {
  await expect(elegirPuertos(pedido)).rejects.toThrow(/múltiplo de 10/);
});

test('no port is given to two suites that start at once, though neither listens yet', async () => {
  const apartados = await Promise.all(Array.from({ length: 20 }, apartarPuertos));
  const puertos = apartados.flatMap((apartado) => Object.values(apartado.puertos));
  for (const { soltar } of apartados) soltar();
  expect(new Set(puertos).size).toBe(puertos.length);
});

test('no port is given to two shifts, nor to a shift and a suite', async () => {
  const desfases = await Promise.all(Array.from({ length: 5 }, unDesfase));
  const puertos = desfases.flatMap((desfase) => Object.values(desfase.puertos));
  expect(new Set(puertos).size).toBe(puertos.length);
  expect(puertos.filter((puerto) => puerto >= 19_600)).toEqual([]);
});

test('firebase emulators:start finds the same ports in firebase.json', () => {
  const { emulators } = leerFirebaseJson(RAIZ) as { emulators?: object };
  expect(emulators).toEqual({ ...puertosDeEmuladores(BASE, true), singleProjectMode: true });
});
