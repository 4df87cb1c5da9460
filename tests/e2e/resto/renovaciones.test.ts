// A collector asks for a renewal.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pagado } from '../../setup/pagado.ts';
import { dicho } from '../apoyo/dicho.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { dialogo, tarjeta } from '../apoyo/ruta.ts';

const { mundo, abrirEn } = usarEscenas();
const ANA = pagado(2880, { persona: { nombre: 'Ana López' } });

const dice = (pagina: Page, texto: string) => dialogo(pagina).getByText(texto, { exact: true }).waitFor();

test('a collector asks for it, and the card then says that it waits', async () => {
  const cobrador = await mundo.cobrador([ANA]);
  const { pagina } = await abrirEn(cobrador.email, 'cobrador/renovaciones');
  const boton = tarjeta(pagina, 'Ana López').getByRole('button', { name: /^Solicitar Renovación/ });
  await boton.click();
  await dialogo(pagina).getByLabel('Monto solicitado').fill('4000');
  await dialogo(pagina).getByText('40 días').click();
  await dice(pagina, '$3,280.00');
  await dialogo(pagina).getByRole('button', { name: 'Enviar solicitud' }).click();
  await dicho(pagina, 'Solicitud de renovación enviada correctamente');
  await tarjeta(pagina, 'Ana López').getByText('PENDIENTE', { exact: true }).waitFor();
  expect(await boton.count()).toBe(0);
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.textContent)).toBe('Ana López');
  await pagina.getByRole('link', { name: 'Ir al Dashboard' }).click();
  await pagina.waitForURL('**/cobrador/dashboard');
});
