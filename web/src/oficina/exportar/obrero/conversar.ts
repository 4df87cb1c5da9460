import { sinConexion } from '../../../lib/api/error-api.ts';

/** A script that did not arrive gives no error message; one that failed does. */
const errorDe = (suceso: Event): Error =>
  suceso instanceof ErrorEvent && suceso.message !== '' ? new Error(suceso.message) : sinConexion();

/** Rejects when nothing more will come from it: it failed, or its export was given up. */
const finDe = (obrero: Worker, signal: AbortSignal): Promise<never> =>
  new Promise((_, rechazar) => {
    obrero.addEventListener('error', (suceso) => rechazar(errorDe(suceso)));
    signal.addEventListener('abort', () => rechazar(signal.reason as Error));
  });

type Fallo = { readonly tipo: 'fallo'; readonly mensaje: string };

/** What a worker is asked, and what it answers. */
type Charla = { readonly pedido: unknown; readonly resultado: { readonly tipo: string } };
type Respuesta<C extends Charla> = Exclude<C['resultado'], { readonly tipo: 'fallo' }>;

const respuestaDe = <C extends Charla>(obrero: Worker): Promise<Respuesta<C>> =>
  new Promise((cumplir, rechazar) => {
    const oir = ({ data }: MessageEvent<C['resultado'] | Fallo>) =>
      data.tipo === 'fallo' ? rechazar(new Error((data as Fallo).mensaje)) : cumplir(data as Respuesta<C>);
    obrero.addEventListener('message', oir, { once: true });
  });

/** Asks a worker one thing after the other, as long as its export is wanted. */
export function conversar<C extends Charla>(obrero: Worker, signal: AbortSignal) {
  const fin = finDe(obrero, signal);
  // The worker may end while nobody waits for it; the next request gets the error.
  fin.catch(() => undefined);
  return (pedido: C['pedido'], traspaso: Transferable[] = []) => {
    const respuesta = respuestaDe<C>(obrero);
    obrero.postMessage(pedido, traspaso);
    return Promise.race([fin, respuesta]);
  };
}
