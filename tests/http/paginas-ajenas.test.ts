// The suite's Firestore answers the app's own pages and the tools of this machine, and no page that is open beside them:
// what firestore-local can do (its own tests hold that) is asked of it by `npm start`.
import { conectarSuite } from '@leal/local';
import { expect, inject, test } from 'vitest';

const suite = conectarSuite(inject('suite'));
const { puertos, proyecto, usuarios } = suite;
const { uid, email } = usuarios[0]!;
const PROPIOS = ['127.0.0.1', 'localhost'].map((nombre) => `http://${nombre}:${puertos.hosting}`);
const AJENOS = [
  ['another site', 'https://evil.example'],
  ['another port of this machine', `http://127.0.0.1:${puertos.hosting + 1}`],
  ['no site, as a file', 'null'],
] as const;

/** The status, and the page that the browser would give the answer to. */
async function pedir(camino: string, headers: Record<string, string>) {
  const respuesta = await fetch(`http://127.0.0.1:${puertos.firestore}/${camino}`, { headers });
  await respuesta.body?.cancel();
  return [respuesta.status, respuesta.headers.get('access-control-allow-origin')];
}

const SUYO = `v1/projects/${proyecto}/databases/(default)/documents/usuarios/${uid}`;

test('their own record is read by whoever is signed in, from the app’s page', async () => {
  const authorization = `Bearer ${await suite.token(email)}`;
  for (const origin of PROPIOS)
    expect(await pedir(SUYO, { authorization, origin }), origin).toEqual([200, origin]);
});

test.each(AJENOS)(
  'a page of %s is refused, with a good token too, and at the doors of this machine',
  async (_, origin) => {
    const authorization = `Bearer ${await suite.token(email)}`;
    expect(await pedir(SUYO, { authorization, origin })).toEqual([403, null]);
    expect(await pedir('_local/meter', { origin })).toEqual([403, null]);
  },
);

test('the owner’s token is for the tools of this machine, not for a page, not even the app’s', async () => {
  const authorization = 'Bearer owner';
  expect((await pedir(SUYO, { authorization }))[0]).toBe(200);
  for (const origin of [...PROPIOS, ...AJENOS.map(([, origen]) => origen)])
    expect((await pedir(SUYO, { authorization, origin }))[0], origin).toBe(403);
});
