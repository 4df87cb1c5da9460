// The cost of looking every hour for whom the clients of waiting credits may be already.
import { abrirSala } from '@leal/jugador';
import { afterAll, expect, it } from 'vitest';
import { buscarParecidos } from '../../functions/src/use-cases/vistos/buscar-parecidos.ts';
import { mundoDe } from '../setup/mundo-de-sala.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { AHORA } from './oficina.ts';

const sala = await abrirSala('demo-parecidos');
afterAll(() => sala.cerrar());

async function medido() {
  sala.motor.meter.reset();
  const hecho = await buscarParecidos();
  const { reads, writes } = sala.motor.meter.reading();
  return { ...hecho, reads, writes };
}

it('reads of each that waits itself twice, and whoever is alike; what says it already is not written', async () => {
  const mundo = mundoDe(sala, [], () => AHORA);
  const espera = (nombre: string, telefono: string) =>
    creditoDe(nombre, { persona: { telefono }, estado: 'Pendiente' });
  await mundo.cobrador([
    espera('Norma Vela', '6141110001'),
    espera('Ida Mar', '6141110002'),
    espera('Saúl Cruz', '6141110003'),
    creditoDe('Alma Delia Ríos', { persona: { telefono: '6141110003' } }),
  ]);
  // A third time in the transaction that writes, with the search.
  const primera = { igual: 2, cambiado: 1, fallido: 0, reads: 3 * 2 + 1 + (1 + 2), writes: 1 };
  expect(await medido()).toEqual(primera);
  expect(await medido()).toEqual({ igual: 3, cambiado: 0, fallido: 0, reads: 3 * 2 + 1, writes: 0 });
});

it('of a phone that many have, the newest eight are looked at', async () => {
  const mundo = mundoDe(sala, [], () => AHORA);
  const persona = { telefono: '6141110004' };
  const antes = await medido();
  await mundo.cobrador([
    ...'ABCDEFGHIJ'.split('').map((letra) => creditoDe(`Delia ${letra}`, { persona })),
    creditoDe('Zoila Paz', { persona, estado: 'Pendiente' }),
  ]);
  await buscarParecidos();
  expect((await medido()).reads - antes.reads).toBe(1 + 8);
});
