// An expense from the collector who asks for it to the manager who decides it.
import { expect, test } from 'vitest';
import { filas, valorDe } from './apoyo/cifras.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { dicho } from './apoyo/dicho.ts';
import { enDuda, perderRespuesta } from './apoyo/duda.ts';
import { usarEscenas } from './apoyo/escena.ts';

const { mundo, abrirEn } = usarEscenas();

test('a collector asks for one; while its answer is lost the screen says that it is unknown, and it is one expense', async () => {
  const cobrador = await mundo.cobrador();
  const { pagina, contexto, consola } = await abrirEn(cobrador.email, 'cobrador/gastos');
  consola.tolerar(FALLO_DE_RED);
  const enviar = pagina.getByRole('button', { name: 'Solicitar Gasto' });
  await pagina.getByLabel('Monto').fill('350.50');
  const motivo = pagina.getByLabel('Motivo');
  await pagina.getByText('Refacción', { exact: true }).click();
  await pagina.getByText('Otro', { exact: true }).click();
  await expect.poll(() => motivo.evaluate((e) => e === document.activeElement)).toBe(true);
  expect(await motivo.inputValue()).toBe('');
  await pagina.getByText('Gasolina', { exact: true }).click();
  const perdida = await perderRespuesta(contexto, '**/gastos/crear');
  await enviar.click();
  await enDuda(pagina, 'el gasto de $350.50').waitFor();
  expect(await pagina.getByLabel('Motivo').inputValue()).toBe('Gasolina');
  perdida.volver();
  await dicho(pagina, 'Gasto enviado. El gerente lo revisará.');
  await expect.poll(() => filas(pagina)).toHaveLength(1);
  expect((await filas(pagina))[0]).toMatch(/^Gasolina .*\$350\.50 .*Pendiente/);
  await expect.poll(() => valorDe(pagina, 'Pendientes')).toBe('1');
  await expect.poll(() => pagina.getByLabel('Monto').inputValue()).toBe('');
});
