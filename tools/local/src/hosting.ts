import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PROYECTO } from './entorno.ts';
import { ErrorLocal } from './error-local.ts';
import { pasar } from './proxy.ts';

export type Atender = (peticion: IncomingMessage, respuesta: ServerResponse) => void;

interface Reescritura {
  source: string;
  function?: string | { functionId: string; region?: string };
}

interface Encabezados {
  source: string;
  headers: { key: string; value: string }[];
}

interface ConfiguracionFirebase {
  hosting: { public: string; rewrites: Reescritura[]; headers?: Encabezados[]; redirects?: object[] };
  functions?: object[];
}

type Superstatic = (
  opciones: object,
) => (peticion: IncomingMessage, respuesta: ServerResponse, siguiente: () => void) => void;

export function leerFirebaseJson(raiz: string): ConfiguracionFirebase {
  try {
    return JSON.parse(readFileSync(join(raiz, 'firebase.json'), 'utf8')) as ConfiguracionFirebase;
  } catch (error) {
    throw new ErrorLocal(`firebase.json no se puede leer: ${(error as Error).message}`);
  }
}

/** The platform serves a function only where it is deployed; a wrong region must fail here too. */
export function comprobarReescrituras(
  raiz: string,
  desplegadas: readonly { nombre: string; region: string }[],
): void {
  for (const reescritura of leerFirebaseJson(raiz).hosting.rewrites) {
    const { nombre, region } = destinoDe(reescritura);
    if (!nombre || desplegadas.some((funcion) => funcion.nombre === nombre && funcion.region === region))
      continue;
    throw new ErrorLocal(
      `firebase.json manda ${reescritura.source} a "${nombre}" en ${region}, y functions no la exporta ahí.`,
    );
  }
}

function destinoDe({ function: destino }: Reescritura): { nombre?: string; region: string } {
  if (typeof destino === 'string') return { nombre: destino, region: 'us-central1' };
  return destino
    ? { nombre: destino.functionId, region: destino.region ?? 'us-central1' }
    : { region: 'us-central1' };
}

/** The answer gets these headers as it is written, if `toca` says so: put in before superstatic's own, and so run after it. */
function alEscribir(
  respuesta: ServerResponse,
  encabezados: readonly Encabezados[],
  toca: (estado: number) => boolean,
): void {
  const escribir = respuesta.writeHead.bind(respuesta) as (...partes: unknown[]) => ServerResponse;
  respuesta.writeHead = (...partes: unknown[]) => {
    const suyos = toca(Number(partes[0])) ? encabezados.flatMap(({ headers }) => headers) : [];
    for (const { key, value } of suyos) respuesta.setHeader(key, value);
    return escribir(...partes);
  };
}

/**
 * The answer when there is no such file: a 404 with the headers of Hosting's error page. Superstatic would send those
 * of the address that was asked for, and a file that is missing would be kept as long as one that is there.
 */
function noEncontrado(respuesta: ServerResponse, encabezados: readonly Encabezados[]): () => void {
  let falta = false;
  const delError = encabezados.filter(({ source }) => source === '/404.html');
  alEscribir(respuesta, delError, () => falta);
  return () => {
    falta = true;
    respuesta.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  };
}

/** A redirect carries what every address does, as from Hosting; superstatic answers it before it comes to headers. */
function vestirDesvio(respuesta: ServerResponse, encabezados: readonly Encabezados[]): void {
  const deTodas = encabezados.filter(({ source }) => source === '**');
  alEscribir(respuesta, deTodas, (estado) => estado >= 300 && estado < 400);
}

/** Hosting from firebase.json: files, redirects, headers, and rewrites to the functions' port. */
export function crearHosting(raiz: string, puertoFunciones: number): Atender {
  // A CommonJS default export, which Node and test runners unwrap differently; `require` does not.
  const { default: crear } = createRequire(import.meta.url)('superstatic') as { default: Superstatic };
  const aFuncion = (reescritura: Reescritura) => {
    const { nombre, region } = destinoDe(reescritura);
    const prefijo = `/${PROYECTO}/${region}/${nombre}`;
    return Promise.resolve((peticion: IncomingMessage, respuesta: ServerResponse) =>
      pasar(peticion, respuesta, { puerto: puertoFunciones, prefijo, comoHosting: true }),
    );
  };
  const { hosting } = leerFirebaseJson(raiz);
  // Superstatic writes its own form into what it is given.
  const encabezados = structuredClone(hosting.headers ?? []);
  const atender = crear({
    config: hosting,
    cwd: raiz,
    stack: 'strict',
    compression: true,
    fallthrough: false,
    rewriters: { function: aFuncion },
  });
  return (peticion, respuesta) => {
    vestirDesvio(respuesta, encabezados);
    atender(peticion, respuesta, noEncontrado(respuesta, encabezados));
  };
}
