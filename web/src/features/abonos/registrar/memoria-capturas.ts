import { desfaseMs, ahora } from '../../../lib/reloj.ts';
import { type Intento, memoriaDe } from '../../../lib/api/memoria-intentos.ts';
import { aInstanteIso, fechaLocal, type Fecha } from '@leal/domain';

/** What a tap says about itself; the server books by it, however late the call arrives. */
type Captura = { readonly capturado_en: string; readonly desfase_ms: number };

/** One tap on a card or form: what was asked, on which day, and when. */
export type Toque<T> = { readonly id_credito: string; readonly fecha: Fecha; readonly pedido: T } & Captura;

/**
 * The taps that are not known to be done: the same action pressed again, on whatever screen, repeats that
 * very tap (its key, its instant), so that 17:59:50 sent again at 18:00:10 is neither refused nor doubled.
 * Another day is another tap.
 */
export const memoriaDeToques = <T>() => memoriaDe<Toque<T>>('toque');

export function tomarToque<T>(id_credito: string, pedido: T): Intento<Toque<T>> {
  const instante = ahora();
  const fecha = fechaLocal(instante);
  const toque = { id_credito, pedido, fecha, capturado_en: aInstanteIso(instante), desfase_ms: desfaseMs() };
  return memoriaDeToques<T>().tomar(toque);
}
