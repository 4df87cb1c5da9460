// One port of a bad line: what comes in goes on to a service of the suite, or meets what it is to meet.
import { CABECERA_PETICION } from '@leal/contract';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as esperar } from 'node:timers/promises';

const LOCAL = '127.0.0.1';

/** The fate of one call. */
export type Efecto =
  /** The connection is reset before the server has seen the call. */
  | 'cortar'
  /** Nothing answers and nothing fails; the server has not seen the call. */
  | 'colgar'
  /** The server does it, and its answer is lost: the connection is reset. */
  | 'perder'
  /** The server does it, and its answer never comes. */
  | 'callar'
  /** The server gets it twice; the second answer comes back. */
  | 'repetir'
  | { readonly demora: number }
  /** The call passes once that promise is resolved. */
  | { readonly hasta: Promise<unknown> }
  /** With a body Leal answers so, else somebody on the way, with a page of theirs; the server has not seen the call. */
  | { readonly estado: number; readonly retryAfter?: number; readonly cuerpo?: object };

/** A call as it came, and how often the server has got it. */
export type Paso = {
  readonly metodo: string;
  readonly ruta: string;
  readonly clave: string | undefined;
  veces: number;
  /** The status that the server answered last, whether or not it came back. */
  estado?: number | undefined;
};

export type Puerta = { readonly puerto: number; readonly servidor: Server };

type Opciones = {
  /** The service's own port. */
  readonly destino: number;
  readonly anotar: (paso: Paso) => void;
  readonly efectoDe: (paso: Paso) => Efecto | undefined;
  /** Nothing comes back now, also of what has begun. */
  readonly muda: () => boolean;
  /** The headers of an answer, as the page must read them. */
  readonly vestir: (texto: string) => string;
  /** The origin of a page over the line, as the service knows it. */
  readonly desvestir: (origen: string) => string;
};

type Trabajo = {
  readonly peticion: IncomingMessage;
  readonly respuesta: ServerResponse;
  readonly alServidor: () => Promise<IncomingMessage>;
  readonly opciones: Opciones;
};

/** These headers are about one connection, and this one is another. */
const DE_LA_CONEXION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

async function contestar({ respuesta, opciones }: Trabajo, dicho: IncomingMessage): Promise<void> {
  const { vestir, muda } = opciones;
  if (muda()) return;
  respuesta.statusCode = dicho.statusCode ?? 0;
  for (const [nombre, valores = []] of Object.entries(dicho.headersDistinct))
    if (!DE_LA_CONEXION.has(nombre)) respuesta.setHeader(nombre, valores.map(vestir));
  const mientrasHable = async function* (origen: AsyncIterable<Uint8Array>) {
    for await (const trozo of origen) yield muda() ? await new Promise<never>(() => undefined) : trozo;
  };
  await pipeline(dicho, mientrasHable, respuesta);
}

function fingir({ peticion, respuesta }: Trabajo, efecto: Extract<Efecto, { estado: number }>): void {
  const { estado, retryAfter, cuerpo } = efecto;
  const { origin } = peticion.headers;
  if (origin) respuesta.setHeader('access-control-allow-origin', origin);
  if (retryAfter !== undefined) respuesta.setHeader('retry-after', retryAfter);
  if (cuerpo) respuesta.setHeader(CABECERA_PETICION, 'prueba');
  respuesta.setHeader('content-type', cuerpo ? 'application/json' : 'text/html');
  respuesta.writeHead(estado).end(cuerpo ? JSON.stringify(cuerpo) : '<title>Red pública</title>');
}

const cortar = ({ peticion }: Trabajo): void => void peticion.socket.resetAndDestroy();

/** To its last byte: what is lost was whole. */
const hacer = async ({ alServidor }: Trabajo): Promise<unknown> => buffer(await alServidor());

async function cumplir(trabajo: Trabajo, efecto: Efecto | undefined): Promise<void> {
  if (efecto === 'cortar') return cortar(trabajo);
  if (efecto === 'colgar') return;
  if (efecto === 'perder' || efecto === 'callar') {
    await hacer(trabajo);
    return efecto === 'perder' ? cortar(trabajo) : undefined;
  }
  if (efecto === 'repetir') await hacer(trabajo);
  else if (efecto && 'estado' in efecto) return fingir(trabajo, efecto);
  else if (efecto && 'demora' in efecto) await esperar(efecto.demora);
  else if (efecto) await efecto.hasta;
  await contestar(trabajo, await trabajo.alServidor());
}

function recibir(peticion: IncomingMessage, cuerpo: Buffer, { destino, desvestir }: Opciones) {
  const { method = 'GET', url: path = '/' } = peticion;
  const headers = { ...peticion.headers };
  if (headers.origin !== undefined) headers.origin = desvestir(headers.origin);
  const clave = headers['idempotency-key'];
  const paso: Paso = {
    metodo: method,
    ruta: path,
    clave: typeof clave === 'string' ? clave : undefined,
    veces: 0,
  };
  const alServidor = () =>
    new Promise<IncomingMessage>((resolver, rechazar) => {
      paso.veces += 1;
      // A connection for each: one that the service closes in the same moment would be a fault that nobody ordered.
      const pedido = request({ host: LOCAL, port: destino, agent: false, method, path, headers });
      pedido.once('error', rechazar);
      pedido.once('response', (dicho) => {
        paso.estado = dicho.statusCode;
        resolver(dicho);
      });
      pedido.end(cuerpo);
    });
  return { paso, alServidor };
}

export async function abrirPuerta(opciones: Opciones): Promise<Puerta> {
  const atender = async (peticion: IncomingMessage, respuesta: ServerResponse) => {
    const { paso, alServidor } = recibir(peticion, await buffer(peticion), opciones);
    opciones.anotar(paso);
    await cumplir({ peticion, respuesta, alServidor, opciones }, opciones.efectoDe(paso));
  };
  const servidor = createServer((peticion, respuesta) => {
    // The caller has gone, or the service has: the connection says it.
    atender(peticion, respuesta).catch(() => peticion.socket.destroy());
  });
  // A browser sends again by itself what failed on a connection that it had used before: faults would be unseen.
  servidor.maxRequestsPerSocket = 1;
  await new Promise<void>((resolver) => servidor.listen(0, LOCAL, resolver));
  return { puerto: (servidor.address() as AddressInfo).port, servidor };
}
