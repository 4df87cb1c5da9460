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

interface ConfiguracionFirebase {
  hosting: { public: string; rewrites: Reescritura[]; headers?: object[]; redirects?: object[] };
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
    if (!nombre || desplegadas.some((una) => una.nombre === nombre && una.region === region)) continue;
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

/** Hosting from firebase.json: files, redirects, headers, and rewrites to the functions' port. */
export function crearHosting(raiz: string, puertoFunciones: number): Atender {
  // A CommonJS default export, which Node and test runners unwrap differently; `require` does not.
  const { default: crear } = createRequire(import.meta.url)('superstatic') as { default: Superstatic };
  const aFuncion = (reescritura: Reescritura) => {
    const { nombre, region } = destinoDe(reescritura);
    const prefijo = `/${PROYECTO}/${region}/${nombre}`;
    return Promise.resolve((peticion: IncomingMessage, respuesta: ServerResponse) =>
      pasar(peticion, respuesta, {
        puerto: puertoFunciones,
        prefijo,
        comoHosting: true,
      }),
    );
  };
  const atender = crear({
    config: leerFirebaseJson(raiz).hosting,
    cwd: raiz,
    stack: 'strict',
    compression: true,
    fallthrough: false,
    rewriters: { function: aFuncion },
  });
  return (peticion, respuesta) =>
    atender(peticion, respuesta, () =>
      respuesta.writeHead(404, { 'content-type': 'text/plain' }).end('Not found'),
    );
}
