import { alCerrarSesion } from '../al-cerrar.ts';

/** An attempt at one user action: the same key and the same body until its outcome is known. */
export type Intento<T> = { readonly clave: string; readonly datos: T };

/** Fields that say when and where a tap happened, and what was foreseen then; they do not make it another action. */
const CAMPOS_CAPTURA = new Set(['capturado_en', 'dispositivo', 'secuencia', 'desfase_ms', 'previsto']);

/** The mark by which two attempts are the same action: everything but the capture. */
export const huellaDe = (datos: unknown): string =>
  JSON.stringify(datos, (campo, valor: unknown) => (CAMPOS_CAPTURA.has(campo) ? undefined : valor)) ?? '';

const dadas = new WeakMap<object, string>();

/** Sets the key for this data, when an earlier page has sent it already and was closed. */
export function darClave(datos: unknown, clave: string): void {
  if (typeof datos === 'object' && datos !== null) dadas.set(datos, clave);
}

const claveNueva = (datos: unknown): string =>
  (typeof datos === 'object' && datos !== null ? dadas.get(datos) : undefined) ?? crypto.randomUUID();

/**
 * Remembers the attempts whose outcome is unknown, so that pressing the button again repeats that
 * very request (same key, same instant of the tap) instead of making a second payment.
 */
export class MemoriaIntentos<T> {
  readonly #abiertos = new Map<string, Intento<T>>();

  /** The open attempt of this action, or a new one. */
  tomar(datos: T): Intento<T> {
    const huella = huellaDe(datos);
    const intento = this.#abiertos.get(huella) ?? { clave: claveNueva(datos), datos };
    this.#abiertos.set(huella, intento);
    return intento;
  }

  /** The outcome is known: the next attempt is a new action. */
  cerrar(intento: Intento<T>): void {
    this.#abiertos.delete(huellaDe(intento.datos));
  }
}

const memorias = new Map<string, MemoriaIntentos<unknown>>();
alCerrarSesion(() => memorias.clear());

/**
 * The attempts of one kind, for the whole session: sending the same again is the same request, also after its form
 * or screen was left.
 */
export function memoriaDe<T>(clase: string): MemoriaIntentos<T> {
  const memoria = memorias.get(clase) ?? new MemoriaIntentos<unknown>();
  memorias.set(clase, memoria);
  return memoria as MemoriaIntentos<T>;
}
