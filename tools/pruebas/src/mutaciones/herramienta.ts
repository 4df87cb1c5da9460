// Stryker is fetched by npm when somebody asks for mutants: whoever does not, should not wait for it while they install.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const STRYKER = '10.1.1';
const PAQUETES = ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'] as const;

const esLaSuya = (carpeta: string) => (paquete: string) => {
  const archivo = join(carpeta, 'node_modules', paquete, 'package.json');
  return (
    existsSync(archivo) &&
    (JSON.parse(readFileSync(archivo, 'utf8')) as { version: string }).version === STRYKER
  );
};

/** Fetched without its peers, so that it runs the vitest of this repository. False when npm could not. */
export async function traerStryker(carpeta: string): Promise<boolean> {
  const estan = () => PAQUETES.every(esLaSuya(carpeta));
  if (estan()) return true;
  mkdirSync(carpeta, { recursive: true });
  const opciones = ['--prefix', carpeta, '--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  const npm = ['install', ...opciones, ...PAQUETES.map((paquete) => `${paquete}@${STRYKER}`)];
  await promisify(execFile)('npm', npm, { cwd: carpeta }).catch((error: Error) =>
    console.error(error.message),
  );
  return estan();
}

export const programaDe = (carpeta: string): string =>
  join(carpeta, 'node_modules/@stryker-mutator/core/bin/stryker.js');
export const corredorDe = (carpeta: string): string =>
  join(carpeta, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js');
