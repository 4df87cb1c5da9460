import type { avisarErrorWeb, Cuerpo } from '@leal/contract';
import { matchPath } from 'react-router-dom';
import { obtenerToken } from '../lib/credencial.ts';
import { conPlazo } from '../lib/plazo.ts';
import { RUTAS } from './rutas/rutas.ts';

type Aviso = Cuerpo<typeof avisarErrorWeb>;

/** A page that fails at every key would fill the log. */
const MAXIMAS = 5;
/** The time that a token may take: a person who is about to leave the page tells the failure first. */
const PLAZO_TOKEN_MS = 500;
const MENSAJE = 300;
const PILA = 2000;

let enviadas = 0;

/** The route as it is declared: the address holds names and ids. */
function rutaDeAqui(): string {
  const camino = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  if (camino === '/') return camino;
  return RUTAS.find(({ camino: patron }) => matchPath(patron, camino))?.camino ?? '/otra';
}

const MARCO = /:\d+:\d+\)?$/;
const marcosDe = (pila = ''): string[] => pila.split('\n').filter((linea) => MARCO.test(linea));

/** A call that failed or a wait that ended: its person was told in its own words. */
const DICHOS = new Set(['ErrorApi', 'FueraDePlazo', 'AbortError']);

/** An extension's errors are not ours. */
const esNuestra = ({ name }: Error, marcos: readonly string[]): boolean =>
  !DICHOS.has(name) && marcos.some((marco) => marco.includes(location.origin));

/**
 * Sends it neither through the outbox nor by `llamar`: what failed may be what they need. An error that cannot be told
 * now is not worth keeping.
 */
export async function enviarFalla(folio: string, clase: Aviso['clase'], error: Error): Promise<void> {
  const marcos = marcosDe(error.stack);
  if (enviadas >= MAXIMAS || (clase !== 'codigo' && !esNuestra(error, marcos))) return;
  enviadas += 1;
  const aviso: Aviso = {
    folio,
    clase,
    ruta: rutaDeAqui(),
    version: import.meta.env.VITE_VERSION,
    mensaje: `${error.name}: ${error.message}`.slice(0, MENSAJE),
    pila: marcos.join('\n').slice(0, PILA),
  };
  // The person, where known: the limit of those who sign in is their own.
  const token = await conPlazo(() => obtenerToken(false), { ms: PLAZO_TOKEN_MS }).catch(() => null);
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  await fetch('/leal-api/errores', { method: 'POST', headers, body: JSON.stringify(aviso), keepalive: true });
}
