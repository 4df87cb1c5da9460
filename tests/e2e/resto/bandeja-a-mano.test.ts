// A manager's inbox by hand, on a suite of its own: a filter that is done, and several that are rejected.
import { expect, test } from 'vitest';
import { envios } from '../apoyo/capas.ts';
import { mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { dialogo, oye, sinDialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, suite, abrirComo, comoGerente } = usarEscenas(ESCRITORIO, await mundoPropio());

test('when the last row of a filter is decided, one touch shows those that wait; a filter that never had one says that nothing was found', async () => {
  const gastos = [{ monto: 5000 as never, motivo: 'Gasolina' }];
  const [{ uid }] = [await mundo.cobrador([], { gastos }), await mundo.cobrador([], { gastos })];
  const { pagina } = await comoGerente(`gerente/bandeja?cobrador=${uid}`);
  const tabla = pagina.getByRole('grid', { name: 'Por decidir' });
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('2');
  // All its columns have room beside the menu.
  expect(await pagina.locator('.tabla-lista-scrollbar-horizontal').count()).toBe(0);
  await pagina.getByLabel('Buscar cliente, cobrador, monto...').fill('nadie asi');
  await pagina.getByText('No se encontraron resultados', { exact: true }).waitFor();
  await pagina.getByLabel('Buscar cliente, cobrador, monto...').fill('');
  await tabla.focus();
  await pagina.keyboard.press('a');
  await dialogo(pagina).getByText('¿Aprobar el gasto', { exact: false }).waitFor();
  await oye(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Aprobar' }).click();
  await pagina.getByText('Todo lo filtrado está decidido', { exact: true }).waitFor();
  await sinDialogo(pagina);
  await pagina.getByRole('button', { name: /^Ver la( que espera|s \d+ que esperan)$/ }).click();
  await tabla.waitFor();
  expect(new URL(pagina.url()).search).toBe('');
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.role)).toBe('grid');
});

test('the question about several rejections says that nothing of it will be done, and keeps its reason for the same ones', async () => {
  const gastos = [5000, 7000].map((monto) => ({ monto: monto as never, motivo: 'Gasolina' }));
  const { uid } = await mundo.cobrador([], { gastos });
  const { pagina } = await abrirComo('gerente@leal.demo');
  const enviados = envios(pagina);
  await pagina.goto(`${suite.url}gerente/bandeja?cobrador=${uid}`);
  const tabla = pagina.getByRole('grid', { name: 'Por decidir' });
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('3');
  const motivo = dialogo(pagina).getByLabel('Motivo para todas');
  const rechazar = async (...teclas: string[]) => {
    await tabla.focus();
    for (const tecla of [...teclas, 'r']) await pagina.keyboard.press(tecla);
    await dialogo(pagina).getByText('No se hará: Gastos $120.00', { exact: true }).waitFor();
    await oye(pagina);
  };
  await rechazar(' ', 'ArrowDown', ' ');
  await motivo.fill('Sin nota');
  await cerrarDialogo(pagina);
  await rechazar();
  await dialogo(pagina).getByText('Recuperamos lo que habías escrito.').waitFor();
  expect(await motivo.inputValue()).toBe('Sin nota');
  expect(enviados).toEqual([]);

  // One request alone gets another question.
  await cerrarDialogo(pagina);
  await tabla.focus();
  for (const tecla of [' ', 'r']) await pagina.keyboard.press(tecla);
  await dialogo(pagina).getByRole('textbox').waitFor();
  expect(await dialogo(pagina).getByRole('textbox').inputValue()).toBe('');
});
