// Whoever has no token pays by address. Each test has an address of its own: the others of this suite share one.
import { expect, it } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';

const { suite } = abrirMundo();
/** As many calls of one address, some at a time; each answer with what it says about waiting. */
async function muchas(cuantas: number, direccion: string, metodo: string, ruta: string, cuerpo?: object) {
  const estados: string[] = [];
  const una = async () => {
    while (estados.length < cuantas) {
      const lugar = estados.push('') - 1;
      const cabeceras = { 'content-type': 'application/json', 'x-forwarded-for': direccion };
      const init = { method: metodo, headers: cabeceras, ...(cuerpo && { body: JSON.stringify(cuerpo) }) };
      const { status, headers } = await fetch(`${suite.api}${ruta}`, init);
      estados[lugar] = `${status} ${headers.get('retry-after') ?? ''}`.trim();
    }
  };
  await Promise.all(Array.from({ length: 20 }, una));
  return Object.fromEntries(
    [...Map.groupBy(estados, (uno) => uno)].map(([uno, { length }]) => [uno, length]),
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
    const estados = await muchas(cuantas, `203.0.113.${ruta.length}`, metodo, ruta, cuerpo);
    expect(estados['429 1']).toBeGreaterThan(0);
    expect(Object.keys(estados)).toHaveLength(2);
    expect(await muchas(5, vecino, metodo, ruta, cuerpo)).not.toHaveProperty('429 1');
  },
);
