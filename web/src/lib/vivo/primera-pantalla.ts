import { clienteConsultas } from '../api/cliente-consultas.ts';
import { mejorMomento } from '../linea.ts';
import { conPlazo } from '../plazo.ts';

const OTRA_VEZ_MS = 60_000;

/** Fetches code that nobody waits for, once the first screen is ready. It never rejects, but may never resolve. */
export async function traerTarde<T>(traer: () => Promise<T>): Promise<T> {
  await primeraPantallaLista();
  for (;;) {
    try {
      return await conPlazo(traer);
    } catch {
      await mejorMomento(OTRA_VEZ_MS);
    }
  }
}

/** A pause for what a screen fetches right after it can be read (handles, another list), which goes first. */
const RESPIRO_MS = 1_000;

let anunciar: () => void;
const montada = new Promise<void>((resolver) => {
  anunciar = resolver;
});

/** A screen is shown: its code has arrived. Called by the frame. */
export const anunciarPantalla = (): void => anunciar();

/** Resolves when no call of the API has run for a moment. */
function sinConsultas(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const mirar = () => {
    if (clienteConsultas.isFetching() > 0) {
      clearTimeout(reloj);
      reloj = undefined;
    } else {
      reloj ??= setTimeout(resolve, RESPIRO_MS);
    }
  };
  const soltar = clienteConsultas.getQueryCache().subscribe(mirar);
  mirar();
  return promise.finally(soltar);
}

const hiloLibre = (): Promise<void> =>
  new Promise((resolver) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolver());
    else setTimeout(resolver);
  });

/** Resolves when the first screen is shown, has its data, and the thread is free. */
async function primeraPantallaLista(): Promise<void> {
  await montada;
  await sinConsultas();
  await hiloLibre();
}
