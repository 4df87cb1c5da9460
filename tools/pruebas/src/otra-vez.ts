// A test that was red beside everything else runs again alone, up to twice. Red three times is red; green then is
// unstable: named with what was wrong, and a defect to be looked for, but it keeps no submission out.
import type { Resultado } from './carriles.ts';
import type { Fallida, Recuento } from './recuento.ts';

const VECES = 2;

export type CorrerArchivo = (proyecto: string, archivo: string) => Promise<Recuento>;

const esLaMisma = (una: Fallida, otra: Fallida): boolean =>
  una.proyecto === otra.proyecto && una.archivo === otra.archivo && una.prueba === otra.prueba;

/** The tests, all of one file, that are red each time that the file runs. */
async function siguenRojas(rojas: readonly Fallida[], correr: CorrerArchivo): Promise<readonly Fallida[]> {
  const [{ proyecto, archivo } = {}] = rojas;
  if (proyecto === undefined || archivo === undefined) return rojas;
  let quedan = rojas;
  for (let vez = 0; vez < VECES && quedan.length > 0; vez += 1) {
    const { passed, fallidas } = await correr(proyecto, archivo);
    // A file that does not load has not been green.
    const cargo = passed > 0 && fallidas.every(({ prueba }) => prueba !== undefined);
    if (cargo) quedan = quedan.filter((una) => fallidas.some((otra) => esLaMisma(una, otra)));
  }
  return quedan;
}

async function deUna({ recuento, ...resto }: Resultado, correr: CorrerArchivo): Promise<Resultado> {
  const grupos = Map.groupBy(recuento.fallidas, ({ proyecto, archivo }) => `${proyecto} ${archivo}`);
  const rojas: Fallida[] = [];
  for (const grupo of grupos.values()) rojas.push(...(await siguenRojas(grupo, correr)));
  const inestables = recuento.fallidas
    .filter((fallida) => !rojas.includes(fallida))
    .map(({ dicho }) => dicho);
  const passed = recuento.passed + inestables.length;
  // A failure without a name stays.
  const failed = recuento.failed - inestables.length;
  return { ...resto, recuento: { ...recuento, passed, failed, fallidas: rojas, inestables } };
}

/** Runs after everything else has ended: one file at a time, with the machine for itself. */
export async function otraVez(resultados: readonly Resultado[], correr: CorrerArchivo): Promise<Resultado[]> {
  const despues: Resultado[] = [];
  for (const resultado of resultados) despues.push(await deUna(resultado, correr));
  return despues;
}
