import { join } from 'node:path';
import { escribirJson, leerJson } from './archivo-json.ts';
import { comoFrase } from './error-local.ts';
import { inicioDelReloj } from './reloj.ts';

const LATIDO_MS = 4_000;
// Longer than many beats: a busy machine may miss some of them.
const RESERVA_MS = 30_000;

interface RelojGuardado {
  /** The shift of the clock, which the functions read (LEAL_RELOJ_ARCHIVO). */
  desfase_ms: number;
  /** The latest instant that may have been given out. */
  ultimo: string;
}

/**
 * The running clock. While it runs it keeps an instant some seconds ahead on disk, so that even
 * after kill -9 the next start cannot go back; a clean stop keeps the exact one.
 */
export class RelojVivo {
  readonly archivo: string;
  #desfase: number;
  #quejado = false;
  #latido: NodeJS.Timeout | undefined;

  constructor(carpeta: string, pedido: string | undefined) {
    this.archivo = join(carpeta, 'reloj.json');
    const real = new Date();
    const inicio = inicioDelReloj({ real, ultimo: leerUltimo(this.archivo), pedido });
    this.#desfase = inicio.getTime() - real.getTime();
    this.#guardar(RESERVA_MS);
    this.#latido = setInterval(() => this.#latir(), LATIDO_MS);
    this.#latido.unref();
  }

  ahora(): Date {
    return new Date(Date.now() + this.#desfase);
  }

  get esReal(): boolean {
    return this.#desfase === 0;
  }

  /** Moves the clock; false, and nothing moved, when that would be backwards. */
  mover(destino: Date): boolean {
    if (destino < this.ahora()) return false;
    this.#desfase = destino.getTime() - Date.now();
    this.#guardar(RESERVA_MS);
    return true;
  }

  detener(): void {
    clearInterval(this.#latido);
    this.#guardar(0);
  }

  // The next beat may find the disk well again; until then the instant on disk is behind.
  #latir(): void {
    try {
      this.#guardar(RESERVA_MS);
      this.#quejado = false;
    } catch (error) {
      if (!this.#quejado) console.error(`No se pudo guardar el reloj: ${comoFrase(error) ?? String(error)}`);
      this.#quejado = true;
    }
  }

  #guardar(reserva: number): void {
    const ultimo = new Date(this.ahora().getTime() + reserva).toISOString();
    escribirJson(this.archivo, { desfase_ms: this.#desfase, ultimo } satisfies RelojGuardado);
  }
}

// The instant on disk is a bound, ahead of what was given out. The machine's own clock gives a
// second one: with that offset, the clock cannot have passed the present.
function leerUltimo(archivo: string): Date | undefined {
  const guardado = leerJson(archivo) as RelojGuardado | undefined;
  if (!guardado) return undefined;
  const tope = Math.min(Date.parse(guardado.ultimo), Date.now() + guardado.desfase_ms);
  return Number.isNaN(tope) ? undefined : new Date(tope);
}
