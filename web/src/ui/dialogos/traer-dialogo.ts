import { MENSAJE_SIN_CONEXION } from '../../lib/api/error-api.ts';
import { conPlazo } from '../../lib/plazo.ts';
import { esperarCampo, olvidarCampo } from '../capas/adelanto.ts';
import { anunciar } from '../anunciar.tsx';

/** One at a time: two taps while the code is on its way open one dialog. */
let enCamino = false;

/**
 * Fetches a dialog's code when somebody asks for it, so that no screen's first load carries it, and
 * opens it. When the line is down a message says so; the screen stays. `seEscribe`: what is typed meanwhile is for its
 * field, which says when it is there (`escribirLoAdelantado`).
 */
export async function traerDialogo<T>(
  traer: () => Promise<T>,
  abrir: (modulo: T) => void,
  { seEscribe = false } = {},
): Promise<void> {
  if (enCamino) return;
  enCamino = true;
  if (seEscribe) esperarCampo();
  try {
    abrir(await conPlazo(traer));
  } catch (error) {
    olvidarCampo();
    globalThis.reportError(error);
    anunciar.error(MENSAJE_SIN_CONEXION);
  } finally {
    enCamino = false;
  }
}
