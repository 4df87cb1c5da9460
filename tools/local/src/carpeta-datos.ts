import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { escribirJson, leerJson } from './archivo-json.ts';
import { comoFrase, ErrorLocal } from './error-local.ts';
import type { Puertos } from './puertos.ts';
import { restosDe } from './relevo.ts';
import type { Usuario } from './semilla.ts';

/** The file that is written when everything is in: without it the folder holds half a seed, and starts again. */
interface Sembrado {
  semilla: string;
  usuarios: Usuario[];
}

const PROPIOS = ['sembrado.json', 'reloj.json', 'firestore', 'auth', ...restosDe('auth'), 'registros'];
const CANDADO = 'en-uso.json';
const MB = 1_048_576;
// The demo's store with its log of changes, the processes' logs, and a day's work.
const MINIMO_MB = 100;

interface EnUso {
  pid: number;
  hijos?: (number | undefined)[];
  /** Absent until everything answers. */
  puertos?: Puertos;
}

function estaVivo(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The ports of the suite that runs on the data in that folder; undefined when none does. */
export function puertosEnUso(carpeta: string): Puertos | undefined {
  const enUso = leerJson(join(carpeta, CANDADO)) as EnUso | undefined;
  return enUso && estaVivo(enUso.pid) ? enUso.puertos : undefined;
}

/** The folder where one suite keeps its data. */
export class CarpetaDatos {
  readonly firestore: string;
  readonly auth: string;
  readonly registros: string;
  readonly ruta: string;

  constructor(ruta: string) {
    this.ruta = ruta;
    this.firestore = join(ruta, 'firestore');
    this.auth = join(ruta, 'auth');
    this.registros = join(ruta, 'registros');
  }

  abrir(limpiar: boolean): void {
    try {
      mkdirSync(this.ruta, { recursive: true });
      if (!statSync(this.ruta).isDirectory()) throw new Error('ENOTDIR');
      accessSync(this.ruta, constants.R_OK | constants.W_OK | constants.X_OK);
      this.#rechazarAjena();
      this.#apartar();
      if (limpiar || !this.sembrado()) this.#vaciar();
      for (const carpeta of [this.firestore, this.registros]) mkdirSync(carpeta, { recursive: true });
      exigirEspacio(this.ruta, statfsSync(this.ruta));
    } catch (error) {
      if (comoFrase(error) !== undefined) throw error;
      throw new ErrorLocal(
        `No se puede leer o escribir la carpeta de datos ${this.ruta} (${motivo(error)}); revisa LEAL_DATOS.`,
      );
    }
  }

  sembrado(): Sembrado | undefined {
    const archivo = join(this.ruta, 'sembrado.json');
    const sembrado = leerJson(archivo) as Sembrado | undefined;
    if (!existsSync(archivo)) return undefined;
    const falta = sembrado ? [this.firestore].find(estaVacia) : archivo;
    if (falta === undefined) return sembrado;
    throw new ErrorLocal(
      `Los datos de ${this.ruta} están dañados (${basename(falta)}); --limpio los descarta.`,
    );
  }

  anotarSembrado(sembrado: Sembrado): void {
    escribirJson(join(this.ruta, 'sembrado.json'), sembrado);
  }

  /** Notes who works on these data and where, for whoever finds the folder in use. */
  anotarProcesos(hijos: (number | undefined)[], puertos: Puertos): void {
    escribirJson(this.#candado, { pid: process.pid, hijos, puertos } satisfies EnUso);
  }

  soltar(): void {
    if (this.#dueno() === process.pid) rmSync(this.#candado, { force: true });
  }

  get #candado(): string {
    return join(this.ruta, CANDADO);
  }

  #dueno(): number | undefined {
    return (leerJson(this.#candado) as { pid: number } | undefined)?.pid;
  }

  // Only a folder of ours is emptied: LEAL_DATOS may point anywhere.
  #rechazarAjena(): void {
    const esPropio = (nombre: string) => [...PROPIOS, CANDADO].some((propio) => nombre.startsWith(propio));
    const ajeno = readdirSync(this.ruta).find((nombre) => !esPropio(nombre));
    if (ajeno === undefined) return;
    throw new ErrorLocal(
      `La carpeta ${this.ruta} no es de datos de Leal (contiene ${ajeno}); usa otra LEAL_DATOS.`,
    );
  }

  #apartar(): void {
    const dueno = this.#dueno();
    if (dueno !== undefined && dueno !== process.pid && estaVivo(dueno)) {
      throw new ErrorLocal(
        `La carpeta de datos ${this.ruta} la usa otra copia de Leal (proceso ${dueno}); ciérrala o usa otra LEAL_DATOS.`,
      );
    }
    escribirJson(this.#candado, { pid: process.pid });
  }

  // The marker goes first: a kill in between leaves "not seeded", never "seeded" over nothing.
  #vaciar(): void {
    for (const nombre of PROPIOS) {
      rmSync(join(this.ruta, nombre), { recursive: true, force: true });
    }
  }
}

const estaVacia = (carpeta: string): boolean => !existsSync(carpeta) || readdirSync(carpeta).length === 0;

/** A store that fills its disk later would stop in the middle of somebody's work. */
export function exigirEspacio(ruta: string, { bavail, bsize }: { bavail: number; bsize: number }): void {
  const libres = Math.floor((bavail * bsize) / MB);
  if (libres >= MINIMO_MB) return;
  throw new ErrorLocal(
    `El disco de ${ruta} tiene ${libres} MB libres y Leal necesita ${MINIMO_MB}; libera espacio o usa otra LEAL_DATOS.`,
  );
}

function motivo(error: unknown): string {
  const codigo = (error as NodeJS.ErrnoException).code;
  return codigo ?? (error as Error).message;
}
