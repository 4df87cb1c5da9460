// The files that tools/local keeps on disk, by a process that is killed between any two calls of the system.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { escribirJson, leerJson } from './archivo-json.ts';
import { CarpetaDatos } from './carpeta-datos.ts';
import { leerCuentas, ponerCopia, recuperarCopia } from './copia-cuentas.ts';
import { hastaElPaso, type Orden } from './disco-a-pasos.ts';

const ORDENES: readonly Orden[] = ['primero', 'ultimo'];

function carpetaNueva(): string {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-relevo-'));
  onTestFinished(() => rmSync(carpeta, { recursive: true, force: true }));
  return carpeta;
}

const poner = (datos: string, nombre: string): void =>
  ponerCopia(datos, JSON.stringify({ users: [{ localId: nombre }] }), '{"signIn":{}}');

const nombres = (datos: string): string[] => leerCuentas(datos).map(({ localId }) => localId);

/** Kills `hacer` at its first call, at its second, and so on, until it comes to its end; how many it made. */
function matarEnCadaPaso(hacer: (matar: (que: () => void) => boolean, paso: number) => void): number {
  for (let paso = 1; ; paso += 1) {
    let acabo = true;
    hacer((que) => (acabo = hastaElPaso(paso, ORDENES[paso % 2]!, que)), paso);
    if (acabo) return paso - 1;
  }
}

describe.each(ORDENES)('accounts, whose folders are deleted from the %s entry on', (orden) => {
  /** A copy that was killed at that step, in a folder of its own; whether it had come to its end. */
  function copiaMatada(paso: number) {
    const carpeta = carpetaNueva();
    poner(join(carpeta, 'auth'), 'antes');
    return { carpeta, acabo: hastaElPaso(paso, orden, () => poner(join(carpeta, 'auth'), 'ahora')) };
  }

  test('are those of before or those of now, whenever the copy is killed, and the start after it as well', () => {
    let pasos = 0;
    for (let acabo = false; !acabo; pasos += 1) {
      const copia = copiaMatada(pasos + 1);
      ({ acabo } = copia);
      for (let paso = 1, recupero = false; !recupero; paso += 1) {
        const carpeta = carpetaNueva();
        cpSync(copia.carpeta, carpeta, { recursive: true });
        const datos = join(carpeta, 'auth');
        recupero = hastaElPaso(paso, orden, () => recuperarCopia(datos));
        recuperarCopia(datos);
        expect([['antes'], ['ahora']]).toContainEqual(nombres(datos));
        if (acabo) expect(nombres(datos)).toEqual(['ahora']);
        expect(readdirSync(carpeta)).toEqual(['auth']);
        poner(datos, 'despues');
        expect(nombres(datos)).toEqual(['despues']);
      }
    }
    // Two folders, three files in three pieces, two renames, and the old one's five deletions.
    expect(pasos - 1).toBe(18);
  });

  test('of which there were none are there whole or not at all', () => {
    const carpeta = carpetaNueva();
    const pasos = matarEnCadaPaso((matar, paso) => {
      const datos = join(carpeta, `${paso}`);
      const acabo = matar(() => poner(datos, 'ahora'));
      recuperarCopia(datos);
      if (acabo) expect(nombres(datos)).toEqual(['ahora']);
      else if (existsSync(datos)) expect(nombres(datos)).toEqual(['ahora']);
      else expect(() => leerCuentas(datos)).toThrow('--limpio');
    });
    expect(pasos).toBe(12);
  });
});

test('of which half are left beside a whole copy are taken from that copy', () => {
  const datos = join(carpetaNueva(), 'auth');
  poner(datos, 'antes');
  poner(`${datos}.nuevo`, 'ahora');
  rmSync(join(datos, 'auth_export/config.json'));
  recuperarCopia(datos);
  expect(nombres(datos)).toEqual(['ahora']);
});

test('of which no whole copy is left stay as they are, for whoever is told', () => {
  const datos = join(carpetaNueva(), 'auth');
  poner(datos, 'antes');
  rmSync(join(datos, 'auth_export/config.json'));
  recuperarCopia(datos);
  expect(existsSync(join(datos, 'auth_export/accounts.json'))).toBe(true);
  expect(() => leerCuentas(datos)).toThrow('dañadas');
});

test('a process that is really killed at each step leaves them whole too', () => {
  const moduloDe = (archivo: string) => JSON.stringify(new URL(archivo, import.meta.url).href);
  const matar = (paso: number, datos: string) =>
    spawnSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { ponerDisco } from ${moduloDe('./disco-a-pasos.ts')};
       import { ponerCopia, recuperarCopia } from ${moduloDe('./copia-cuentas.ts')};
       let pasos = 0;
       ponerDisco(() => { if ((pasos += 1) === ${paso}) process.kill(process.pid, 'SIGKILL'); }, 'primero');
       recuperarCopia(${JSON.stringify(datos)});
       ponerCopia(${JSON.stringify(datos)}, '{"users":[{"localId":"ahora"}]}', '{"signIn":{}}');`,
    ]);
  const datos = join(carpetaNueva(), 'auth');
  poner(datos, 'antes');
  // The folder goes on from one kill to the next: each start finds what the one before has left.
  for (let paso = 1; ; paso += 1) {
    const { signal, status } = matar(paso, datos);
    if (signal === null) {
      expect([status, nombres(datos)]).toEqual([0, ['ahora']]);
      break;
    }
    expect(signal).toBe('SIGKILL');
    const mirada = carpetaNueva();
    cpSync(join(datos, '..'), mirada, { recursive: true });
    recuperarCopia(join(mirada, 'auth'));
    expect([['antes'], ['ahora']]).toContainEqual(nombres(join(mirada, 'auth')));
  }
});

test('a file like the clock’s is the one before or the new one', () => {
  const archivo = join(carpetaNueva(), 'reloj.json');
  const pasos = matarEnCadaPaso((matar) => {
    escribirJson(archivo, { desfase_ms: 1 });
    const acabo = matar(() => escribirJson(archivo, { desfase_ms: 2 }));
    expect(acabo ? [2] : [1, 2]).toContain((leerJson(archivo) as { desfase_ms: number }).desfase_ms);
  });
  expect(pasos).toBe(4);
});

test('data that are thrown away are all there, or a new seed goes over what is left', () => {
  const pasos = matarEnCadaPaso((matar) => {
    const carpeta = carpetaNueva();
    const datos = new CarpetaDatos(carpeta);
    datos.abrir(false);
    writeFileSync(join(datos.firestore, 'datos.db'), 'x');
    poner(datos.auth, 'antes');
    mkdirSync(datos.registros, { recursive: true });
    datos.anotarSembrado({ semilla: 'demo', usuarios: [] });
    matar(() => new CarpetaDatos(carpeta).abrir(true));
    const despues = new CarpetaDatos(carpeta);
    despues.abrir(false);
    if (despues.sembrado()) expect(nombres(datos.auth)).toEqual(['antes']);
    else expect([existsSync(datos.auth), readdirSync(datos.firestore)]).toEqual([false, []]);
  });
  expect(pasos).toBeGreaterThan(10);
});
