// The meanings of the tiles of the collector's day, where there is room for them.
import { expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { usarNavegador } from '../apoyo/navegador.ts';

const mundo = abrirMundo();
const { abrirComo } = usarEscenas(mundo, usarNavegador());

test('the definition of the first tile stands in the window of a phone', async () => {
  const { pagina } = await abrirComo((await mundo.cobrador()).email);
  await pagina.goto(`${mundo.suite.url}cobrador/dashboard`);
  await pagina.getByRole('button', { name: 'Qué es Recaudado' }).click();
  const definicion = pagina.getByRole('tooltip').getByText(/pagos vigentes de hoy/);
  await definicion.waitFor();
  const aLaVista = () => definicion.evaluate((e) => e.getBoundingClientRect().left >= 0);
  await expect.poll(aLaVista).toBe(true);
});
