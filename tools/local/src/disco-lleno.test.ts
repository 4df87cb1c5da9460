import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CarpetaDatos, exigirEspacio } from './carpeta-datos.ts';
import { comoFrase, ErrorLocal } from './error-local.ts';
import { RelojVivo } from './reloj-vivo.ts';

const LLENO = 'El disco está lleno: libera espacio y vuelve a iniciar.';

function nuevaCarpeta(): string {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-disco-'));
  onTestFinished(() => rmSync(carpeta, { recursive: true, force: true }));
  return carpeta;
}

/** The words of SQLite when it gets no more room. */
function errorDeSqlite(): unknown {
  const db = new DatabaseSync(':memory:');
  db.exec('PRAGMA max_page_count = 2; CREATE TABLE uno (x)');
  try {
    return db.exec('INSERT INTO uno VALUES (zeroblob(100000))');
  } catch (error) {
    return error;
  } finally {
    db.close();
  }
}

describe('a full disk is one sentence', () => {
  test.each([
    ['a file', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['a quota', Object.assign(new Error('write'), { code: 'EDQUOT' })],
    ['the store', errorDeSqlite()],
    [
      'the store, as the process that opens it tells it',
      new Error('No se pudieron', { cause: errorDeSqlite() }),
    ],
  ])('met by %s', (_, error) => {
    expect(comoFrase(error)).toBe(LLENO);
  });

  test('what else the user can correct is said in its own words, and a mistake of ours in none', () => {
    expect(comoFrase(new ErrorLocal('Usa otro.'))).toBe('Usa otro.');
    expect(comoFrase(new TypeError('x is not a function'))).toBeUndefined();
  });
});

test.each([
  [0, '0 MB libres'],
  [99, '99 MB libres'],
  [100, undefined],
])('a disk with %d MB left: %s', (libres, queja) => {
  const mirar = () => exigirEspacio('/datos', { bavail: libres * 256, bsize: 4096 });
  if (queja === undefined) expect(mirar).not.toThrow();
  else expect(mirar).toThrow(`El disco de /datos tiene ${queja} y Leal necesita 100; libera espacio`);
});

test('data whose store is gone are damaged, not new', () => {
  const carpeta = nuevaCarpeta();
  writeFileSync(join(carpeta, 'sembrado.json'), '{"semilla":"demo","usuarios":[]}');
  expect(() => new CarpetaDatos(carpeta).abrir(false)).toThrow(/están dañados \(firestore\); --limpio/);
  expect(() => new CarpetaDatos(carpeta).abrir(true)).not.toThrow();
});

test('a clock that cannot be kept for a while goes on, and says so once', () => {
  vi.useFakeTimers();
  const decir = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    decir.mockRestore();
    vi.useRealTimers();
  });
  const carpeta = nuevaCarpeta();
  const reloj = new RelojVivo(carpeta, 'real');
  rmSync(carpeta, { recursive: true });
  vi.advanceTimersByTime(20_000);
  expect(decir).toHaveBeenCalledOnce();
  expect(String(decir.mock.calls[0])).toContain('No se pudo guardar el reloj');
  expect(reloj.esReal).toBe(true);
});
