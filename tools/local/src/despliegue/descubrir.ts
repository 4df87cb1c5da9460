// The functions as the deployment will find them: by firebase-tools' own discovery, with the settings of that project.
import { join } from 'node:path';
import { CALLABLES, RUTA_CALLABLES } from '@leal/contract';
import { comoFrase } from '../error-local.ts';
import { comprobarReescrituras, leerFirebaseJson } from '../hosting.ts';
import { type Funcion, parte } from './firebase-tools.ts';
import type { Envio, Revision } from './revision.ts';

const PROYECTO_DE_ENSAYO = 'demo-leal';

export async function descubrirFunciones({ raiz, proyecto = PROYECTO_DE_ENSAYO }: Envio): Promise<Funcion[]> {
  // The manifest by a file and not by a port; a busy machine may take longer than the ten seconds of firebase-tools.
  process.env['FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH'] ??= 'true';
  process.env['FUNCTIONS_DISCOVERY_TIMEOUT'] ??= '60';
  const { getRuntimeDelegate } = parte('deploy/functions/runtimes');
  const { loadUserEnvs } = parte('functions/env');
  const functionsSource = join(raiz, 'functions');
  const [{ runtime } = {}] = (leerFirebaseJson(raiz).functions ?? []) as { runtime?: string }[];
  const lugar = { projectId: proyecto, projectDir: raiz, sourceDir: functionsSource, runtime };
  const delegado = await getRuntimeDelegate(lugar);
  await delegado.validate();
  const propios = loadUserEnvs({ functionsSource, projectDir: raiz, projectId: proyecto });
  const env = {
    ...propios,
    GCLOUD_PROJECT: proyecto,
    FIREBASE_CONFIG: JSON.stringify({ projectId: proyecto }),
  };
  const { endpoints } = await delegado.discoverBuild({}, env);
  return Object.entries(endpoints).flatMap(([id, { region = [], ...resto }]) =>
    region.map((unaRegion) => ({ ...resto, id, region: unaRegion })),
  );
}

/** A page calls each of them on its own origin: without its rewrite it would get the page back. */
function callablesSinCamino(raiz: string): string[] {
  const caminos = new Set(leerFirebaseJson(raiz).hosting.rewrites.map(({ source }) => source));
  return Object.keys(CALLABLES)
    .filter((nombre) => !caminos.has(`${RUTA_CALLABLES}/${nombre}`))
    .map((nombre) => `firebase.json no lleva ${RUTA_CALLABLES}/${nombre} a su función`);
}

export const funciones: Revision = {
  nombre: 'funciones',
  revisar: async (envio) => {
    const encontradas = await descubrirFunciones(envio).catch((error: unknown) => String(error));
    if (typeof encontradas === 'string') return [`no se descubren: ${encontradas}`];
    if (encontradas.length === 0) return ['functions/lib/index.js no exporta ninguna'];
    const desplegadas = encontradas.map(({ id, region }) => ({ nombre: id, region }));
    try {
      comprobarReescrituras(envio.raiz, desplegadas);
    } catch (error) {
      return [comoFrase(error) ?? String(error)];
    }
    return callablesSinCamino(envio.raiz);
  },
};
