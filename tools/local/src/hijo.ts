import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ErrorLocal } from './error-local.ts';

export interface OpcionesHijo {
  nombre: string;
  programa: string;
  /** A module to load before the program. */
  precarga?: string;
  argumentos?: string[];
  /** The port where a debugger attaches. */
  depurador?: number | undefined;
  entorno: NodeJS.ProcessEnv;
  carpeta: string;
  /** The folder for its log, `<nombre>.log`. */
  registros: string;
}

const VIGIA = new URL('./vigia.ts', import.meta.url).href;
const CORTESIA_MS = 3_000;
// Loading makes many objects that stay: with room for them from the start, V8 copies them less often.
const MEMORIA = '--min-semi-space-size=16';

/** A process of the suite: in a group of its own, logging to a file, gone when the suite is. */
export class Hijo {
  readonly registro: string;
  readonly nombre: string;
  readonly #proceso: ChildProcess;
  readonly #fin: Promise<void>;
  #detenido = false;
  #vivo = true;
  alMorir: (() => void) | undefined;
  /** News that the child has for the person at the terminal. */
  alAvisar: ((aviso: string) => void) | undefined;

  constructor(opciones: OpcionesHijo) {
    const { nombre, programa, precarga, argumentos = [], depurador, entorno, carpeta, registros } = opciones;
    this.nombre = nombre;
    this.registro = join(registros, `${nombre}.log`);
    const salida = openSync(this.registro, 'w');
    const antes = [VIGIA, ...(precarga ? [precarga] : [])].flatMap((modulo) => ['--import', modulo]);
    const inspector = depurador === undefined ? [] : [`--inspect=127.0.0.1:${depurador}`];
    // A group of its own keeps the terminal's Ctrl-C away: the suite stops its children in order.
    this.#proceso = spawn(process.execPath, [MEMORIA, ...inspector, ...antes, programa, ...argumentos], {
      cwd: carpeta,
      env: entorno,
      stdio: ['ignore', salida, salida, 'ipc'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    closeSync(salida);
    this.#fin = new Promise((resolver) => this.#proceso.once('close', () => resolver()));
    this.#proceso.on('error', () => undefined);
    this.#proceso.on('message', (mensaje) => {
      const { aviso } = mensaje as { aviso?: string };
      if (aviso !== undefined) this.alAvisar?.(aviso);
    });
    this.#proceso.once('close', () => {
      this.#vivo = false;
      if (!this.#detenido) this.alMorir?.();
    });
  }

  get pid(): number | undefined {
    return this.#proceso.pid;
  }

  /** The child's first message that is not news; if it ends before that, an error with the end of its log. */
  listo<T>(): Promise<T> {
    return new Promise((resolver, rechazar) => {
      this.#proceso.on('message', (mensaje) => {
        const { error, aviso } = mensaje as { error?: string; aviso?: string };
        if (aviso !== undefined) return;
        if (error === undefined) resolver(mensaje as T);
        else rechazar(new ErrorLocal(error));
      });
      this.rechazarSiMuere(rechazar);
    });
  }

  rechazarSiMuere(rechazar: (error: Error) => void): void {
    if (this.#vivo) this.#proceso.once('close', () => rechazar(this.#caida()));
    else rechazar(this.#caida());
  }

  enviar(mensaje: object): void {
    if (this.#proceso.connected) this.#proceso.send(mensaje);
  }

  /** Once loading is over. */
  devolverMemoria(): void {
    this.enviar({ tipo: 'devolver-memoria' });
  }

  registroDice(texto: string): boolean {
    return readFileSync(this.registro, 'utf8').includes(texto);
  }

  ultimasLineas(): string {
    return readFileSync(this.registro, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  }

  /** Asks (a message to our own programs, a signal to others), waits a little, then kills. */
  async detener(como: 'mensaje' | 'SIGINT' | 'SIGKILL' = 'mensaje'): Promise<void> {
    this.#detenido = true;
    if (!this.#vivo) return;
    if (como === 'mensaje') this.enviar({ tipo: 'cerrar' });
    else this.matar(como);
    const limite = setTimeout(() => this.matar('SIGKILL'), como === 'SIGINT' ? 4 * CORTESIA_MS : CORTESIA_MS);
    await this.#fin;
    clearTimeout(limite);
  }

  matar(senal: NodeJS.Signals): void {
    const { pid } = this.#proceso;
    if (pid === undefined || !this.#vivo) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, senal);
    } catch {
      this.#proceso.kill(senal);
    }
  }

  #caida(): ErrorLocal {
    return new ErrorLocal(
      `El proceso "${this.nombre}" terminó antes de estar listo:\n${this.ultimasLineas()}`,
    );
  }
}
