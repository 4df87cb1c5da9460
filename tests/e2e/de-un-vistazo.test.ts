// The route before anything is tapped: the day at a glance, and how much of it is on screen.
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { palidas } from './apoyo/ejes.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { abrirHoja, cortados, enterasEnPantalla, quedaRegistrado } from './apoyo/ruta.ts';
import { CADA_TAMANO, TELEFONO } from './apoyo/tamanos.ts';

/** The amounts; the main button's colours are the theme's (web/build/contraste.test.ts). */
const EN_EL_SOL = ['.vistazo-cifras', '.tarjeta-por-cobrar'];

const mundo = abrirMundo();

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const { enRuta } = usarEscenas(mundo, usarNavegador(tamano));

  test('the day at a glance goes with each payment; four doors fit on a phone, at twice the text size nothing is lost', async () => {
    const nombres = Array.from({ length: 6 }, (_, i) => `Cliente Corto ${i + 1}`);
    const { pagina } = await enRuta(nombres.map((nombre) => uno(nombre)));
    const dia = pagina.getByRole('region', { name: 'El día' });
    await dia.getByText('0 de 6', { exact: true }).waitFor();
    await dia.getByText('$0 de $720', { exact: true }).waitFor();
    await pagina.getByText('Abierto hasta las 18:00', { exact: true }).waitFor();
    if (tamano === TELEFONO) expect(await enterasEnPantalla(pagina)).toBeGreaterThanOrEqual(4);

    for (const colorScheme of ['dark', 'light'] as const) {
      await pagina.emulateMedia({ colorScheme });
      expect(await palidas(pagina, EN_EL_SOL), colorScheme).toEqual([]);
    }

    const hoja = await abrirHoja(pagina, 'Cliente Corto 2');
    await hoja.getByRole('button', { name: /^Registrar \$120\.00 de/ }).click();
    await pagina.getByText('+ 1 cliente y $120 sin confirmar', { exact: true }).waitFor();
    await quedaRegistrado(pagina);
    await dia.getByText('1 de 6', { exact: true }).waitFor();
    await dia.getByText('$120 de $720', { exact: true }).waitFor();

    const verTodo = pagina.getByRole('button', { name: 'Ver todo', exact: true });
    const abiertas = async () => pagina.locator('.tarjeta-por-cobrar[aria-expanded=true]').count();
    if (tamano === TELEFONO) await verTodo.click();
    await expect.poll(abiertas).toBe(5);
    await pagina.reload();
    await expect.poll(abiertas).toBe(5);
    await pagina.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await cortados(pagina)).toEqual([]);
    await verTodo.click();
    await expect.poll(abiertas).toBe(0);
    expect(await cortados(pagina)).toEqual([]);
  });
});
