// A bad line: what was sent and got no answer, and what hangs.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { llenarAcceso } from './apoyo/acceso.ts';
import { cerrarConAtras } from './apoyo/capas.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { dicho } from './apoyo/dicho.ts';
import { dejarPasar, enDuda, negar, PACIENCIA_MS } from './apoyo/duda.ts';
import { creditoDe, usarEscenas } from './apoyo/escena.ts';
import { recargarYaCerrado } from './apoyo/ir.ts';
import { abrirHoja, dialogo, encabezadoRuta, soltar, tarjeta } from './apoyo/ruta.ts';

const { mundo, suite, abrir, abrirComo, nueva, enRuta } = usarEscenas();

const PAGO = '**/abonos/registrar';
const PLAZO_MS = 20_000;
const SIN_CONEXION = 'Sin conexión. Revisa tu señal.';

/** Packets are lost: nothing answers, and nothing fails. */
const colgar = (contexto: BrowserContext, url: string | RegExp): Promise<unknown> =>
  contexto.route(url, () => undefined);

/** The outbox's code has come; without a worker's copy of the app a page without a line could not fetch it. */
const haTraidoSalida = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/salida-viva-')),
  );

const RECHAZO = { code: 'FUERA_DE_HORARIO', message: 'Ya pasó la hora.' };

const otraVez = (pagina: Page) => pagina.getByRole('button', { name: 'Reintentar' });

/** Ana's payment of $120.00 has left, and no answer comes. */
async function pagarSinRespuesta(...nombres: string[]) {
  const escena = await enRuta(nombres.map((nombre) => creditoDe(nombre)));
  const { pagina, contexto, consola } = escena;
  consola.tolerar(FALLO_DE_RED);
  await contexto.route(PAGO, (ruta) => ruta.abort());
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' }).click();
  await soltar(pagina);
  await hoja.waitFor({ state: 'hidden' });
  return { ...escena, hoja };
}

describe('a payment', () => {
  test('lost before it arrived: what was typed stays, and the reason is shown once it is known; one that was held stays in the outbox', async () => {
    const { pagina, contexto, consola } = await enRuta([creditoDe('Ana López')]);
    consola.tolerar(FALLO_DE_RED);
    await contexto.route(PAGO, (ruta) => ruta.abort());
    const hoja = await abrirHoja(pagina, 'Ana López');
    await hoja.getByLabel(/^Monto/).fill('720');
    await hoja.getByRole('button', { name: 'Registrar $720.00 de Ana López' }).click();
    await enDuda(pagina, 'el pago de $720.00 de Ana López').waitFor();
    await negar(contexto, PAGO, 422, RECHAZO);
    await pagina.getByText('Ya pasó la hora.', { exact: true }).waitFor();
    await pagina.getByRole('button', { name: 'Entendido', exact: true }).click();
    expect(await hoja.getByLabel(/^Monto/).inputValue()).toBe('720');

    // A payment that was left behind is said with its person, and is not lost.
    await hoja.getByLabel(/^Monto/).fill('120');
    await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' }).click();
    await soltar(pagina);
    const aviso = dialogo(pagina).filter({ hasText: 'Quedó en Por sincronizar' });
    await aviso.getByText('$120.00 de Ana López', { exact: true }).waitFor();
    await aviso.getByText('Ya pasó la hora.', { exact: true }).waitFor();
    await aviso.getByRole('button', { name: 'Entendido', exact: true }).click();
    await encabezadoRuta(pagina, 1).waitFor();
    await pagina.getByRole('banner').getByRole('link', { name: '1 rechazado' }).waitFor();
  });

  test('in doubt marks its card: nothing else is sent for that client until it is known', async () => {
    const { pagina, contexto, hoja } = await pagarSinRespuesta('Ana López');
    const atrasos: string[] = [];
    pagina.on('request', (p) => p.url().includes('registrar-atraso') && atrasos.push(p.url()));
    await tarjeta(pagina, 'Ana López').getByText('Sin confirmar', { exact: true }).waitFor();
    await pagina.getByRole('button', { name: 'Registrar Atraso de Ana López' }).click();
    await dialogo(pagina).getByRole('button', { name: 'Confirmar', exact: true }).click();
    await dicho(pagina, /^Aún no sabemos si se registró/);
    await pagina.getByRole('button', { name: 'Registrar Pago de Ana López' }).click();
    await hoja.getByText(/^Aún no sabemos si se registró/).waitFor();
    expect(await hoja.getByLabel(/^Monto/).count()).toBe(0);
    await dejarPasar(contexto, PAGO);
    await encabezadoRuta(pagina, 0).waitFor();
    expect(atrasos).toEqual([]);
  });

  test('in doubt about one client does not block the sheet of another: Back closes it', async () => {
    const { pagina } = await pagarSinRespuesta('Ana López', 'Beto Ruiz');
    await abrirHoja(pagina, 'Beto Ruiz');
    await cerrarConAtras(pagina);
    await encabezadoRuta(pagina, 2).waitFor();
  });

  test('without a line is saved, and leaves the route; with the line, also after a reload, it is one payment', async () => {
    const { pagina, contexto, consola, cobrador } = await enRuta([
      creditoDe('Ana López'),
      creditoDe('Beto Ruiz'),
    ]);
    consola.tolerar(FALLO_DE_RED);
    const id = await tarjeta(pagina, 'Ana López').getAttribute('data-credito');
    const hoja = await abrirHoja(pagina, 'Ana López');
    await haTraidoSalida(pagina);
    await contexto.setOffline(true);
    await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' }).click();
    await dicho(pagina, 'Guardado');
    await encabezadoRuta(pagina, 1).waitFor();
    await contexto.route(PAGO, (ruta) => ruta.abort());
    await contexto.setOffline(false);
    await recargarYaCerrado(pagina);
    await enDuda(pagina, 'el pago de $120.00 de Ana López').waitFor();
    await dejarPasar(contexto, PAGO);
    await dicho(pagina, 'Se registró el pago de $120.00 de Ana López.');
    await encabezadoRuta(pagina, 1).waitFor();
    const { cuerpo } = await cobrador.llamar<{ datos: object[] }>('GET', `abonos/historial/${id}`);
    expect(cuerpo.datos).toMatchObject([{ tipo: 'pago', monto: 120 }]);
  });

  test('that hangs is saved at once and counted soon, in doubt after its time, and one payment when the line is back', async () => {
    const { pagina, contexto, consola } = await nueva([creditoDe('Ana López')]);
    consola.tolerar(FALLO_DE_RED);
    await pagina.clock.install();
    // The outbox's code has a deadline too, which the clock below would run into.
    const codigo = pagina.waitForResponse(/\/assets\/Salida-/);
    await pagina.goto(`${suite.url}cobrador`);
    await codigo;
    await colgar(contexto, PAGO);
    const hoja = await abrirHoja(pagina, 'Ana López');
    const pedido = pagina.waitForRequest(PAGO);
    await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' }).click();
    await soltar(pagina);
    await pedido;
    await encabezadoRuta(pagina, 0).waitFor();
    await pagina.clock.fastForward(PACIENCIA_MS);
    await pagina.getByRole('banner').getByRole('link', { name: '1 por sincronizar' }).waitFor();
    await pagina.clock.fastForward(PLAZO_MS);
    await enDuda(pagina, 'el pago de $120.00 de Ana López').waitFor();
    await dejarPasar(contexto, PAGO);
    await dicho(pagina, 'Se registró el pago de $120.00 de Ana López.');
    await encabezadoRuta(pagina, 0).waitFor();
  });
});

describe('what hangs ends', () => {
  test('the route: soon, and after its deadline, it says so, offers to try again, and comes back by itself', async () => {
    const { email } = await mundo.cobrador([creditoDe('Ana López')]);
    const { pagina, contexto, consola } = await abrirComo(email);
    // The clock goes on at once, also for what else is on its way.
    consola.tolerar(FALLO_DE_RED, /FueraDePlazo|Nothing came in time/);
    await pagina.clock.install();
    const url = '**/clientes/activos-sin-pago-hoy/**';
    await colgar(contexto, url);
    const pedido = pagina.waitForRequest(url);
    await pagina.goto(`${suite.url}cobrador`);
    await pedido;
    // Long before that it does not only wait: it asks anew when it is told to.
    await pagina.clock.fastForward(5_000);
    await pagina.getByText('Tu señal no responde', { exact: true }).waitFor();
    const deNuevo = pagina.waitForRequest(url);
    await otraVez(pagina).click();
    await deNuevo;
    await pagina.clock.fastForward(PLAZO_MS);
    await pagina.getByText('Error al cargar la ruta', { exact: true }).waitFor();
    await pagina.getByText('No hubo respuesta. Revisa tu señal.', { exact: true }).waitFor();
    const otro = pagina.waitForRequest(url);
    await otraVez(pagina).click();
    await otro;
    await pagina.clock.fastForward(PLAZO_MS);
    await otraVez(pagina).waitFor();
    await dejarPasar(contexto, url);
    // Nobody presses anything, and the browser never said that the line was gone.
    await pagina.clock.fastForward('02:00');
    await encabezadoRuta(pagina, 1).waitFor();
  });

  test('signing in, and the code of a screen', async () => {
    const { email } = await mundo.cobrador([creditoDe('Ana López')]);
    const { pagina, contexto, consola } = await abrir({ sinArchivos: true });
    // The clock goes on at once, also for what else is on its way.
    consola.tolerar(FALLO_DE_RED, /FueraDePlazo|Nothing came in time/);
    await pagina.clock.install();
    const identidad = '**/identitytoolkit.googleapis.com/**';
    let pedidas = 0;
    await contexto.route(identidad, (ruta) => ((pedidas += 1) > 1 ? ruta.continue() : undefined));
    await pagina.goto(suite.url);
    const pedido = pagina.waitForRequest(identidad);
    await llenarAcceso(pagina, { email });
    await pedido;
    await pagina.clock.fastForward(PLAZO_MS);
    await pagina.getByText(SIN_CONEXION, { exact: true }).waitFor();
    await pagina.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await encabezadoRuta(pagina, 1).waitFor();
    const codigo = /\/assets\/RegistroDePago-.*\.js$/;
    await colgar(contexto, codigo);
    const espera = pagina.waitForRequest(codigo);
    await tarjeta(pagina, 'Ana López').getByRole('link', { name: 'Ana López' }).click();
    await espera;
    await pagina.clock.fastForward(PLAZO_MS);
    await pagina.getByRole('heading', { name: 'No se pudo abrir esta pantalla' }).waitFor();
    await dejarPasar(contexto, codigo);
    await pagina.clock.fastForward(PLAZO_MS);
    await pagina.getByRole('heading', { name: 'Registro de Pago' }).waitFor();
  });
});
