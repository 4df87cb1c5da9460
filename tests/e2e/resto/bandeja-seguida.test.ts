// A manager decides twenty by the keys alone: two for each, and none that brings the focus or the row back.
import { expect, test } from 'vitest';
import { capasEnHistoria } from '../apoyo/ir.ts';
import { mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { conEdiciones } from '../apoyo/lote.ts';
import { revisar } from '../apoyo/revisar.ts';
import { dialogo, oye, sinDialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, comoGerente } = usarEscenas(ESCRITORIO, await mundoPropio());
const VEINTE = 20;

test('twenty by the keys alone, two each, from the moment the inbox is there', async () => {
  const { cobrador, resueltas } = await conEdiciones(mundo, VEINTE);
  const { pagina } = await comoGerente(`gerente/bandeja?cobrador=${cobrador.uid}`);
  const tabla = pagina.getByRole('grid', { name: 'Por decidir' });
  const tiene = (n: number) => expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe(String(n + 1));
  const enfocada = () => expect.poll(() => tabla.evaluate((e) => e === document.activeElement)).toBe(true);
  await tiene(VEINTE);
  await enfocada();
  let teclas = 0;
  const pulsar = async (tecla: string) => {
    teclas += 1;
    await pagina.keyboard.press(tecla);
  };
  for (let quedan = VEINTE; quedan > 0; quedan -= 1) {
    await pulsar('a');
    await dialogo(pagina).getByText('¿Aprobar que el pago de', { exact: false }).waitFor();
    const boton = dialogo(pagina).getByRole('button', { name: 'Aprobar', exact: true });
    await expect.poll(() => boton.evaluate((e) => e === document.activeElement)).toBe(true);
    await oye(pagina);
    await pulsar('Enter');
    await sinDialogo(pagina);
    if (quedan > 1) {
      await tiene(quedan - 1);
      await enfocada();
    }
  }
  expect(teclas).toBeLessThanOrEqual(2 * VEINTE);
  await expect.poll(async () => (await resueltas()).length).toBe(VEINTE);
});

test('a row opens beside the table: Escape closes it while it is still deaf, Back too, and the focus is in the table', async () => {
  const { cobrador } = await conEdiciones(mundo, 2);
  const { pagina } = await comoGerente(`gerente/bandeja?cobrador=${cobrador.uid}`);
  const tabla = pagina.getByRole('grid', { name: 'Por decidir' });
  const enfocada = () => expect.poll(() => tabla.evaluate((e) => e === document.activeElement)).toBe(true);
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('3');
  await enfocada();
  const cajon = dialogo(pagina).filter({ hasText: 'Monto a modificar' });
  await pagina.keyboard.press('Enter');
  await cajon.waitFor();
  await pagina.keyboard.press('Escape');
  await sinDialogo(pagina);
  await enfocada();

  await oye(pagina);
  await tabla.getByRole('row', { name: /Persona B/ }).click({ position: { x: 80, y: 12 } });
  await cajon.getByRole('article', { name: /Persona B/ }).waitFor();
  await cajon.getByText('$3,000.00').first().waitFor();
  await oye(pagina);
  await expect.poll(() => capasEnHistoria(pagina)).toBe(1);
  await pagina.goBack();
  await sinDialogo(pagina);
  expect(new URL(pagina.url()).pathname).toMatch(/bandeja$/);

  // The mouse does the same: the next one comes in its place, and the focus is in the table.
  await oye(pagina);
  await tabla.getByRole('row', { name: /Persona B/ }).click({ position: { x: 80, y: 12 } });
  await cajon.getByRole('button', { name: /^Aprobar la solicitud de Persona B/ }).click();
  await dialogo(pagina).getByRole('button', { name: 'Aprobar', exact: true }).click();
  await cajon.getByRole('article', { name: /Persona A/ }).waitFor();
  await enfocada();
  await revisar(pagina);
});
