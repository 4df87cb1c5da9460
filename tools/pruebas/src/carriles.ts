// Some stages at a time: most of them wait more than they compute, and one alone would leave two cores idle.
import type { Escribir } from './correr-programa.ts';
import type { Etapa } from './etapas.ts';
import { type Recuento, SIN_PRUEBAS } from './recuento.ts';

export interface Resultado {
  nombre: string;
  recuento: Recuento;
  segundos: number;
}

type Decir = (texto: string) => void;

/** One stage, named before and after; what breaks it counts as a failure of its own. */
async function correrUna(etapa: Etapa, decir: Decir, escribir?: Escribir): Promise<Resultado> {
  const comienzo = performance.now();
  const recuento = await etapa.correr(escribir).catch((error: unknown) => {
    decir(`${etapa.nombre}: ${String(error)}`);
    return { ...SIN_PRUEBAS, failed: 1 };
  });
  const segundos = (performance.now() - comienzo) / 1000;
  decir(`── ${etapa.nombre}: ${recuento.failed === 0 ? 'bien' : 'MAL'} (${segundos.toFixed(1)} s)`);
  return { nombre: etapa.nombre, recuento, segundos };
}

/** A stage that runs next to another one prints its output when it ends. */
async function correrAparte(etapa: Etapa, decir: Decir): Promise<Resultado> {
  const trozos: Buffer[] = [];
  const finales: string[] = [];
  const contar = () => {
    const salida = Buffer.concat(trozos).toString('utf8').trimEnd();
    decir([`\n── ${etapa.nombre}`, ...(salida ? [salida] : []), ...finales].join('\n'));
  };
  // A stopped run prints what it has so far.
  process.once('exit', contar);
  const resultado = await correrUna(
    etapa,
    (texto) => finales.push(texto),
    (trozo) => trozos.push(trozo),
  );
  process.off('exit', contar);
  contar();
  return resultado;
}

/** Runs them all, `carriles` at a time, and gives what came of each in the order of the list. */
export async function correrEtapas(
  etapas: readonly Etapa[],
  carriles: number,
  decir: Decir = console.log,
): Promise<Resultado[]> {
  if (etapas.length === 1) {
    decir(`\n── ${etapas[0]!.nombre}`);
    return [await correrUna(etapas[0]!, decir)];
  }
  const resultados: Resultado[] = [];
  const cola = etapas.entries();
  const obrero = async () => {
    for (const [lugar, etapa] of cola) resultados[lugar] = await correrAparte(etapa, decir);
  };
  await Promise.all(Array.from({ length: carriles }, obrero));
  return resultados;
}
