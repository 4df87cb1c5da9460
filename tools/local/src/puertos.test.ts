import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { elegirPuertos, puertosLibres } from './puertos.ts';

async function ocupando<T>(puerto: number, tarea: () => Promise<T>): Promise<T> {
  const vecino = createServer();
  await new Promise<void>((resolver) => vecino.listen(puerto, '127.0.0.1', resolver));
  try {
    return await tarea();
  } finally {
    await new Promise((resolver) => vecino.close(resolver));
  }
}

test('an explicit shift moves every port by as much', async () => {
  const puertos = await elegirPuertos('11000');
  expect(puertos).toMatchObject({
    hosting: 16_000,
    functions: 16_001,
    firestore: 19_080,
    auth: 20_099,
    hub: 15_400,
  });
});

test('an explicit shift with a busy port is refused by name', async () => {
  await ocupando(16_001, async () => {
    await expect(elegirPuertos('11000')).rejects.toThrow('El puerto 16001 está ocupado');
  });
});

test.each(['7', '-10', 'diez', '999990'])('a shift of "%s" is refused', async (pedido) => {
  await expect(elegirPuertos(pedido)).rejects.toThrow(/múltiplo de 10/);
});

test('free ports are all different', async () => {
  const puertos = Object.values(await puertosLibres());
  expect(new Set(puertos).size).toBe(puertos.length);
});
