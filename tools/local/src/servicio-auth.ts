import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { carpetaDeCuentas, CopiaDeCuentas, leerCuentas, recuperarCopia } from './copia-cuentas.ts';
import { entornoLimpio, PROYECTO } from './entorno.ts';
import { ErrorLocal } from './error-local.ts';
import { Hijo } from './hijo.ts';
import type { EncargoAuth } from './hijos/auth.ts';
import { LOCAL, type Puertos } from './puertos.ts';
import type { Cuenta } from './respaldo/cuentas.ts';

const SOLO_AUTH = fileURLToPath(new URL('./hijos/auth.ts', import.meta.url));
const PEREZOSO = new URL('./hijos/auth-perezoso.ts', import.meta.url).href;
const PLAZO_MS = 90_000;

export interface OpcionesEmuladores {
  raiz: string;
  registros: string;
  puertos: Puertos;
  /** The folder that keeps Auth's accounts between runs; without it they are not kept. */
  datos: string | undefined;
  /** The data are from an earlier run: then their accounts must be there too. */
  sembrado: boolean;
  entorno?: NodeJS.ProcessEnv;
  /** The official Functions and Hosting emulators too (`--emulador`). */
  configuracion?: { solo: string; archivo: string };
}

/** The official emulators of firebase-tools; by default Auth alone. */
export class Emuladores {
  readonly #opciones: OpcionesEmuladores;
  readonly #temporal = mkdtempSync(join(tmpdir(), 'leal-'));
  readonly #hijo: Hijo;
  readonly #copia: CopiaDeCuentas | undefined;
  #guardadas: readonly Cuenta[] = [];

  constructor(opciones: OpcionesEmuladores) {
    const { datos, sembrado, puertos, configuracion } = opciones;
    this.#opciones = opciones;
    if (datos !== undefined) {
      recuperarCopia(datos);
      if (sembrado) this.#guardadas = leerCuentas(datos);
      this.#copia = new CopiaDeCuentas(datos, puertos.auth);
    }
    const orden = configuracion ? this.#conCli(configuracion) : this.#soloAuth();
    this.#hijo = new Hijo({
      ...orden,
      nombre: 'emuladores',
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

  /** Once they answer, with the accounts that were kept. */
  async listos(): Promise<void> {
    if (this.#opciones.configuracion) await this.#cliLista();
    else await this.#hijo.listo();
    if (!this.#copia) return;
    await this.#copia.reponerSesiones(this.#guardadas);
    await this.#copia.empezar();
    this.#hijo.devolverMemoria();
  }

  /** Takes the accounts to disk now, if they are kept and have changed. */
  async guardar(): Promise<void> {
    await this.#copia?.guardar();
  }

  async detener(): Promise<void> {
    await this.#copia?.terminar();
    await this.#hijo.detener(this.#opciones.configuracion ? 'SIGINT' : 'SIGKILL');
    rmSync(this.#temporal, { recursive: true, force: true });
  }

  #soloAuth() {
    const { puertos, datos } = this.#opciones;
    const encargo: EncargoAuth = {
      anfitrion: LOCAL,
      puerto: puertos.auth,
      proyecto: PROYECTO,
      ...(datos !== undefined && { cuentas: carpetaDeCuentas(datos) }),
    };
    return { programa: SOLO_AUTH, argumentos: [JSON.stringify(encargo)] };
  }

  #conCli({ solo, archivo }: { solo: string; archivo: string }) {
    const { raiz, datos } = this.#opciones;
    const ordenes = ['emulators:start', '--only', solo, '--project', PROYECTO, '--config', archivo];
    return {
      programa: join(raiz, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      precarga: PEREZOSO,
      argumentos: datos !== undefined && existsSync(datos) ? [...ordenes, '--import', datos] : ordenes,
    };
  }

  /** Imports and all: the CLI says so itself once everything is in. */
  async #cliLista(): Promise<void> {
    const limite = Date.now() + PLAZO_MS;
    let caida: Error | undefined;
    this.#hijo.rechazarSiMuere((error) => (caida = error));
    while (!this.#hijo.registroDice('All emulators ready')) {
      if (caida) throw caida;
      if (Date.now() > limite)
        throw new ErrorLocal(`Los emuladores no respondieron:\n${this.#hijo.ultimasLineas()}`);
      await esperar(100);
    }
  }

  #entorno(): NodeJS.ProcessEnv {
    const descubrimiento = join(this.#temporal, 'descubrimiento');
    mkdirSync(descubrimiento);
    return {
      ...(this.#opciones.entorno ?? entornoLimpio(this.#opciones.raiz)),
      CI: '1',
      // The emulator's sockets, locator file and settings stay apart from other copies' and the user's.
      TMPDIR: this.#temporal,
      TMP: this.#temporal,
      TEMP: this.#temporal,
      XDG_CONFIG_HOME: this.#temporal,
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: descubrimiento,
    };
  }
}

/** The `emulators` block of a firebase.json with this suite's ports. */
export function puertosDeEmuladores(puertos: Puertos, conFirestore: boolean): object {
  const en = (port: number) => ({ host: LOCAL, port });
  return {
    ...(conFirestore && { firestore: en(puertos.firestore) }),
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
