import { conectarSuite } from '@leal/local';
import { expect, inject, test } from 'vitest';

// The promises of a suite that the other tests of this folder rely on.
const suite = conectarSuite(inject('suite'));

test('the seed has one account of each role, and every one can sign in', async () => {
  const roles = await Promise.all(
    suite.usuarios.map(async ({ email }) => {
      const [, cuerpo = ''] = (await suite.token(email)).split('.');
      return (JSON.parse(Buffer.from(cuerpo, 'base64url').toString('utf8')) as { id_rol: number }).id_rol;
    }),
  );
  expect(new Set(roles)).toEqual(new Set([5, 6, 7]));
});

test('the answers of the API carry the headers of firebase.json and the time', async () => {
  const { headers } = await fetch(`${suite.api}salud`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=/);
  expect(Date.parse(headers.get('x-leal-ahora') ?? '')).toBeGreaterThan(0);
});

test.each([
  [
    'the functions',
    ({ puertos, proyecto }: typeof suite) =>
      `${puertos.functions}/${proyecto}/us-central1/api/leal-api/salud`,
  ],
  ['Auth', ({ puertos }: typeof suite) => `${puertos.auth}/`],
])('%s never close a connection that waits: the next call may be on its way over it', async (_, puerta) => {
  const { headers } = await fetch(`http://127.0.0.1:${puerta(suite)}`);
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null]);
});
