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

const respuestaDe = <R extends { readonly tipo: string }>(
  obrero: Worker,
): Promise<Exclude<R, { readonly tipo: 'fallo' }>> =>
  new Promise((cumplir, rechazar) => {
    const oir = ({ data }: MessageEvent<R | Fallo>) =>
      data.tipo === 'fallo'
        ? rechazar(new Error((data as Fallo).mensaje))
        : cumplir(data as Exclude<R, { readonly tipo: 'fallo' }>);
    obrero.addEventListener('message', oir, { once: true });
  });

/** Asks a worker one thing after the other, as long as its export is wanted. */
export function conversar<P, R extends { readonly tipo: string }>(obrero: Worker, signal: AbortSignal) {
  const fin = finDe(obrero, signal);
  // It may end while nobody waits for it; the next request gets the error.
  fin.catch(() => undefined);
  return (pedido: P, traspaso: Transferable[] = []) => {
    const respuesta = respuestaDe<R>(obrero);
    obrero.postMessage(pedido, traspaso);
    return Promise.race([fin, respuesta]);
  };
}
