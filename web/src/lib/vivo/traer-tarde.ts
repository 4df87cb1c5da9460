import { primeraPantallaLista } from './primera-pantalla.ts';

/** When the line or the person comes back: a second try then has a chance, and is no hammering. */
const mejorMomento = (): Promise<void> =>
  new Promise((resolver) => {
    const cierre = new AbortController();
    const ya = () => {
      cierre.abort();
      resolver();
    };
    addEventListener('online', ya, { signal: cierre.signal });
    document.addEventListener('visibilitychange', ya, { signal: cierre.signal });
  });

/** Code that nobody waits for, once the first screen is ready. It may never come; it never fails. */
export async function traerTarde<T>(traer: () => Promise<T>): Promise<T> {
  await primeraPantallaLista();
  for (;;) {
    try {
      return await traer();
    } catch {
      await mejorMomento();
    }
  }
}
