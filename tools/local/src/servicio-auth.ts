import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { entornoLimpio, PROYECTO } from './entorno.ts';
import { ErrorLocal } from './error-local.ts';
import { Hijo } from './hijo.ts';
import { LOCAL, type Puertos } from './puertos.ts';

const PEREZOSO = new URL('./hijos/auth-perezoso.ts', import.meta.url).href;
const PLAZO_MS = 90_000;
const CADA_MS = 1_500;

export interface OpcionesEmuladores {
  raiz: string;
  registros: string;
  puertos: Puertos;
  /** Where Auth's accounts are kept between runs. */
  datos: string;
  entorno?: NodeJS.ProcessEnv;
  /** The official Functions and Hosting emulators too (`--emulador`). */
  configuracion?: { solo: string; archivo: string };
}

/** The official emulators of firebase-tools; by default Auth alone. */
export class Emuladores {
  readonly #opciones: OpcionesEmuladores;
  readonly #temporal = mkdtempSync(join(tmpdir(), 'leal-'));
  readonly #hijo: Hijo;
  #huella = '';
  #enCurso: Promise<void> = Promise.resolve();
  #copia: NodeJS.Timeout | undefined;

  constructor(opciones: OpcionesEmuladores) {
    this.#opciones = opciones;
    recuperarCopia(opciones.datos);
    const { solo, archivo } = opciones.configuracion ?? {
      solo: 'auth',
      archivo: this.#configuracionDeAuth(),
    };
    const importar = existsSync(opciones.datos) ? ['--import', opciones.datos] : [];
    this.#hijo = new Hijo({
      nombre: 'emuladores',
      programa: join(opciones.raiz, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      precarga: PEREZOSO,
      argumentos: [
        'emulators:start',
        '--only',
        solo,
        '--project',
        PROYECTO,
        '--config',
        archivo,
        ...importar,
      ],
      entorno: this.#entorno(),
      carpeta: this.#temporal,
      registros: opciones.registros,
    });
  }

  set alMorir(aviso: () => void) {
    this.#hijo.alMorir = aviso;
  }

  get pid(): number | undefined {
    return this.#hijo.pid;
  }

  /** Imports and all: the CLI says so itself once everything is in. */
  async listos(): Promise<void> {
    const limite = Date.now() + PLAZO_MS;
    let caida: Error | undefined;
    this.#hijo.rechazarSiMuere((error) => (caida = error));
    while (!this.#hijo.registroDice('All emulators ready')) {
      if (caida) throw caida;
      if (Date.now() > limite)
        throw new ErrorLocal(`Los emuladores no respondieron:\n${this.#hijo.ultimasLineas()}`);
      await esperar(100);
    }
    this.#huella = (await this.#huellaDeCuentas()) ?? '';
    this.#hijo.devolverMemoria();
    this.#programar();
  }

  /** Takes the accounts to disk when they have changed since the last copy; one copy at a time. */
  guardar(): Promise<void> {
    const copia = this.#enCurso.then(() => this.#copiar());
    this.#enCurso = copia.catch(() => undefined);
    return copia;
  }

  async #copiar(): Promise<void> {
    const huella = await this.#huellaDeCuentas();
    if (huella === undefined || huella === this.#huella) return;
    const nuevo = `${this.#opciones.datos}.nuevo`;
    const respuesta = await fetch(`http://${LOCAL}:${this.#opciones.puertos.hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: nuevo, initiatedBy: 'leal', targets: ['auth'] }),
    });
    if (!respuesta.ok) return;
    rmSync(this.#opciones.datos, { recursive: true, force: true });
    renameSync(nuevo, this.#opciones.datos);
    this.#huella = huella;
  }

  async detener(): Promise<void> {
    clearTimeout(this.#copia);
    await this.guardar().catch(() => undefined);
    await this.#hijo.detener(this.#opciones.configuracion ? 'SIGINT' : 'SIGKILL');
    rmSync(this.#temporal, { recursive: true, force: true });
  }

  #programar(): void {
    this.#copia = setTimeout(() => {
      void this.guardar()
        .catch(() => undefined)
        .then(() => this.#programar());
    }, CADA_MS);
    this.#copia.unref();
  }

  // Cheaper than an export on every tick: the accounts themselves are a few kilobytes.
  async #huellaDeCuentas(): Promise<string | undefined> {
    const { puertos } = this.#opciones;
    const respuesta = await fetch(
      `http://${LOCAL}:${puertos.auth}/identitytoolkit.googleapis.com/v1/projects/${PROYECTO}/accounts:query`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: '{}',
      },
    ).catch(() => undefined);
    if (!respuesta?.ok) return undefined;
    return createHash('sha1')
      .update(await respuesta.text())
      .digest('hex');
  }

  #configuracionDeAuth(): string {
    const archivo = join(this.#temporal, 'firebase.json');
    writeFileSync(archivo, JSON.stringify({ emulators: puertosDeEmuladores(this.#opciones.puertos) }));
    return archivo;
  }

  #entorno(): NodeJS.ProcessEnv {
    const descubrimiento = join(this.#temporal, 'descubrimiento');
    mkdirSync(descubrimiento);
    return {
      ...(this.#opciones.entorno ?? entornoLimpio(this.#opciones.raiz)),
      CI: '1',
      // Its sockets, its locator file and its settings stay apart from other copies' and the user's.
      TMPDIR: this.#temporal,
      TMP: this.#temporal,
      TEMP: this.#temporal,
      XDG_CONFIG_HOME: this.#temporal,
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: descubrimiento,
    };
  }
}

/** The `emulators` block of a firebase.json with this suite's ports. */
export function puertosDeEmuladores(puertos: Puertos): object {
  const en = (port: number) => ({ host: LOCAL, port });
  return {
    auth: en(puertos.auth),
    functions: en(puertos.functions),
    hosting: en(puertos.hostingInterno),
    eventarc: en(puertos.eventarc),
    tasks: en(puertos.tasks),
    hub: en(puertos.hub),
    logging: en(puertos.logging),
    ui: { enabled: false },
    singleProjectMode: false,
  };
}

// Killed between the two steps of a swap: the new copy is whole, the old one gone.
function recuperarCopia(datos: string): void {
  const nuevo = `${datos}.nuevo`;
  if (!existsSync(datos) && existsSync(join(nuevo, 'firebase-export-metadata.json')))
    renameSync(nuevo, datos);
  rmSync(nuevo, { recursive: true, force: true });
}
