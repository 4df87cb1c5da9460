import { reloj } from '@leal/contract';
import { llamar } from './llamar.ts';

/** Every answer carries the server's clock; this asks for one when there is nothing else to ask. */
export async function sincronizarReloj(): Promise<void> {
  await llamar(reloj).catch((error: unknown) => globalThis.reportError(error));
}
