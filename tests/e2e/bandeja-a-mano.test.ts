// A manager's inbox by hand, on a suite of its own: letters typed at once, and a filter that is done.
import { expect, test } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { envios } from './apoyo/capas.ts';
import { detener } from './apoyo/duda.ts';
import { mundoPropio, usarEscenas } from './apoyo/escena.ts';
import { cerrarDialogo } from './apoyo/ir.ts';
import { revisar } from './apoyo/revisar.ts';
import { dialogo, oye, sinDialogo } from './apoyo/ruta.ts';
import { ESCRITORIO } from './apoyo/tamanos.ts';

const { mundo, suite, abrirComo } = usarEscenas(ESCRITORIO, await mundoPropio());

test('what one types right after the key that opens a question or the search is written; a key held from before is not, and an early Enter sends nothing', async () => {
  const { uid } = await mundo.cobrador([], { gastos: [{ monto: 5000 as never, motivo: 'Gasolina' }] });
  // The search comes after the first screen: here it waits until somebody has typed.
  const buscador = /\/assets\/DialogoBuscar-.*\.js$/;
  const { pagina, contexto } = await abrirComo('gerente@leal.demo', { sinArchivos: true });
  const soltar = await detener(contexto, buscador);
  const enviados = envios(pagina);
  await pagina.goto(`${suite.url}gerente/bandeja?cobrador=${uid}`);
  const tabla = pagina.getByRole('grid', { name: 'Por decidir' });
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('2');
  await tabla.focus();
  const campo = dialogo(pagina).getByRole('textbox');
  const escrito = () => campo.inputValue().then((valor) => valor.trim());
  const enfocado = () => campo.evaluate((elemento) => elemento === document.activeElement);

  await pagina.keyboard.press('r');
  await pagina.keyboard.type('No trajo la nota');
  await pagina.keyboard.press('Enter');
  await expect.poll(escrito).toBe('No trajo la nota');
  await cerrarDialogo(pagina);
  await expect.poll(() => tabla.evaluate((nodo) => nodo === document.activeElement)).toBe(true);

  // The typed text is kept, and the key that is still down adds nothing to it.
  await pagina.keyboard.down('r');
  await pagina.keyboard.down('r');
  await expect.poll(enfocado).toBe(true);
  for (let n = 0; n < 3; n += 1) await pagina.keyboard.down('r');
  await oye(pagina);
  await pagina.keyboard.down('r');
  await pagina.keyboard.up('r');
  expect(await escrito()).toBe('No trajo la nota');
  await pagina.keyboard.type('rr');
  expect(await escrito()).toMatch(/rr/);
  await dialogo(pagina).getByRole('button', { name: 'Cancelar' }).click();
  await sinDialogo(pagina);

  await pagina.keyboard.press('Control+k');
  await pagina.keyboard.type('ana');
  expect(await dialogo(pagina).count()).toBe(0);
  soltar();
  await expect.poll(() => dialogo(pagina).locator('input').inputValue()).toBe('ana');
  expect(enviados).toEqual([]);
});

test('what another manager decides while the question about several is read leaves its sum and is named; a touch meant for the sum before sends nothing; with none left there is nothing to confirm', async () => {
  const gastos = [50, 70, 90].map((pesos) => ({ monto: (pesos * 100) as never, motivo: `De ${pesos}` }));
  const { uid } = await mundo.cobrador([], { gastos });
  const otro = await mundo.gerente();
  const pendientes = (await invocar(otro, 'gastosPendientes', { consulta: { limite: 100 } })).cuerpo.datos;
  const decidir = async (pesos: number) => {
    const gasto = pendientes.find(
      (pendiente) => pendiente.id_cobrador === uid && pendiente.motivo === `De ${pesos}`,
    );
    const dicho = { parametros: { id_gasto: gasto?.id_gasto ?? '' } };
    expect((await invocar(otro, 'aprobarGasto', dicho)).estado).toBe(200);
  };
  const { pagina } = await abrirComo('gerente@leal.demo');
  const enviados = envios(pagina);
  await pagina.goto(`${suite.url}gerente/bandeja?cobrador=${uid}`);
  const tabla = pagina.getByRole('grid', { name: 'Por decidir' });
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('4');
  await tabla.focus();
  for (const tecla of [' ', 'ArrowDown', ' ', 'ArrowDown', ' ', 'a']) await pagina.keyboard.press(tecla);
  const pregunta = dialogo(pagina);
  await pregunta.getByText('Gastos $210.00', { exact: true }).waitFor();
  await oye(pagina);

  await decidir(70);
  // The finger was on its way to the button when it became another one.
  await pagina.evaluate(() => {
    const vigia = new MutationObserver(() => {
      const boton = document.querySelector<HTMLElement>('[role=dialog] .ant-btn-primary');
      if (!boton?.innerText.includes('Aprobar 2')) return;
      vigia.disconnect();
      boton.click();
    });
    vigia.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await pregunta.getByText('Gastos $140.00', { exact: true }).waitFor();
  await pregunta.getByText('Mientras leías, 1 dejó de esperar tu decisión', { exact: true }).waitFor();
  const yaNo = pregunta.getByRole('list', { name: 'Ya decididas' });
  expect(await yaNo.innerText()).toMatch(/^Gasto de .+\s+Ya fue procesada\.$/);
  expect(await pregunta.getByRole('list', { name: 'Las que se deciden' }).getByRole('listitem').count()).toBe(
    2,
  );
  await pregunta.getByRole('button', { name: 'Aprobar 2' }).waitFor();
  await oye(pagina);
  expect(enviados).toEqual([]);
  await revisar(pagina);

  await Promise.all([decidir(50), decidir(90)]);
  await pregunta.getByText('Mientras leías, 3 dejaron de esperar tu decisión', { exact: true }).waitFor();
  await pregunta.getByRole('button', { name: 'Cerrar', exact: true }).last().waitFor();
  expect(await pregunta.getByRole('button', { name: /^Aprobar/ }).count()).toBe(0);
  await oye(pagina);
  await pagina.keyboard.press('Enter');
  await sinDialogo(pagina);
  expect(enviados).toEqual([]);
});
