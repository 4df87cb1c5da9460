import { aInstanteIso } from '@leal/domain';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as esperar } from 'node:timers/promises';
import { rechazarComprimido } from './comprimido.ts';
import { GUION_FRANJA, RUTA_FRANJA } from './franja.ts';
import type { Atender } from './hosting.ts';
import { configuracionWeb, vestirPaginas } from './pagina.ts';
import { LOCAL, type Puertos } from './puertos.ts';
import { INSTANTES, leerInstante } from './reloj.ts';
import type { RelojVivo } from './reloj-vivo.ts';

export interface OpcionesFrente {
  puertos: Puertos;
  reloj: RelojVivo;
  /** Hosting: superstatic, the official emulator behind a proxy, or Vite. */
  atender: Atender;
  /** Tells the schedules that the clock has jumped. */
  alMoverReloj?: (() => void) | undefined;
}

// The functions look at the clock's file every 50 ms at most: once this has passed, all have seen it.
const MIRADA_MS = 60;

function contestar(respuesta: ServerResponse, estado: number, cuerpo: object): void {
  respuesta.writeHead(estado, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  respuesta.end(JSON.stringify(cuerpo));
}

const rechazar = (respuesta: ServerResponse, estado: number, code: string, message: string): void =>
  contestar(respuesta, estado, { code, message });

const DE_AQUI = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A page of this suite, or no page at all: any other that is open in the browser may send, too. */
function esDeAqui({ headers: { origin, host = '' } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  return origin === `http://${host}` && URL.canParse(origin) && DE_AQUI.has(new URL(origin).hostname);
}

async function atenderReloj(
  peticion: IncomingMessage,
  respuesta: ServerResponse,
  { reloj, alMoverReloj }: OpcionesFrente,
): Promise<void> {
  if (peticion.method === 'GET') return contestar(respuesta, 200, { ahora: reloj.ahora().toISOString() });
  if (peticion.method !== 'POST') return rechazar(respuesta, 405, 'METODO_NO_PERMITIDO', 'Usa GET o POST.');
  if (!esDeAqui(peticion)) {
    const message = 'El reloj local solo se mueve desde esta misma máquina y esta misma página.';
    return rechazar(respuesta, 403, 'PROHIBIDO', message);
  }
  const cuerpo = (await json(peticion).catch(() => undefined)) as { ahora?: unknown } | null | undefined;
  const destino = leerInstante(cuerpo?.ahora);
  if (!destino) return rechazar(respuesta, 400, 'DATOS_INVALIDOS', `Se espera {"ahora": ${INSTANTES}}.`);
  if (!reloj.mover(destino))
    return rechazar(respuesta, 409, 'RELOJ_ATRAS', 'El reloj no puede volver atrás; usa --limpio.');
  await esperar(MIRADA_MS);
  respuesta.setHeader('x-leal-ahora', aInstanteIso(reloj.ahora()));
  contestar(respuesta, 200, { ahora: reloj.ahora().toISOString() });
  alMoverReloj?.();
}

/** Hosting refuses an address that it cannot decode; superstatic would crash on it. */
function esLegible(direccion: string): boolean {
  try {
    decodeURI(direccion);
    return true;
  } catch {
    return false;
  }
}

function atenderUna(peticion: IncomingMessage, respuesta: ServerResponse, opciones: OpcionesFrente): void {
  const ruta = (peticion.url ?? '/').split('?', 1)[0] ?? '/';
  if (!esLegible(peticion.url ?? '/'))
    return rechazar(respuesta, 400, 'DATOS_INVALIDOS', 'La dirección no es válida.');
  if (ruta.startsWith('/leal-api/'))
    respuesta.setHeader('x-leal-ahora', aInstanteIso(opciones.reloj.ahora()));
  // The check is made here too: nothing else of ours stands before the official emulator's functions.
  if (rechazarComprimido(peticion, respuesta)) return;
  if (ruta === '/leal-api/_local/reloj') {
    void atenderReloj(peticion, respuesta, opciones).catch(() => respuesta.destroy());
    return;
  }
  if (ruta === '/__/firebase/init.json') return contestar(respuesta, 200, configuracionWeb());
  if (ruta === RUTA_FRANJA) {
    respuesta.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
    respuesta.end(GUION_FRANJA);
    return;
  }
  if (!ruta.startsWith('/leal-api/')) vestirPaginas(peticion, respuesta, opciones.puertos);
  opciones.atender(peticion, respuesta);
}

/** The suite's own door, in front of whatever plays Hosting. */
export function crearFrente(opciones: OpcionesFrente): Server {
  const servidor = createServer((peticion, respuesta) => atenderUna(peticion, respuesta, opciones));
  servidor.keepAliveTimeout = 60_000;
  return servidor;
}

export function escuchar(servidor: Server, puerto: number): Promise<void> {
  return new Promise((resolver, rechazar) => {
    servidor.once('error', rechazar);
    servidor.listen(puerto, LOCAL, () => resolver());
  });
}
