// `npm test`: the stages in order, up to the first red one, and the sum in the last line.
import { ETAPAS } from './etapas.ts';
import { lineaFinal, type Recuento, sumar } from './recuento.ts';

function elegir(argumentos: string[]) {
  const [nombre] = argumentos.filter((uno) => !uno.startsWith('--'));
  const elegidas = ETAPAS.filter((etapa) => !nombre || etapa.nombre === nombre);
  if (elegidas.length > 0) return elegidas;
  console.error(
    `Etapa desconocida: ${nombre ?? ''}. Hay: ${ETAPAS.map((etapa) => etapa.nombre).join(', ')}.`,
  );
  return process.exit(1);
}

const argumentos = process.argv.slice(2);
if (argumentos.includes('--todo')) process.env['LEAL_PRUEBAS'] = 'todo';

const recuentos: Recuento[] = [];
for (const etapa of elegir(argumentos)) {
  const comienzo = performance.now();
  console.log(`\n── ${etapa.nombre}`);
  const recuento = await etapa.correr();
  recuentos.push(recuento);
  const segundos = ((performance.now() - comienzo) / 1000).toFixed(1);
  console.log(`── ${etapa.nombre}: ${recuento.failed === 0 ? 'bien' : 'MAL'} (${segundos} s)`);
  if (recuento.failed > 0) break;
}

const total = sumar(recuentos);
if (total.omitidas.length > 0)
  console.log(`\nOmitidas:\n${total.omitidas.map((una) => `  ${una}`).join('\n')}`);
console.log(`\n${lineaFinal(total)}`);
// The channel to the bootstrap would keep the process alive.
process.exit(total.failed > 0 ? 1 : 0);
