import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSION } from './version.ts';

it('the version is the one of the package', () => {
  const paquete = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as object;
  expect(paquete).toMatchObject({ version: VERSION });
});
