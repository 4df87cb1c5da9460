import { leerLectura, suscribirRegistros } from '../../lib/salida/salida.ts';

/** A client waits for the receipt. */
const PACIENCIA_MS = 1_000;

/** The phone's storage was read, or takes too long: before that it knows of no receipt that it gave. */
export function salidaLeida(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mirar = () => leerLectura() !== 'leyendo' && resolve();
  const dejar = suscribirRegistros(mirar);
  const reloj = setTimeout(resolve, PACIENCIA_MS);
  mirar();
  return promise.finally(() => {
    dejar();
    clearTimeout(reloj);
  });
}
