import { mejorMomento, pausaMs } from '../linea.ts';
import { alCambiarSalida, registrosDe } from './almacen.ts';
import { intentar, veces } from './intento.ts';
import { enviables, faltaParaSoltar, hiloDe, type Registro, RETENCION_MS, sinResolver } from './registro.ts';

/** Different credits at the same time; a cheap phone and a bad line do no better with more. */
const A_LA_VEZ = 4;
const CANDADO = 'leal-salida';
/** When the phone's storage fails. */
const OTRA_VEZ_MS = 30_000;

/** Resolves at the next change of the outbox. */
const novedad = (fin: AbortSignal): Promise<void> =>
  new Promise((resolver) => {
    const dejar = alCambiarSalida(() => terminar());
    const terminar = () => {
      dejar();
      fin.removeEventListener('abort', terminar);
      resolver();
    };
    fin.addEventListener('abort', terminar);
  });

const dormir = (ms: number): Promise<void> => new Promise((resolver) => setTimeout(resolver, ms));

/** One drain: it knows the line as all its tries have found it. */
class Vaciado {
  readonly #uid: string;
  readonly #fin: AbortSignal;
  readonly #ocupados = new Map<string, Promise<void>>();
  /** They have their answer, though what was read just before may not say so yet. */
  readonly #respondidos = new Set<string>();
  /** When the held ones were first seen, by a clock that nobody moves. */
  readonly #retenidos = new Map<string, number>();
  #fallos = 0;
  /** Nothing is sent while it waits for a better moment. */
  #pausa: Promise<void> | undefined;

  constructor(uid: string, fin: AbortSignal) {
    this.#uid = uid;
    this.#fin = fin;
  }

  async correr(): Promise<void> {
    while (!this.#fin.aborted) {
      const cambio = novedad(this.#fin);
      const todos = await registrosDe(this.#uid);
      if (!this.#pausa) this.#empezar(todos);
      if (this.#ocupados.size === 0 && !todos.some(sinResolver)) return;
      const retenidos = todos.map(this.#faltaMs).filter((ms) => ms > 0);
      await Promise.race([
        cambio,
        ...this.#ocupados.values(),
        ...(this.#pausa ? [this.#pausa] : []),
        ...(retenidos.length > 0 ? [dormir(Math.min(...retenidos))] : []),
      ]);
    }
  }

  /**
   * The page that holds a register lets go of it in time; if that page is dead, it is sent all the same when its time
   * is over.
   */
  readonly #faltaMs = (registro: Registro): number => {
    const falta = faltaParaSoltar(registro);
    if (falta === 0) return 0;
    const desde = this.#retenidos.get(registro.clave) ?? performance.now();
    this.#retenidos.set(registro.clave, desde);
    return Math.max(0, Math.min(falta, desde + RETENCION_MS - performance.now()));
  };

  #empezar(todos: readonly Registro[]): void {
    const libres = A_LA_VEZ - this.#ocupados.size;
    // A register that the server does not manage to answer must not keep the others waiting.
    const siguientes = enviables(
      todos.filter(this.#abierto),
      new Set(this.#ocupados.keys()),
      (registro) => this.#faltaMs(registro) > 0,
    ).toSorted((a, b) => veces(a) - veces(b));
    for (const registro of siguientes.slice(0, libres)) {
      const hilo = hiloDe(registro);
      // The register's person may have sent it again, or something else in its place.
      this.#respondidos.delete(registro.clave);
      const envio = this.#enviar(registro).finally(() => this.#ocupados.delete(hilo));
      this.#ocupados.set(hilo, envio);
    }
  }

  readonly #abierto = ({ clave, estado }: Registro): boolean =>
    estado !== 'enviando' || !this.#respondidos.has(clave);

  async #enviar(registro: Registro): Promise<void> {
    let espera: number | null = null;
    try {
      espera = await intentar(registro.clave, this.#fin);
    } catch (error) {
      globalThis.reportError(error);
    }
    if (espera !== 0) return this.#esperar(espera);
    this.#fallos = 0;
    this.#respondidos.add(registro.clave);
  }

  #esperar(ms: number | null): void {
    if (this.#pausa || this.#fin.aborted) return;
    const pausa = ms === null ? mejorMomento(pausaMs(this.#fallos), this.#fin) : dormir(ms);
    this.#fallos += 1;
    this.#pausa = pausa.then(() => void (this.#pausa = undefined));
  }
}

/** One sender for all tabs of this phone: the others wait for the lock. */
async function conCandado(hacer: () => Promise<void>, fin: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(CANDADO, { signal: fin }, hacer);
  } catch (error) {
    if (!fin.aborted) throw error;
  }
}

/** Sends what this person's outbox holds, now and whenever something is put into it, until `fin`. */
export async function atender(uid: string, fin: AbortSignal): Promise<void> {
  while (!fin.aborted) {
    try {
      const cambio = novedad(fin);
      if ((await registrosDe(uid)).some(sinResolver))
        await conCandado(() => new Vaciado(uid, fin).correr(), fin);
      else await cambio;
    } catch (error) {
      globalThis.reportError(error);
      await mejorMomento(OTRA_VEZ_MS, fin);
    }
  }
}
