// `npm run oraculos -- --oficinas 500 --desde 0`: so many random offices of four collectors, each after weeks or months of its life, by
// all oracles (oraculos.ts). It prints how much was compared, and each difference with the command that shows it alone; with one it ends
// with 1. Ten offices are one life, looked at ten times; lives are played in as many processes as there are cores.
import { parseArgs } from 'node:util';
import { obrar, repartir } from '../caminata/obreros.ts';
import { comparar, type Comparada } from './oraculos.ts';
import { MIRADAS } from './oficina.ts';
import { abrirPantallas } from './pantallas.ts';

const OBRERO = 'obrero';
/** How often a run says how far it is. */
const AVISOS = 10;

/** A process compares the offices of a life that it is told, one after the other. */
async function compararVidas(): Promise<void> {
  const puerta = await abrirPantallas();
  obrar(async (numeros: readonly number[]) => {
    const comparadas: Comparada[] = [];
    for (const numero of numeros) comparadas.push(await comparar(puerta, numero));
    return comparadas;
  });
}

async function correr(): Promise<void> {
  const { values } = parseArgs({
    options: { oficinas: { type: 'string', default: '40' }, desde: { type: 'string', default: '0' } },
  });
  const [desde, cuantas] = [Number(values.desde), Number(values.oficinas)];
  const empezo = performance.now();
  const segundos = (): string => ((performance.now() - empezo) / 1000).toFixed(0);
  const numeros = Array.from({ length: cuantas }, (_, i) => desde + i);
  const vidas = [...Map.groupBy(numeros, (numero) => Math.floor(numero / MIRADAS)).values()];
  const hechas: Comparada[] = [];
  let acabadas = 0;
  const alAcabar = (comparadas: readonly Comparada[]): void => {
    hechas.push(...comparadas);
    acabadas += 1;
    for (const { numero, diferencias } of comparadas)
      for (const { oraculo, que } of diferencias)
        console.log(
          `Office ${numero}, ${oraculo}: ${que}\n  LEAL_CARTERAS=${numero} npx vitest run --project sala tests/cifras/oraculos`,
        );
    if (acabadas % Math.ceil(vidas.length / AVISOS) === 0)
      console.log(`${hechas.length} of ${cuantas} offices, ${segundos()} s`);
  };
  await repartir(import.meta.filename, vidas, alAcabar, [OBRERO]);
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

await (process.argv[2] === OBRERO ? compararVidas() : correr());
