// The meanings of the tiles of the collector's day, where there is room for them.
import { expect, test } from 'vitest';
import { usarEscenas } from '../apoyo/escena.ts';

const { mundo, abrirEn } = usarEscenas();

test('the definition of the first tile stands in the window of a phone', async () => {
  const { pagina } = await abrirEn((await mundo.cobrador()).email, 'cobrador/dashboard');
  await pagina.getByRole('button', { name: 'Qué es Recaudado' }).click();
  const definicion = pagina.getByRole('tooltip').getByText(/pagos vigentes de hoy/);
  await definicion.waitFor();
  const aLaVista = () => definicion.evaluate((e) => e.getBoundingClientRect().left >= 0);
  await expect.poll(aLaVista).toBe(true);
});
