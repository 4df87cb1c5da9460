import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { coincideConElCandado } from '../arranque/instalacion.mjs';
import { evaluarNode } from '../arranque/version.mjs';

test.each(['20.0.0', '22.11.0', '24.21.0', '26.1.0'])('Node %s is new enough', (version) => {
  expect(evaluarNode(version)).toBeNull();
});

test.each(['4.0.0', '16.20.2', '18.20.4', '19.9.0'])('Node %s is refused in one sentence', (version) => {
  expect(evaluarNode(version)).toBe(`Leal necesita Node 20 o más nuevo; este es Node ${version}.`);
});

test('a workspace that came with the last pull, and has no link yet, is not installed', () => {
  const raiz = mkdtempSync(join(tmpdir(), 'leal-candado-'));
  onTestFinished(() => rmSync(raiz, { recursive: true }));
  const enlace = 'node_modules/@leal/nuevo';
  const packages = { [enlace]: { resolved: 'tools/nuevo', link: true } };
  mkdirSync(join(raiz, 'node_modules'));
  for (const nombre of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(raiz, nombre), JSON.stringify({ packages }));
  expect(coincideConElCandado(raiz)).toBe(false);
  mkdirSync(join(raiz, enlace), { recursive: true });
  expect(coincideConElCandado(raiz)).toBe(true);
});

test('the lock says where each package lies: an install need not ask the registry for lists of versions', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { link?: true; resolved?: string }>;
  };
  const sinSitio = Object.entries(packages)
    .filter(([ruta, { link, resolved }]) => ruta.includes('node_modules/') && !link && !resolved)
    .map(([ruta]) => ruta);
  expect(sinSitio).toEqual([]);
});
