// The bad line of the tests between a real Chromium and the suite: page, identity and live channel go over it, and the
// browser adds no tries of its own to those of the app.
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { CONTRASENA, llenarAcceso } from './apoyo/acceso.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { enDuda } from './apoyo/duda.ts';
import { uno } from './apoyo/escena.ts';
import { usarLinea } from './apoyo/linea.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { abrirHoja, encabezadoRuta } from './apoyo/ruta.ts';

const mundo = abrirMundo();
const linea = await usarLinea(mundo.suite);
const abrir = usarNavegador();

const PAGO = /^POST .*\/abonos\/registrar/;
const IDENTIDAD = /^POST .*signInWithPassword/;

test('everything that a page asks goes over the line, and a payment whose answers are lost is tried as often as the app tries', async () => {
  const { email } = await mundo.cobrador([uno('Ana López')]);
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
  await enDuda(pagina, 'el pago de $120.00 de Ana López').waitFor();
  await expect.poll(() => linea.llegaron(PAGO)).toBeGreaterThan(1);
  volver();
  await encabezadoRuta(pagina, 0).waitFor();
  expect(linea.llegaron(PAGO)).toBe(pedidos.length);
  expect(new Set(linea.pasos(PAGO).map(({ clave }) => clave)).size).toBe(1);
});
