// Auth's accounts on disk, in the layout of the emulators' own export, so that any mode takes them up again.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leerJson } from './archivo-json.ts';
import { PROYECTO } from './entorno.ts';
import { ErrorLocal } from './error-local.ts';
import { LOCAL } from './puertos.ts';
import { recuperar, relevar } from './relevo.ts';
import type { Cuenta } from './respaldo/cuentas.ts';

const CADA_MS = 1_500;
const METADATOS = 'firebase-export-metadata.json';
const CUENTAS = 'auth_export';
// The layout's version, which the emulators only look at.
const VERSION = '15.34.2';

/** The folder that the Auth emulator imports. */
export const carpetaDeCuentas = (datos: string): string => join(datos, CUENTAS);

const esCuenta = (cuenta: unknown): cuenta is Cuenta =>
  typeof (cuenta as Partial<Cuenta> | null)?.localId === 'string';

const leer = (datos: string, archivo: string): unknown => leerJson(join(carpetaDeCuentas(datos), archivo));

/** The accounts of a folder, if all of it is there. */
function enteras(datos: string): Cuenta[] | undefined {
  const { users } = (leer(datos, 'accounts.json') ?? {}) as { users?: unknown };
  const hay = Array.isArray(users) && users.length > 0 && users.every(esCuenta);
  return hay && leer(datos, 'config.json') && leerJson(join(datos, METADATOS)) ? users : undefined;
}

/** The accounts that were kept, or one sentence about what is wrong with them. */
export function leerCuentas(datos: string): Cuenta[] {
  const cuentas = enteras(datos);
  if (cuentas) return cuentas;
  throw new ErrorLocal(`Las cuentas guardadas en ${datos} están dañadas o no están; --limpio las descarta.`);
}

/** To be called after a kill in the middle of a copy. */
export const recuperarCopia = (datos: string): void =>
  recuperar(datos, (carpeta) => enteras(carpeta) !== undefined);

function escribir(carpeta: string, cuentas: string, configuracion: string): void {
  mkdirSync(carpetaDeCuentas(carpeta));
  writeFileSync(join(carpetaDeCuentas(carpeta), 'accounts.json'), cuentas);
  writeFileSync(join(carpetaDeCuentas(carpeta), 'config.json'), configuracion);
  const metadatos = { version: VERSION, auth: { version: VERSION, path: CUENTAS } };
  writeFileSync(join(carpeta, METADATOS), JSON.stringify(metadatos));
}

/** Puts these in the place of those that are there; a kill leaves the ones or the others. */
export const ponerCopia = (datos: string, cuentas: string, configuracion: string): void =>
  relevar(datos, (nueva) => escribir(nueva, cuentas, configuracion));

/** Takes the accounts of a running emulator to disk, again and again. */
export class CopiaDeCuentas {
  readonly #datos: string;
  readonly #auth: string;
  #huella = '';
  #enCurso: Promise<void> = Promise.resolve();
  #reloj: NodeJS.Timeout | undefined;

  constructor(datos: string, puerto: number) {
    this.#datos = datos;
    this.#auth = `http://${LOCAL}:${puerto}`;
  }

  /** An import ends every session: it calls all accounts changed now. This gives them back when they were. */
  async reponerSesiones(cuentas: readonly Cuenta[]): Promise<void> {
    for (const { localId, validSince, lastLoginAt } of cuentas)
      await this.#pedir(`identitytoolkit.googleapis.com/v1/projects/${PROYECTO}/accounts:update`, {
        localId,
        validSince,
        lastLoginAt,
      });
  }

  /** The emulator holds now what is on disk; from here on it is looked after. */
  async empezar(): Promise<void> {
    this.#huella = huellaDe((await this.#cuentas()) ?? '');
    this.#programar();
  }

  /** Copies them when they have changed since the last copy; one copy at a time. */
  guardar(): Promise<void> {
    const copia = this.#enCurso.then(() => this.#copiar());
    this.#enCurso = copia.catch(() => undefined);
    return copia;
  }

  async terminar(): Promise<void> {
    clearTimeout(this.#reloj);
    await this.guardar().catch(() => undefined);
  }

  async #copiar(): Promise<void> {
    const cuentas = await this.#cuentas();
    if (cuentas === undefined || huellaDe(cuentas) === this.#huella) return;
    const configuracion = await this.#pedir(`emulator/v1/projects/${PROYECTO}/config`);
    if (configuracion === undefined) return;
    ponerCopia(this.#datos, cuentas, configuracion);
    this.#huella = huellaDe(cuentas);
  }

  #programar(): void {
    this.#reloj = setTimeout(() => {
      void this.guardar()
        .catch(() => undefined)
        .then(() => this.#programar());
    }, CADA_MS);
    this.#reloj.unref();
  }

  // All accounts at once: for the emulator, a negative number is no limit.
  #cuentas(): Promise<string | undefined> {
    return this.#pedir(
      `identitytoolkit.googleapis.com/v1/projects/${PROYECTO}/accounts:batchGet?maxResults=-1`,
    );
  }

  async #pedir(camino: string, cuerpo?: object): Promise<string | undefined> {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const opciones = cuerpo ? { method: 'POST', headers, body: JSON.stringify(cuerpo) } : { headers };
    const respuesta = await fetch(`${this.#auth}/${camino}`, opciones).catch(() => undefined);
    return respuesta?.ok ? respuesta.text() : undefined;
  }
}

const huellaDe = (cuentas: string): string => createHash('sha1').update(cuentas).digest('hex');
