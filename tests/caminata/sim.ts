// `npm run sim -- --semilla S --pasos N`: weeks of whole offices over the real use cases. Each thousand steps are an
// office of its own, `S/1`, `S/2`…, so that the last step costs what the first one did. The rules that must hold are in
// claves.ts, escrito.ts, revisar.ts, caja.ts and recibos.ts. When something does not, it prints the fewest steps that
// still show it, and the command that plays them: `--semilla S/3 --pasos 412 --solo 7,90,412`.
import { parseArgs } from 'node:util';
import { masCorta, ordenDe } from './encoger.ts';
import type { Jugada } from './jugar.ts';
import { abrirOficinas } from './oficina.ts';
import { type Jugado, jugarVarias } from './varias.ts';

const PASOS_POR_OFICINA = 1_000;
/** How often a run says how far it is. */
const AVISOS = 20;

const { values } = parseArgs({
  options: {
    semilla: { type: 'string', default: '1' },
    pasos: { type: 'string', default: '2000' },
    solo: { type: 'string' },
  },
});
const { semilla, solo } = values;
const PASOS = Number(values.pasos);
const EMPEZO = performance.now();
const segundos = (): string => ((performance.now() - EMPEZO) / 1000).toFixed(0);

/** The offices of a run; a seed with a slash is one of them. */
function jugadasDe(): Jugada[] {
  if (semilla.includes('/'))
    return [{ semilla, pasos: PASOS, ...(solo && { solo: new Set(solo.split(',').map(Number)) }) }];
  return Array.from({ length: Math.ceil(PASOS / PASOS_POR_OFICINA) }, (_, i) => ({
    semilla: `${semilla}/${i + 1}`,
    pasos: Math.min(PASOS - i * PASOS_POR_OFICINA, PASOS_POR_OFICINA),
  }));
}

/** The walk with the fewest steps that fails of the same, and how to play it. */
async function explicar({ jugada, fallo: visto }: Jugado): Promise<void> {
  const oficinas = await abrirOficinas();
  const fallo = await masCorta(oficinas, jugada);
  console.log(`\n${fallo?.todo ?? visto?.todo}\n`);
  console.log(fallo ? ordenDe(fallo.jugada) : `It holds when it is played alone: ${ordenDe(jugada)}`);
  await oficinas.cerrar();
}

function contar(jugados: readonly Jugado[]): void {
  const hechos = new Map<string, number>();
  for (const [nombre, veces] of jugados.flatMap((jugado) => [...jugado.hechos]))
    hechos.set(nombre, (hechos.get(nombre) ?? 0) + veces);
  const suma = (valor: (jugado: Jugado) => number) =>
    jugados.reduce((total, jugado) => total + valor(jugado), 0);
  const pasos = suma(({ jugada, fallo }) => fallo?.paso ?? jugada.pasos);
  console.log(
    `${pasos} steps, ${suma((jugado) => jugado.operaciones)} requests, ${suma((jugado) => jugado.dias)} days of ${jugados.length} offices, ${segundos()} s`,
  );
  for (const [nombre, veces] of [...hechos].toSorted(([, a], [, b]) => b - a))
    console.log(`  ${veces} ${nombre}`);
}

const jugados: Jugado[] = [];
const jugadas = jugadasDe();
await jugarVarias(jugadas, (jugado) => {
  const { fallo } = jugado;
  jugados.push(jugado);
  if (fallo) console.log(`${jugado.jugada.semilla}, step ${fallo.paso}: ${fallo.que}`);
  if (jugados.length % Math.ceil(jugadas.length / AVISOS) === 0)
    console.log(`${jugados.length} of ${jugadas.length} offices, ${segundos()} s`);
});
contar(jugados);
const [peor] = jugados
  .filter(({ fallo }) => fallo)
  .toSorted((a, b) => (a.fallo?.paso ?? 0) - (b.fallo?.paso ?? 0));
if (peor) {
  console.log(`${jugados.filter(({ fallo }) => fallo).length} offices failed; the shortest:`);
  await explicar(peor);
} else {
  console.log('Everything held.');
}
process.exit(peor ? 1 : 0);
