import type { avisarErrorWeb, Cuerpo } from '@leal/contract';

type Clase = Cuerpo<typeof avisarErrorWeb>['clase'];

/** The signs of a number that is read out: none sounds or looks like another one. */
const SIGNOS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const nuevoFolio = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => SIGNOS[n % SIGNOS.length]).join('');

const folios = new WeakMap<object, string>();

/**
 * Tells the server's log of an error, once, and gives the id that stands there. The code for that comes now: most pages
 * never need it.
 */
export function avisarFalla(causa: unknown, clase: Clase): string {
  const error = causa instanceof Error ? causa : new Error(String(causa));
  const sabido = folios.get(error);
  if (sabido !== undefined) return sabido;
  const folio = nuevoFolio();
  folios.set(error, folio);
  void import('./enviar-falla.ts')
    .then(({ enviarFalla }) => enviarFalla(folio, clase, error))
    .catch(() => undefined);
  return folio;
}

/** Errors that nobody caught; one of another origin's script has no cause to tell. */
export function oirFallas(): void {
  addEventListener('error', ({ error }: ErrorEvent) => error && void avisarFalla(error, 'pagina'));
  addEventListener('unhandledrejection', ({ reason }) => void avisarFalla(reason, 'promesa'));
}
