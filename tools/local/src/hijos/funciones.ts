// The deployed bundle in one process, as one instance in production: every request of the
// function runs in it, side by side, behind the platform's own body parsing. No emulator flags.
import { createServer, type Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { rechazarComprimido } from '../comprimido.ts';

export interface EncargoFunciones {
  puerto: number;
  proyecto: string;
  entrada: string;
}

export interface Funcion {
  nombre: string;
  region: string;
  horario?: { cron: string; zona: string };
}

interface Endpoint {
  platform?: string;
  region?: string[];
  httpsTrigger?: object;
  callableTrigger?: object;
  scheduleTrigger?: { schedule: string; timeZone?: string | null };
}

type Desplegable = Parameters<typeof http>[1] & { __endpoint?: Endpoint };

function* recorrer(modulo: object, prefijo = ''): Generator<[string, Desplegable, Endpoint]> {
  for (const [clave, valor] of Object.entries(modulo)) {
    const nombre = prefijo + clave;
    const endpoint = (valor as Desplegable | undefined)?.__endpoint;
    if (typeof valor === 'function' && endpoint) yield [nombre, valor as Desplegable, endpoint];
    else if (valor && typeof valor === 'object') yield* recorrer(valor as object, `${nombre}-`);
  }
}

function describir(nombre: string, { region, scheduleTrigger }: Endpoint): Funcion {
  const lugar = Array.isArray(region) ? (region[0] ?? 'us-central1') : 'us-central1';
  if (!scheduleTrigger) return { nombre, region: lugar };
  const zona = typeof scheduleTrigger.timeZone === 'string' ? scheduleTrigger.timeZone : 'UTC';
  return { nombre, region: lugar, horario: { cron: scheduleTrigger.schedule, zona } };
}

const encargo = JSON.parse(process.argv[2] ?? '') as EncargoFunciones;
const servidores = new Map<string, Server>();
const funciones: Funcion[] = [];

for (const [nombre, funcion, endpoint] of recorrer(
  (await import(pathToFileURL(encargo.entrada).href)) as object,
)) {
  if (!endpoint.httpsTrigger && !endpoint.callableTrigger && !endpoint.scheduleTrigger) continue;
  const descripcion = describir(nombre, endpoint);
  http(nombre, funcion);
  servidores.set(`/${encargo.proyecto}/${descripcion.region}/${nombre}`, getTestServer(nombre));
  funciones.push(descripcion);
}

// The same addresses as the official emulator's; the function sees what follows its name.
const puerta = createServer((peticion, respuesta) => {
  const [, prefijo = '', resto = ''] = /^(\/[^/?]+\/[^/?]+\/[^/?]+)(.*)$/.exec(peticion.url ?? '') ?? [];
  const servidor = servidores.get(prefijo);
  if (!servidor) return respuesta.writeHead(404).end('Function not found');
  if (rechazarComprimido(peticion, respuesta)) return undefined;
  peticion.url = resto.startsWith('/') ? resto : `/${resto}`;
  return servidor.emit('request', peticion, respuesta);
});
// Never: a connection that is closed here may have the next call on its way.
puerta.keepAliveTimeout = 0;
puerta.listen(encargo.puerto, '127.0.0.1', () => {
  process.send?.({ funciones });
  // This process will be killed, so it saves its compiled code for the next start itself.
  flushCompileCache();
});

process.on('message', (mensaje: { tipo?: string }) => {
  if (mensaje.tipo !== 'cerrar') return;
  puerta.close(() => process.exit(0));
  puerta.closeIdleConnections();
  setTimeout(() => process.exit(0), 1_000);
});
