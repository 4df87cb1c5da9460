import { configuracionNegocio } from '@leal/contract';
import { useEffect } from 'react';
import { cuandoSeAtrase, recibirNegocio } from '../negocio.ts';
import { ErrorApi } from './error-api.ts';
import { llamar } from './llamar.ts';

/** The server itself remembers them so long. */
const CADA_MS = 60_000;

let enCamino = false;

/** The last settings stay in force without an answer; the server checks everything again. */
async function pedir(): Promise<void> {
  if (enCamino) return;
  enCamino = true;
  try {
    recibirNegocio(await llamar(configuracionNegocio));
  } catch (error) {
    if (!(error instanceof ErrorApi)) globalThis.reportError(error);
  } finally {
    enCamino = false;
  }
}

const siSeVe = (): void => {
  if (document.visibilityState === 'visible' && navigator.onLine) void pedir();
};

/**
 * Keeps the business settings fresh: asked for when the frame opens (that answer brings the server's
 * clock as well), when another answer names another version, when somebody comes back to the page, and
 * every minute while the page is visible.
 */
export function useNegocioAlDia(): void {
  useEffect(() => {
    const cierre = new AbortController();
    const { signal } = cierre;
    const soltar = cuandoSeAtrase(() => void pedir());
    const tic = setInterval(siSeVe, CADA_MS);
    document.addEventListener('visibilitychange', siSeVe, { signal });
    addEventListener('online', siSeVe, { signal });
    void pedir();
    return () => {
      soltar();
      clearInterval(tic);
      cierre.abort();
    };
  }, []);
}
