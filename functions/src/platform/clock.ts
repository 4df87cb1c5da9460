import { readFileSync, statSync } from 'node:fs';

export type Reloj = { readonly ahora: () => Date };

const MS_ENTRE_MIRADAS = 50;

/** Honoured only by a project that can never touch the cloud, and only under the emulator. */
const relojSimulado = (entorno: NodeJS.ProcessEnv): string | null =>
  entorno['FIRESTORE_EMULATOR_HOST'] && entorno['GCLOUD_PROJECT']?.startsWith('demo-')
    ? (entorno['LEAL_RELOJ_ARCHIVO'] ?? null)
    : null;

function leerDesfase(archivo: string): number {
  const { desfase_ms } = JSON.parse(readFileSync(archivo, 'utf8')) as { desfase_ms?: unknown };
  return typeof desfase_ms === 'number' && Number.isFinite(desfase_ms) ? desfase_ms : 0;
}

/** The offset that the file holds, looked at again when the file changed. */
function desfaseDe(archivo: string): () => number {
  let miradoEn = Number.NEGATIVE_INFINITY;
  let version = '';
  let desfase = 0;
  return () => {
    if (performance.now() - miradoEn < MS_ENTRE_MIRADAS) return desfase;
    miradoEn = performance.now();
    try {
      const { mtimeMs, ino } = statSync(archivo);
      if (`${mtimeMs}/${ino}` === version) return desfase;
      desfase = leerDesfase(archivo);
      version = `${mtimeMs}/${ino}`;
    } catch {
      // Absent, or caught half written: what was read last stays until the next look.
    }
    return desfase;
  };
}

/** The business clock of this process: the machine's, or the simulated one of a local suite. */
export function crearReloj(entorno: NodeJS.ProcessEnv): Reloj {
  const archivo = relojSimulado(entorno);
  if (archivo === null) return { ahora: () => new Date() };
  const desfase = desfaseDe(archivo);
  return { ahora: () => new Date(new Date().getTime() + desfase()) };
}

export const reloj = crearReloj(process.env);

/** The machine's own time, for what is not business: tokens expire by it, whatever the suite simulates. */
export const instanteReal = (): Date => new Date();

/** The identity service's clock, by which sessions begin: the machine's, unless the service is played (tools/jugador). */
export const relojDeCuentas: Reloj = { ahora: instanteReal };
