// The collection window, on a suite of its own whose clock goes from Wednesday 17:30 to Sunday.
// The tests run in order: a business day does not happen twice.
import { iniciarSuite } from '@leal/local';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { type Escena, idCredito, uno, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { irA } from '../apoyo/ir.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { botonRegistrar, campoMonto, panel, renglones } from '../apoyo/pago.ts';
import { abrirHoja, dialogo, encabezadoRuta, nombresDeHoy, quedaRegistrado } from '../apoyo/ruta.ts';
import { AMBOS, comoTexto } from '../apoyo/tamanos.ts';
import { sinCanal } from '../apoyo/vivo.ts';

const MEDIA_HORA_MS = 30 * 60_000;
const HORARIO = 'Horario de cobranza: 10:00 - 18:00';
const DOMINGO = 'No se puede cobrar los domingos para préstamos de 30 días.';

const suite = await iniciarSuite({ reloj: '2026-11-18T17:30:00-06:00', semilla: 'vacia' });
afterAll(() => suite.detener());
const mundo = abrirMundo(suite);
const { nueva, enRuta, enPago } = usarEscenas(mundo, usarNavegador());
const ANA = uno('Ana López');

/** Everything that would change something at the server. */
function enviosDe({ pagina }: Escena): string[] {
  const envios: string[] = [];
  pagina.on('request', (pedido) => {
    const { pathname } = new URL(pedido.url());
    // A phone asks for its series of receipts by itself.
    const sola = pathname === '/leal-api/comprobantes/serie';
    if (!sola && pedido.method() !== 'GET' && pathname.startsWith('/leal-api/')) envios.push(pathname);
  });
  return envios;
}

async function dicenFueraDeHorario(pagina: Page, motivo: string): Promise<void> {
  const aviso = dialogo(pagina).filter({ hasText: 'Fuera de horario' });
  await aviso.getByText(motivo, { exact: true }).waitFor();
  await aviso.getByRole('button', { name: 'Entendido' }).click();
  await aviso.waitFor({ state: 'hidden' });
}

describe('Wednesday, before 18:00', () => {
  test('a page that stays open closes the window by itself, without asking the server', async () => {
    const escena = await nueva([ANA]);
    const { pagina, contexto, consola } = escena;
    consola.tolerar(FALLO_DE_RED);
    // No listener may start here: it would read again, and any answer tells the page what time it is.
    await sinCanal(contexto);
    await pagina.clock.install();
    const laUltima = pagina.waitForResponse('**/comprobantes/serie');
    await pagina.goto(`${suite.url}cobrador`);
    await laUltima;
    await pagina.waitForLoadState('networkidle');
    const envios = enviosDe(escena);
    const hoja = await abrirHoja(pagina, 'Ana López');
    await pagina.clock.setFixedTime(Date.now() + MEDIA_HORA_MS);
    await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
    await dicenFueraDeHorario(pagina, HORARIO);
    expect(envios).toEqual([]);
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

describe('Wednesday, from 18:00 on', () => {
  test('on the route: payment and late day are refused, nothing is sent, the card stays', async () => {
    const escena = await enRuta([ANA]);
    const { pagina } = escena;
    const envios = enviosDe(escena);
    const hoja = await abrirHoja(pagina, 'Ana López');
    await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
    await dicenFueraDeHorario(pagina, HORARIO);
    expect(await hoja.getByLabel(/^Monto/).inputValue()).toBe('120.00');
    await cerrarDialogo(pagina);
    await pagina.getByRole('button', { name: 'Registrar Atraso de Ana López' }).click();
    await dicenFueraDeHorario(pagina, HORARIO);
    expect(envios).toEqual([]);
    await encabezadoRuta(pagina, 1).waitFor();
  });

  test('on the payment screen: said before anything is tapped, and refused, at both sizes', async () => {
    const escena = await enPago([ANA]);
    const { pagina } = escena;
    const envios = enviosDe(escena);
    for (const tamano of AMBOS) {
      await pagina.setViewportSize(tamano);
      await panel(pagina, 'Registrar Pago').getByText('Fuera de horario', { exact: true }).waitFor();
      await panel(pagina, 'Registrar Pago').getByText(HORARIO, { exact: true }).waitFor();
      await campoMonto(pagina).fill('0');
      await botonRegistrar(pagina).click();
      await dicenFueraDeHorario(pagina, HORARIO);
      await panel(pagina, 'Resumen de pago').getByRole('button', { name: 'Registrar Atraso' }).click();
      await dicenFueraDeHorario(pagina, HORARIO);
      expect(envios, comoTexto(tamano)).toEqual([]);
      expect(await renglones(pagina)).toEqual([]);
    }
  });
});

describe('Sunday at 11:00', () => {
  const CARTERA = [ANA, uno('Beto Ruiz', { plazo: 40 }), uno('Carla Gil', { plazo: 60 })];

  test('a 30-day loan is not on the route; 40- and 60-day loans are', async () => {
    await suite.moverReloj('2026-11-22T11:00:00-06:00');
    const { pagina } = await enRuta(CARTERA);
    await encabezadoRuta(pagina, 2).waitFor();
    await pagina.getByText('Domingo', { exact: true }).waitFor();
    expect(await nombresDeHoy(pagina)).toEqual(['Beto Ruiz', 'Carla Gil']);
    const hoja = await abrirHoja(pagina, 'Beto Ruiz');
    await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
    await quedaRegistrado(pagina);
  });

  test('the payment screen refuses the 30-day loan, with the reason', async () => {
    const escena = await enPago(CARTERA);
    const { pagina } = escena;
    const envios = enviosDe(escena);
    await panel(pagina, 'Registrar Pago').getByText(DOMINGO, { exact: true }).waitFor();
    await botonRegistrar(pagina).click();
    await dicenFueraDeHorario(pagina, DOMINGO);
    await panel(pagina, 'Resumen de pago').getByRole('button', { name: 'Registrar Atraso' }).click();
    await dicenFueraDeHorario(pagina, DOMINGO);
    expect(envios).toEqual([]);
    await pagina.goto(`${suite.url}payment/beto-ruiz?credito=${idCredito(escena, 2)}`);
    await pagina.getByText('Pago permitido en este horario', { exact: true }).waitFor();
    await botonRegistrar(pagina).click();
    await quedaRegistrado(pagina);
    await expect.poll(() => renglones(pagina)).toHaveLength(1);
  });
});

describe('what the owner sets, in a page that stands open', () => {
  /** Written past the minute that the server remembers the settings. */
  const poner = async (ajustes: object, ahora: string) => {
    await mundo.db.doc('configuracion/negocio').set(ajustes, { merge: true });
    await suite.moverReloj(ahora);
  };
  /** As when one comes back to the page from another one. */
  const volverAVerla = (pagina: Page) =>
    pagina.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  test('opening at 8:00: what was refused at 8:30 is taken, without a reload', async () => {
    await suite.moverReloj('2026-11-23T08:30:00-06:00');
    const escena = await enPago([ANA]);
    const { pagina } = escena;
    const envios = enviosDe(escena);
    await panel(pagina, 'Registrar Pago').getByText(HORARIO, { exact: true }).waitFor();
    await botonRegistrar(pagina).click();
    await dicenFueraDeHorario(pagina, HORARIO);
    expect(envios).toEqual([]);

    await poner({ parametros: { hora_apertura: 8 } }, '2026-11-23T08:32:00-06:00');
    await volverAVerla(pagina);
    await pagina.getByText('Pago permitido en este horario', { exact: true }).waitFor();
    await botonRegistrar(pagina).click();
    await quedaRegistrado(pagina);
    await expect.poll(() => renglones(pagina)).toHaveLength(1);
  });

  test('a holiday: the next call of the page brings it, and nothing is sent', async () => {
    const escena = await enRuta([ANA]);
    const { pagina } = escena;
    const envios = enviosDe(escena);
    const festivos = [{ fecha: '2026-11-23', nombre: 'Día del cobrador' }];
    // The route may hear of it first, and then there is nobody to collect from.
    const suya = await pagina
      .getByRole('link', { name: 'Ana López' })
      .evaluate((e) => (e as HTMLAnchorElement).href);
    await poner({ festivos }, '2026-11-23T08:34:00-06:00');
    await irA(pagina, suya);
    const motivo = 'No se cobra en día festivo: Día del cobrador.';
    await panel(pagina, 'Registrar Pago').getByText(motivo, { exact: true }).waitFor();
    await botonRegistrar(pagina).click();
    await dicenFueraDeHorario(pagina, motivo);
    expect(envios).toEqual([]);
  });

  test('the texts say the numbers that were set, also in a page that is opened again', async () => {
    await poner(
      { festivos: [], parametros: { hora_apertura: 8, hora_cierre: 9, abonos_requieren_aprobacion: 3 } },
      '2026-11-23T08:36:00-06:00',
    );
    const { pagina } = await enPago([ANA]);
    await pagina.getByText('Pago permitido en este horario', { exact: true }).waitFor();
    await campoMonto(pagina).fill('360');
    await pagina.getByText('Son 3 abonos: requiere aprobación.', { exact: true }).waitFor();
    await suite.moverReloj('2026-11-23T09:00:00-06:00');
    await volverAVerla(pagina);
    await pagina.getByText('Horario de cobranza: 08:00 - 09:00', { exact: true }).waitFor();
  });

  test('the words of the law and the cost stand where a client is registered and on the statement, once they are set', async () => {
    const escena = await nueva([ANA]);
    const { pagina } = escena;
    const aviso = pagina.getByRole('link', { name: 'Aviso de privacidad' });
    const costo = pagina.getByText('CAT sin IVA', { exact: true });
    const pedirMil = async () => {
      await pagina.getByLabel('Monto solicitado', { exact: true }).fill('1000');
      await pagina.getByText('40 días').click();
      const ver = pagina.getByRole('button', { name: 'Ver Resumen' });
      if (await ver.isVisible()) await ver.click();
      await pagina.getByText('$1,200.00', { exact: true }).waitFor();
    };
    await pagina.goto(`${suite.url}nuevo-cliente`);
    await pedirMil();
    expect([await aviso.count(), await costo.count()]).toEqual([0, 0]);

    const leyes = {
      razon_social: 'Préstamos Leal, S.A.',
      rfc: 'ple-260101-ab1',
      aviso_privacidad: 'https://leal.example/aviso',
      mostrar_cat: true,
    };
    await poner(leyes, '2026-11-23T09:02:00-06:00');
    await volverAVerla(pagina);
    await costo.waitFor();
    await pagina.getByText(/^[\d,]+\.\d\s%$/).waitFor();
    expect(await aviso.getAttribute('href')).toBe('https://leal.example/aviso');

    await pagina.goto(`${suite.url}estado-de-cuenta/${idCredito(escena)}`);
    const hoja = pagina.getByRole('article', { name: 'Estado de cuenta' });
    await hoja.getByText(/^Préstamos Leal, S\.A\. · RFC PLE260101AB1 · Al 23\/11\/2026/).waitFor();
    await hoja.getByText('CAT sin IVA', { exact: true }).waitFor();
    await hoja.getByRole('link', { name: 'Aviso de privacidad' }).waitFor();
    await poner(
      { mostrar_cat: false, aviso_privacidad: 'Tus datos son tuyos.' },
      '2026-11-23T09:04:00-06:00',
    );
    await volverAVerla(pagina);
    // Its address stands there until the settings have come: a press of that would open nothing here.
    await hoja.locator('summary').filter({ hasText: 'Aviso de privacidad' }).click();
    await hoja.getByText('Tus datos son tuyos.').waitFor();
  });
});
