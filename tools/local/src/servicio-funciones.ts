import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { entornoDeFunciones, PROYECTO } from './entorno.ts';
import { Hijo } from './hijo.ts';
import type { EncargoFunciones, Funcion } from './hijos/funciones.ts';
import type { Puertos } from './puertos.ts';

const PROGRAMA = fileURLToPath(new URL('./hijos/funciones.ts', import.meta.url));

export interface OpcionesFunciones {
  raiz: string;
  registros: string;
  puertos: Puertos;
  reloj: string;
  depurador?: number | undefined;
}

/** The functions' bundle in its process; one that dies is replaced, as an instance would be. */
export class Funciones {
  readonly #opciones: OpcionesFunciones;
  #hijo: Hijo;
  #lista: Funcion[] = [];
  #detenidas = false;

  constructor(opciones: OpcionesFunciones) {
    this.#opciones = opciones;
    this.#hijo = this.#nacer();
  }

  get lista(): readonly Funcion[] {
    return this.#lista;
  }

  get pid(): number | undefined {
    return this.#hijo.pid;
  }

  async listas(): Promise<void> {
    const hijo = this.#hijo;
    this.#lista = (await hijo.listo<{ funciones: Funcion[] }>()).funciones;
    hijo.alMorir = () => void this.#reponer();
  }

  /** A new build: the old instance finishes what it is doing, the new one takes over. */
  async reiniciar(): Promise<void> {
    await this.#hijo.detener();
    this.#hijo = this.#nacer();
    await this.listas();
  }

  async detener(): Promise<void> {
    this.#detenidas = true;
    await this.#hijo.detener('SIGKILL');
  }

  async #reponer(): Promise<void> {
    await esperar(200);
    if (this.#detenidas) return;
    this.#hijo = this.#nacer();
    await this.listas().catch((error: Error) => console.error(error.message));
  }

  #nacer(): Hijo {
    const { raiz, registros, puertos, reloj, depurador } = this.#opciones;
    const encargo: EncargoFunciones = {
      puerto: puertos.functions,
      proyecto: PROYECTO,
      entrada: join(raiz, 'functions', 'lib', 'index.js'),
    };
    return new Hijo({
      nombre: 'funciones',
      programa: PROGRAMA,
      argumentos: [JSON.stringify(encargo)],
      depurador,
      entorno: entornoDeFunciones(raiz, puertos, reloj),
      carpeta: join(raiz, 'functions'),
      registros,
    });
  }
}
