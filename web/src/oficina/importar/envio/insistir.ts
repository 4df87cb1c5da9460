import { ErrorApi, esPasajero } from '../../../lib/api/error-api.ts';

const INTENTOS = 6;
const PRIMERA_ESPERA_MS = 1_000;

const dormir = (ms: number): Promise<void> => new Promise((resolver) => setTimeout(resolver, ms));

const esperaDe = (error: unknown, intento: number): number | null => {
  if (error instanceof ErrorApi && error.codigo === 'DEMASIADAS_SOLICITUDES')
    return error.espera_ms ?? PRIMERA_ESPERA_MS;
  return esPasajero(error) ? PRIMERA_ESPERA_MS * 2 ** intento : null;
};

/** Once more after what passes: a bad line, a busy server. What is sent here is done once however often it comes. */
export async function insistir<T>(hacer: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let intento = 0; ; intento += 1) {
    signal.throwIfAborted();
    try {
      // oxlint-disable-next-line no-await-in-loop -- the same one again
      return await hacer();
    } catch (error) {
      const ms = esperaDe(error, intento);
      if (ms === null || intento + 1 === INTENTOS || signal.aborted) throw error;
      // oxlint-disable-next-line no-await-in-loop -- one pause after the other
      await dormir(ms);
    }
  }
}
