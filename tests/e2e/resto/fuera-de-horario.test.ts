// The collection window in a page that stands open, on a suite of its own whose clock goes from Wednesday 17:30 to Monday.
// The tests run in order: a business day does not happen twice.
import { envios } from '../apoyo/capas.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { disparar } from '../../setup/trabajo.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { creditoDe, mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { botonRegistrar, panel, renglones } from '../apoyo/pago.ts';
import { abrirHoja, dialogo, quedaRegistrado } from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';
import { sinCanal } from '../apoyo/vivo.ts';

const MEDIA_HORA_MS = 30 * 60_000;
const HORARIO = 'Horario de cobranza: 10:00 - 18:00';

const { mundo, suite, nueva, enRuta, enPago } = usarEscenas(
  TELEFONO,
  await mundoPropio({ reloj: '2026-11-18T17:30:00-06:00' }),
);
const ANA = creditoDe('Ana López');

async function dicenFueraDeHorario(pagina: Page, motivo: string): Promise<void> {
  const aviso = dialogo(pagina).filter({ hasText: 'Fuera de horario' }).filter({ hasText: 'Entendido' });
  await aviso.getByText(motivo, { exact: true }).waitFor();
  await aviso.getByRole('button', { name: 'Entendido' }).click();
  await aviso.waitFor({ state: 'hidden' });
}

describe('Wednesday, before 18:00', () => {
  test('a page that stays open closes the window by itself, without asking the server', async () => {
    const { pagina, contexto, consola } = await nueva([ANA]);
    consola.tolerar(FALLO_DE_RED);
    // No listener may start here: it would read again, and any answer tells the page what time it is.
    await sinCanal(contexto);
    await pagina.clock.install();
    const laUltima = pagina.waitForResponse('**/comprobantes/serie');
    await pagina.goto(`${suite.url}cobrador`);
    await laUltima;
    await pagina.waitForLoadState('networkidle');
    const enviados = envios(pagina);
    const hoja = await abrirHoja(pagina, 'Ana López');
    await pagina.clock.setFixedTime(Date.now() + MEDIA_HORA_MS);
    await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
    await dicenFueraDeHorario(pagina, HORARIO);
    expect(enviados).toEqual([]);
  });

  test('a tap at 17:59 whose call arrives at 18:00:10 is taken: the tap counts', async () => {
    await suite.moverReloj('2026-11-18T17:59:00-06:00');
    const { pagina, contexto } = await enRuta([ANA]);
    await contexto.route('**/abonos/registrar', async (ruta) => {
      await suite.moverReloj('2026-11-18T18:00:10-06:00');
      await ruta.continue();
    });
    const hoja = await abrirHoja(pagina, 'Ana López');
    await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
    await quedaRegistrado(pagina);
  });
});

describe('what the owner sets, in a page that stands open', () => {
  /** The settings are written past the minute for which the server remembers them. */
  const poner = async (ajustes: object, ahora: string) => {
    await mundo.db.doc('configuracion/negocio').set(ajustes, { merge: true });
    await suite.moverReloj(ahora);
  };
  /** The person comes back to the page from another one. */
  const volverAVerla = (pagina: Page) =>
    pagina.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  test('opening at 8:00: what was refused at 8:30 is taken, without a reload', async () => {
    await suite.moverReloj('2026-11-23T08:30:00-06:00');
    const { pagina } = await enPago([ANA]);
    const enviados = envios(pagina);
    await panel(pagina, 'Registrar Pago').getByText(HORARIO, { exact: true }).waitFor();
    await botonRegistrar(pagina).click();
    await dicenFueraDeHorario(pagina, HORARIO);
    expect(enviados).toEqual([]);

    await poner({ parametros: { hora_apertura: 8 } }, '2026-11-23T08:32:00-06:00');
    await volverAVerla(pagina);
    await pagina.getByText('Pago permitido en este horario', { exact: true }).waitFor();
    await botonRegistrar(pagina).click();
    await quedaRegistrado(pagina);
    await expect.poll(() => renglones(pagina)).toHaveLength(1);
  });

  test('a holiday: once it is in force the next call of the page brings it, and nothing is sent', async () => {
    const { pagina } = await enRuta([ANA]);
    const enviados = envios(pagina);
    const festivos = [{ fecha: '2026-11-23', nombre: 'Día del cobrador' }];
    // The route may hear of it first, and then there is nobody to collect from.
    const direccion = await pagina
      .getByRole('link', { name: 'Ana López' })
      .evaluate((e) => (e as HTMLAnchorElement).href);
    await poner({ festivos }, '2026-11-23T08:34:00-06:00');
    await disparar(suite, 'llevarCalendario');
    await suite.moverReloj('2026-11-23T08:36:00-06:00');
    await irA(pagina, direccion);
    const motivo = 'No se cobra en día festivo: Día del cobrador.';
    await panel(pagina, 'Registrar Pago').getByText(motivo, { exact: true }).waitFor();
    await botonRegistrar(pagina).click();
    await dicenFueraDeHorario(pagina, motivo);
    expect(enviados).toEqual([]);
  });
});
