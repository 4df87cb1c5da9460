// `npm run oraculos -- --oficinas 500 --desde 0`: so many random offices of four collectors, each after weeks or months of its life, by
// all oracles (oraculos.ts). It prints how much was compared, and each difference with the command that shows it alone; with one it ends
// with 1. Ten offices are one life, looked at ten times; lives are played in as many processes as there are cores.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { comparar, type Comparada } from './oraculos.ts';
import { MIRADAS } from './oficina.ts';
import { abrirPantallas } from './pantallas.ts';

const OBRERO = 'obrero';
/** How often a run says how far it is. */
const AVISOS = 10;

/** A process compares the offices of a life that it is told, one after the other. */
async function obrar(): Promise<void> {
  const puerta = await abrirPantallas();
  process.on('disconnect', () => process.exit());
  process.on('message', (numeros: readonly number[]) => {
    void (async () => {
      const comparadas: Comparada[] = [];
      for (const numero of numeros) comparadas.push(await comparar(puerta, numero));
      process.send?.(comparadas);
    })();
  });
}

/** `fin`: its end, which answers instead. */
async function pedir(
  obrero: ChildProcess,
  numeros: readonly number[],
  fin: Promise<unknown[]>,
): Promise<readonly Comparada[]> {
  obrero.send(numeros);
  const [dicho] = (await Promise.race([once(obrero, 'message'), fin])) as [readonly Comparada[] | number];
  if (!Array.isArray(dicho)) throw new Error(`The process of offices ${numeros.join(', ')} ended`);
  return dicho;
}

async function repartir(): Promise<void> {
  const { values } = parseArgs({
    options: { oficinas: { type: 'string', default: '40' }, desde: { type: 'string', default: '0' } },
  });
  const [desde, cuantas] = [Number(values.desde), Number(values.oficinas)];
  const empezo = performance.now();
  const segundos = (): string => ((performance.now() - empezo) / 1000).toFixed(0);
  const numeros = Array.from({ length: cuantas }, (_, i) => desde + i);
  const vidas = [...Map.groupBy(numeros, (numero) => Math.floor(numero / MIRADAS)).values()];
  const hechas: Comparada[] = [];
  const faltan = vidas.values();
  let acabadas = 0;
  const trabajar = async (): Promise<void> => {
    const obrero = fork(import.meta.filename, [OBRERO], { serialization: 'advanced' });
    const fin = once(obrero, 'exit');
    for (const vida of faltan) {
      const comparadas = await pedir(obrero, vida, fin);
      hechas.push(...comparadas);
      acabadas += 1;
      for (const { numero, diferencias } of comparadas)
        for (const { oraculo, que } of diferencias)
          console.log(
            `Office ${numero}, ${oraculo}: ${que}\n  LEAL_CARTERAS=${numero} npx vitest run --project sala tests/cifras/oraculos`,
          );
      if (acabadas % Math.ceil(vidas.length / AVISOS) === 0)
        console.log(`${hechas.length} of ${cuantas} offices, ${segundos()} s`);
    }
    obrero.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), vidas.length) }, trabajar));
  const suma = (valor: (comparada: Comparada) => number) => hechas.reduce((n, una) => n + valor(una), 0);
  const diferencias = suma((una) => una.diferencias.length);
  const cuanto = [
    `${hechas.length} offices`,
    `${suma(({ cobradores }) => cobradores)} portfolios`,
    `${suma(({ creditos }) => creditos)} loans`,
    `${suma(({ renglones }) => renglones)} rows`,
    `${suma(({ fotos }) => fotos)} weekly pictures`,
  ];
  console.log(`${cuanto.join(', ')}, ${segundos()} s: ${diferencias} differences.`);
  process.exit(diferencias === 0 ? 0 : 1);
}

await (process.argv[2] === OBRERO ? obrar() : repartir());
