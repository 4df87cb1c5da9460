import { clienteConsultas } from '../api/cliente-consultas.ts';
import { mejorMomento } from '../linea.ts';
import { conPlazo } from '../plazo.ts';

const OTRA_VEZ_MS = 60_000;

/** Code that nobody waits for, once the first screen is ready. It may never come; it never fails. */
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

/** What a screen fetches right after it can be read (handles, another list) still goes first. */
const RESPIRO_MS = 1_000;

let anunciar: () => void;
const montada = new Promise<void>((resolver) => {
  anunciar = resolver;
});

/** A screen stands: its code has arrived. Told by the frame. */
export const anunciarPantalla = (): void => anunciar();

/** Nothing was asked of the API for a moment. */
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

/** The first screen stands, has what it asked for, and the thread is free. */
async function primeraPantallaLista(): Promise<void> {
  await montada;
  await sinConsultas();
  await hiloLibre();
}
