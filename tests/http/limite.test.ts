// A caller without a token, or with a bad one, pays by address. Each test has an address of its own: the others of this
// suite share one.
import { RUTA_CALLABLES } from '@leal/contract';
import { expect, it } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { nuevoToken } from '../setup/comprobantes.ts';
import { abrirMundo } from '../setup/mundo.ts';
import { usarPuerta } from '../setup/puerta.ts';

const mundo = abrirMundo();
const { suite } = mundo;
const { ver } = usarPuerta(mundo);

type Llamada = {
  readonly metodo: string;
  readonly ruta: string;
  readonly cuerpo?: object | undefined;
  readonly token?: string;
};

const urlDe = (ruta: string) =>
  ruta.startsWith('/') ? `http://127.0.0.1:${suite.puertos.hosting}${ruta}` : `${suite.api}${ruta}`;

/** So many calls of one address, some at a time; each answer with what it says about waiting. */
async function muchas(cuantas: number, direccion: string, { metodo, ruta, cuerpo, token }: Llamada) {
  const estados: string[] = [];
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': direccion,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const llamar = async () => {
    while (estados.length < cuantas) {
      const lugar = estados.push('') - 1;
      const init = { method: metodo, headers, ...(cuerpo && { body: JSON.stringify(cuerpo) }) };
      const respuesta = await fetch(urlDe(ruta), init);
      estados[lugar] = `${respuesta.status} ${respuesta.headers.get('retry-after') ?? ''}`.trim();
    }
  };
  await Promise.all(Array.from({ length: 20 }, llamar));
  return Object.fromEntries(
    [...Map.groupBy(estados, (estado) => estado)].map(([estado, { length }]) => [estado, length]),
  );
}

it.each([
  ['POST', 'auth/firebase-login', 600, { token: 'a.b.c' }],
  ['GET', 'salud', 500, undefined],
  ['GET', 'reloj', 500, undefined],
  ['POST', 'errores', 60, {}],
])(
  '%s %s %i times from one address is too often; from the next one it is not',
  async (metodo, ruta, cuantas, cuerpo) => {
    const vecino = `198.51.100.${ruta.length}`;
    const llamada = { metodo, ruta, cuerpo };
    const estados = await muchas(cuantas, `203.0.113.${ruta.length}`, llamada);
    expect(estados['429 1']).toBeGreaterThan(0);
    expect(Object.keys(estados)).toHaveLength(2);
    expect(await muchas(5, vecino, llamada)).not.toHaveProperty('429 1');
  },
);

const POR_NOMBRE = {
  metodo: 'POST',
  ruta: `${RUTA_CALLABLES}/resolverGasto`,
  cuerpo: { data: { id: 'nadie', decision: 'aprobar' } },
};

it.each([
  ['a bad token on a route', 101, { metodo: 'GET', ruta: 'usuarios', token: 'a.b.c' }],
  ['no token on a route', 102, { metodo: 'GET', ruta: 'usuarios' }],
  ['a bad token on a callable', 103, { ...POR_NOMBRE, token: 'a.b.c' }],
])(
  '600 calls with %s are too many of one address; the next one, and who works behind the first, are let in',
  async (_titulo, numero, llamada) => {
    const oficina = `203.0.113.${numero}`;
    const estados = await muchas(600, oficina, llamada);
    expect(estados['429 1']).toBeGreaterThan(0);
    expect(Object.keys(estados).toSorted()).toEqual(['401', '429 1']);
    expect(await muchas(5, `198.51.100.${numero}`, llamada)).toEqual({ 401: 5 });
    // No token of hers was seen before.
    const { token } = await mundo.gerente();
    const peticion = { metodo: 'GET', ruta: 'usuarios', token };
    expect(await muchas(40, oficina, peticion)).toEqual({ 200: 40 });
  },
);

it('one address may not ask for receipts without end, though each token is another', async () => {
  const pedidas = ES_TODO ? 10_000 : 700;
  const estados: number[] = [];
  const llamar = async () => {
    while (estados.length < pedidas) {
      const lugar = estados.push(0) - 1;
      estados[lugar] = (await ver(nuevoToken(), '203.0.113.77')).estado;
    }
  };
  await Promise.all(Array.from({ length: 20 }, llamar));
  const dejadas = estados.filter((estado) => estado === 200).length;
  expect(new Set(estados)).toEqual(new Set([200, 429]));
  expect(dejadas).toBeLessThan(pedidas * 0.8);
  expect((await ver(nuevoToken(), '198.51.100.77')).estado).toBe(200);
});
