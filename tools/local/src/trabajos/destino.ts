import { join, resolve } from 'node:path';
import { puertosEnUso } from '../carpeta-datos.ts';
import { entornoDeFunciones, FRENTE } from '../entorno.ts';
import { ErrorLocal } from '../error-local.ts';
import { LOCAL } from '../puertos.ts';

/** A project in the cloud: the credentials are those of the machine, as with every tool of Google's. */
function entornoDeProyecto(proyecto: string): NodeJS.ProcessEnv {
  if (proyecto.startsWith('demo-'))
    throw new ErrorLocal(`"${proyecto}" es un proyecto de prueba; sin --proyecto se usa la copia local.`);
  return { GCLOUD_PROJECT: proyecto, GOOGLE_CLOUD_PROJECT: proyecto, FIRESTORE_EMULATOR_HOST: undefined };
}

function entornoLocal(raiz: string): NodeJS.ProcessEnv {
  const datos = resolve(raiz, process.env['LEAL_DATOS'] || '.leal');
  const puertos = puertosEnUso(datos);
  if (puertos)
    return {
      ...entornoDeFunciones(raiz, puertos, join(datos, 'reloj.json')),
      [FRENTE]: `http://${LOCAL}:${puertos.hosting}`,
    };
  throw new ErrorLocal(
    `No hay una copia de Leal en marcha sobre ${datos}; ábrela con npm start, o di --proyecto con el de la nube.`,
  );
}

/**
 * Tells the server's code, which is loaded after this, where to work: the local suite that runs on
 * LEAL_DATOS, with its clock, or the cloud project that was named.
 */
export function elegirDestino(raiz: string, proyecto = process.env['LEAL_PROYECTO']): void {
  const entorno = proyecto ? entornoDeProyecto(proyecto) : entornoLocal(raiz);
  for (const [nombre, valor] of Object.entries(entorno)) {
    if (valor === undefined) delete process.env[nombre];
    else process.env[nombre] = valor;
  }
}
