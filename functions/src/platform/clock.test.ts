import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crearReloj } from './clock.ts';

const DIA_MS = 86_400_000;
let carpeta = '';
let archivo = '';
let version = 0;

const escribir = (texto: string) => {
  writeFileSync(archivo, texto);
  version += 1;
  utimesSync(archivo, version, version);
};
const entorno = (cambios: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  GCLOUD_PROJECT: 'demo-leal',
  LEAL_RELOJ_ARCHIVO: archivo,
  ...cambios,
});
const desfase = (reloj: { ahora: () => Date }) => reloj.ahora().getTime() - new Date().getTime();

beforeEach(() => {
  vi.useFakeTimers();
  carpeta = mkdtempSync(join(tmpdir(), 'reloj-'));
  archivo = join(carpeta, 'reloj.json');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(carpeta, { recursive: true });
});

describe('the simulated clock', () => {
  it('runs at the offset of the file, and follows it', () => {
    escribir(`{"desfase_ms":${DIA_MS}}`);
    const reloj = crearReloj(entorno());
    expect(desfase(reloj)).toBe(DIA_MS);
    escribir(`{"desfase_ms":${2 * DIA_MS}}`);
    vi.advanceTimersByTime(60);
    expect(desfase(reloj)).toBe(2 * DIA_MS);
  });

  it('looks at the file at most once in 50 ms', () => {
    escribir(`{"desfase_ms":${DIA_MS}}`);
    const reloj = crearReloj(entorno());
    expect(desfase(reloj)).toBe(DIA_MS);
    escribir('{"desfase_ms":0}');
    expect(desfase(reloj)).toBe(DIA_MS);
  });

  it('keeps what it read last while the file is half written', () => {
    escribir(`{"desfase_ms":${DIA_MS}}`);
    const reloj = crearReloj(entorno());
    expect(desfase(reloj)).toBe(DIA_MS);
    escribir('{"desf');
    vi.advanceTimersByTime(60);
    expect(desfase(reloj)).toBe(DIA_MS);
    escribir('{"desfase_ms":5}');
    vi.advanceTimersByTime(60);
    expect(desfase(reloj)).toBe(5);
  });

  it.each([
    ['a project of the cloud', { GCLOUD_PROJECT: 'leal-produccion' }],
    ['no project', { GCLOUD_PROJECT: undefined }],
    ['no emulator', { FIRESTORE_EMULATOR_HOST: undefined }],
  ])('is not listened to with %s', (_caso, cambios) => {
    escribir(`{"desfase_ms":${DIA_MS}}`);
    expect(desfase(crearReloj(entorno(cambios)))).toBe(0);
  });
});
