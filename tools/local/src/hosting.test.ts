// firebase.json as Hosting plays it: which file an address gets, and what a browser may keep of it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearHosting } from './hosting.ts';

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url));
const ARCHIVOS = {
  'index.html': '<html></html>',
  'sw.js': '//',
  'manifest.webmanifest': '{}',
  'iconos/leal-192.png': 'png',
  'assets/a-1234.js': '//',
};
const carpeta = mkdtempSync(join(tmpdir(), 'leal-hosting-'));
const servidor = createServer();
let origen = '';

beforeAll(async () => {
  writeFileSync(join(carpeta, 'firebase.json'), readFileSync(join(RAIZ, 'firebase.json')));
  for (const [nombre, texto] of Object.entries(ARCHIVOS)) {
    const archivo = join(carpeta, 'web/dist/leal', nombre);
    mkdirSync(dirname(archivo), { recursive: true });
    writeFileSync(archivo, texto);
  }
  servidor.on('request', crearHosting(carpeta, 1));
  await new Promise<void>((resolver) => servidor.listen(0, '127.0.0.1', resolver));
  origen = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
});

afterAll(() => {
  servidor.close();
  rmSync(carpeta, { recursive: true, force: true });
});

const DE_UN_ANO = 'public, max-age=31536000, immutable';

test.each([
  ['/leal/', 200, 'text/html', 'no-cache'],
  ['/leal/cobrador', 200, 'text/html', 'no-cache'],
  ['/leal/payment/ana-lopez', 200, 'text/html', 'no-cache'],
  ['/leal/gerente/rutas/c1/reportes', 200, 'text/html', 'no-cache'],
  ['/leal/sw.js', 200, 'javascript', 'no-cache'],
  ['/leal/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
  ['/leal/iconos/leal-192.png', 200, 'image/png', 'no-cache'],
  ['/leal/assets/a-1234.js', 200, 'javascript', DE_UN_ANO],
  ['/leal/assets/a-5678.js', 404, 'text/plain', 'no-cache'],
  ['/leal/assets/otra/a-5678.js', 404, 'text/plain', 'no-cache'],
  ['/leal/assets', 404, 'text/plain', 'no-cache'],
  ['/otra', 404, 'text/plain', 'no-cache'],
])('%s: %i, %s, %s', async (camino, estado, tipo, guardar) => {
  const { status, headers } = await fetch(origen + camino);
  expect([status, headers.get('cache-control')]).toEqual([estado, guardar]);
  expect(headers.get('content-type')).toContain(tipo);
  expect(headers.get('content-security-policy')).toMatch(/worker-src 'self'.*manifest-src 'self'/);
});

test('a page may talk to its own origin and to what only Google serves, and to no host where others put what they like', async () => {
  const { headers } = await fetch(`${origen}/leal/`);
  const politica = headers.get('content-security-policy') ?? '';
  expect(/connect-src ([^;]*)/.exec(politica)?.[1]?.split(' ')).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ]);
  expect(politica).not.toContain('*');
});

test('a redirect carries the headers of every address', async () => {
  const { status, headers } = await fetch(`${origen}/`, { redirect: 'manual' });
  const { hosting } = JSON.parse(readFileSync(join(RAIZ, 'firebase.json'), 'utf8')) as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  const deTodas = hosting.headers.flatMap(({ source, headers: propios }) => (source === '**' ? propios : []));
  expect([status, headers.get('location')]).toEqual([302, '/leal/']);
  expect(deTodas.length).toBeGreaterThan(5);
  expect(deTodas.map(({ key }) => [key, headers.get(key)])).toEqual(
    deTodas.map(({ key, value }) => [key, value]),
  );
});
