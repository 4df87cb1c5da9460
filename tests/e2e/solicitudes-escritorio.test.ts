// A manager's request screens at a desk, on a suite of its own: their tables show what all collectors ask for.
import { iniciarSuite } from '@leal/local';
import { afterAll, expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { dice } from './apoyo/bandeja.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { dejarPasar } from './apoyo/duda.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { ESCRITORIO } from './apoyo/tamanos.ts';

const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS, semilla: 'vacia' });
afterAll(() => suite.detener());
const mundo = abrirMundo(suite);
const { abrirComo } = usarEscenas(mundo, usarNavegador(ESCRITORIO));

const GERENTE = 'gerente@leal.demo';

test('twenty at a time: the next ones come when the end is near; a load that failed is no empty list', async () => {
  const nombres = Array.from({ length: 22 }, (_, n) => `Cliente ${n + 1}`);
  await mundo.cobrador(nombres.map((nombre) => uno(nombre, { estado: 'Pendiente' })));
  const visita = await abrirComo(GERENTE);
  const { pagina, contexto, consola } = visita;
  consola.tolerar(FALLO_DE_RED);
  const url = '**/leal-api/clientes/pendientes-creditos**';
  await contexto.route(url, (ruta) => ruta.fulfill({ status: 503, body: '' }));
  await pagina.goto(`${suite.url}gerente/solicitudes`);
  await dice(pagina, 'Error al cargar los datos');
  await dejarPasar(contexto, url);
  await pagina.getByRole('button', { name: 'Reintentar' }).click();
  const tabla = pagina.getByRole('treegrid', { name: 'Solicitudes Pendientes' });
  const cuantas = async () => Number(await tabla.getAttribute('aria-rowcount')) - 1;
  await expect.poll(cuantas).toBe(20);
  const cuenta = await pagina.getByRole('tab', { name: /^Solicitudes Pendientes \(\d+\)$/ }).innerText();
  const todas = Number(/\d+/.exec(cuenta)?.[0]);
  expect(todas).toBeGreaterThanOrEqual(nombres.length);
  await tabla.focus();
  await pagina.keyboard.press('End');
  await expect.poll(cuantas).toBe(todas);
});
