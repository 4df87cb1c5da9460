import { join } from 'node:path';
import { LOCAL, type Puertos } from './puertos.ts';

/** A `demo-` project can never touch the cloud. */
export const PROYECTO = 'demo-leal';

const AJENAS = [
  'FUNCTIONS_EMULATOR',
  'FIREBASE_DEBUG_MODE',
  'FIREBASE_DEBUG_FEATURES',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'FIREBASE_TOKEN',
  'NODE_V8_COVERAGE',
  'NODE_OPTIONS',
  'VITEST',
];

/** The environment of every child: the caller's without what would change its behaviour. */
export function entornoLimpio(raiz: string): NodeJS.ProcessEnv {
  const entorno: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  for (const nombre of AJENAS) delete entorno[nombre];
  entorno['NODE_COMPILE_CACHE'] = join(raiz, '.cache', 'compilado');
  entorno['METADATA_SERVER_DETECTION'] = 'none';
  return entorno;
}

/** The origins of the suite's pages: under both names of this machine. */
export const origenesDe = ({ hosting }: Puertos): string[] =>
  [LOCAL, 'localhost'].map((nombre) => `http://${nombre}:${hosting}`);

/** The variable that says a job where the suite's own door is: its clock. */
export const FRENTE = 'LEAL_FRENTE';

/** The SDKs' own switches towards the local suite, and the clock's file. */
export function entornoDeFunciones(raiz: string, puertos: Puertos, reloj: string): NodeJS.ProcessEnv {
  return {
    ...entornoLimpio(raiz),
    GCLOUD_PROJECT: PROYECTO,
    GOOGLE_CLOUD_PROJECT: PROYECTO,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROYECTO }),
    FIRESTORE_EMULATOR_HOST: `${LOCAL}:${puertos.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${LOCAL}:${puertos.auth}`,
    LEAL_RELOJ_ARCHIVO: reloj,
  };
}
