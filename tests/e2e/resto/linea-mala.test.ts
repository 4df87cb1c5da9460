// The bad line of the tests between a real Chromium and the suite: page, identity and live channel go over it, and the
// browser adds no tries of its own to those of the app. The phone's forecast of meanwhile may be old: then it says so.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { CONTRASENA, llenarAcceso } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { enDuda } from '../apoyo/duda.ts';
import { idCredito, creditoDe } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { revisar } from '../apoyo/revisar.ts';
import { abrirHoja, dialogo, encabezadoRuta, soltar, abrirVisitados } from '../apoyo/ruta.ts';
import { hayBuzon, ponerLinea, visitar } from '../apoyo/sin-linea.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, linea, abrir, nueva } = await usarEscenasEnLinea();

const PAGO = /^POST .*\/abonos\/registrar/;
const LECTURA = /^GET .*\/leal-api\//;
const IDENTIDAD = /^POST .*signInWithPassword/;

test('everything that a page asks goes over the line, and a payment whose answers are lost is tried as often as the app tries', async () => {
  const { email } = await mundo.cobrador([creditoDe('Ana López')]);
  const { pagina, consola } = await abrir();
  consola.tolerar(FALLO_DE_RED);
  await pagina.goto(linea.suite.url);
  await llenarAcceso(pagina, { email, password: CONTRASENA });
  await encabezadoRuta(pagina, 1).waitFor();
  expect(linea.llegaron(IDENTIDAD)).toBe(1);
  await expect.poll(() => linea.llegaron(/Listen\/channel/)).toBeGreaterThan(0);

  const volver = linea.fallar({ si: PAGO, efecto: 'perder' });
  const pedidos: string[] = [];
  pagina.on(
    'request',
    (pedido) => PAGO.test(`${pedido.method()} ${pedido.url()}`) && pedidos.push(pedido.url()),
  );
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' }).click();
  await soltar(pagina);
  await enDuda(pagina, 'el pago de $120.00 de Ana López').waitFor();
  await expect.poll(() => linea.llegaron(PAGO)).toBeGreaterThan(1);
  volver();
  await encabezadoRuta(pagina, 0).waitFor();
  expect(linea.llegaron(PAGO)).toBe(pedidos.length);
  expect(new Set(linea.pasos(PAGO).map(({ clave }) => clave)).size).toBe(1);
});

/** The phone is in its pocket, or in its hand again. */
const mirar = (pagina: Page, mira: boolean): Promise<void> =>
  pagina.evaluate((oculta) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => oculta });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !mira);

test('foreseen as booked, and for the manager by the time it arrives: the screen says what has changed', async () => {
  const escena = await nueva(
    ['Ana López', 'Beto Ruiz', 'Carla Gil'].map((nombre) => creditoDe(nombre)),
    { tamano: TELEFONO },
  );
  const { pagina, contexto, consola, cobrador } = escena;
  consola.tolerar(FALLO_DE_RED);
  /** Cash of yesterday that comes in today, from another phone: the rule of the six abonos counts it. */
  const deAyer = async (numero: number, monto: number) => {
    const cuerpo = {
      id_credito: idCredito(escena, numero),
      monto,
      capturado_en: '2026-11-17T12:00:00-06:00',
    };
    return String((await invocar(cobrador, 'registrarAbono', { cuerpo })).cuerpo.id_pago);
  };
  const deAna = await deAyer(1, 120);
  await pagina.goto(`${linea.suite.url}cobrador`);
  await encabezadoRuta(pagina, 3).waitFor();
  await hayBuzon(pagina);

  // The phone does not hear of it before it has foreseen: its reads are on their way.
  const { promise: hasta, resolve: leer } = Promise.withResolvers<void>();
  const alCorriente = linea.fallar({ si: LECTURA, efecto: { hasta } });
  await deAyer(2, 480);
  const deBeto = await abrirHoja(pagina, 'Beto Ruiz');
  await deBeto.getByLabel(/^Monto/).fill('360');
  await deBeto.getByText('Equivale a 3 abonos.', { exact: true }).waitFor();
  await deBeto.getByRole('button', { name: 'Registrar $360.00 de Beto Ruiz' }).click();
  await soltar(pagina);
  alCorriente();
  leer();
  await dialogo(pagina).getByText('Pago requiere aprobación', { exact: true }).waitFor();
  await dialogo(pagina).getByText('$360.00 de Beto Ruiz cambió a por aprobar.', { exact: true }).waitFor();
  await dialogo(pagina)
    .getByText(/^Con lo que llegó hoy son 6 o más abonos\. /)
    .waitFor();
  await dialogo(pagina).getByRole('button', { name: 'Entendido' }).click();
  await encabezadoRuta(pagina, 2).waitFor();

  await ponerLinea(linea, contexto, false);
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByLabel(/^Monto/).fill('600');
  await hoja.getByText('Son 6 abonos con lo que llegó hoy: requiere aprobación.', { exact: true }).waitFor();
  await revisar(pagina);
  await hoja.getByLabel(/^Monto/).fill('360');
  await hoja.getByText('Equivale a 3 abonos.', { exact: true }).waitFor();
  await hoja.getByRole('button', { name: 'Registrar $360.00 de Ana López' }).click();
  await soltar(pagina);
  // A payment may follow a visit that is not sent yet.
  await visitar(pagina, 'Carla Gil');
  await soltar(pagina);
  await abrirVisitados(pagina);
  const deCarla = await abrirHoja(pagina, 'Carla Gil');
  await deCarla.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
  await deCarla.getByText(/^Ya hay una visita a las 11:\d\d\.$/).waitFor();
  await deCarla.getByRole('button', { name: /^Abono \$/ }).click();
  await deCarla.getByRole('button', { name: 'Registrar $120.00 de Carla Gil' }).click();
  await soltar(pagina);
  await pagina.getByText('No hay clientes para cobrar hoy', { exact: true }).waitFor();
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const cuerpo = { estado: 'aprobada', monto_aprobado: 480 };
  await invocar(gerente, 'resolverEdicionPago', { parametros: { id: deAna }, cuerpo });
  // Nobody looks when the answer comes.
  await mirar(pagina, false);
  await ponerLinea(linea, contexto, true);
  await pagina
    .getByRole('banner')
    .getByRole('link', { name: /sincronizar/ })
    .waitFor({ state: 'hidden' });
  const dicho = pagina
    .locator('.ant-message-notice')
    .getByText('El pago de $360.00 de Ana López cambió a por aprobar.');
  expect(await dicho.count()).toBe(0);
  await mirar(pagina, true);
  await dicho.waitFor();
  const parametros = { id_credito: idCredito(escena, 3) };
  const { datos } = (await invocar(cobrador, 'historialAbonos', { parametros })).cuerpo;
  expect(datos.map(({ tipo, monto }) => [tipo, monto])).toEqual([
    ['pago', 120],
    ['visita', 0],
  ]);
  await irA(pagina, `${linea.suite.url}cobrador/pendientes`);
  const tarjeta = pagina.getByRole('article', { name: 'El pago de $360.00 de Ana López' });
  await tarjeta.getByText('EN REVISIÓN', { exact: true }).waitFor();
  await tarjeta.getByText('Cambió a por aprobar. Lo revisará el gerente.', { exact: true }).waitFor();
  await revisar(pagina);
});
