import { clienteConsultas } from '../api/cliente-consultas.ts';

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
export async function primeraPantallaLista(): Promise<void> {
  await montada;
  await sinConsultas();
  await hiloLibre();
}
