// The manager's Excel files: the week that was chosen, and what happens when they cannot be had.
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { dice } from '../apoyo/bandeja.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { boton, enRutas, pagina as hojaDe, RENGLONES, retener, servirRenglones } from '../apoyo/excel.ts';
import { PROPIA } from '../apoyo/propia.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo } = usarEscenas(ESCRITORIO);

const SIN_CONEXION = 'Error de conexión. Verifica que el servidor esté funcionando.';

/** The first page arrives, then the line is lost. */
async function cortarAMedias(contexto: BrowserContext): Promise<void> {
  await contexto.route(RENGLONES, (ruta) =>
    new URL(ruta.request().url()).searchParams.has('cursor')
      ? ruta.abort('connectionreset')
      : ruta.fulfill({ headers: PROPIA, json: hojaDe(0, 500, 1_000) }),
  );
}

test('every page names the week that was chosen, by its Monday', async () => {
  const { pagina, contexto } = await enRutas(abrirComo, mundo.suite.url);
  await servirRenglones(contexto, 5, 2);
  const pedidos: string[] = [];
  pagina.on('request', (pedido) => {
    const { pathname, searchParams: que } = new URL(pedido.url());
    if (!pathname.endsWith('/clientes-excel')) return;
    pedidos.push(['exportacion', 'semana', 'cursor'].map((campo) => que.get(campo) ?? '-').join(' '));
  });
  const archivos: string[] = [];
  pagina.on('download', (descarga) => archivos.push(descarga.suggestedFilename()));
  await boton(pagina, 'Semana anterior').click();
  await boton(pagina, 'Exportar Clientes').click();
  await dice(pagina, 'Reporte de clientes exportado exitosamente');
  await boton(pagina, 'Exportar Fiscalización').click();
  await dice(pagina, 'Reporte de fiscalización exportado exitosamente');
  await expect
    .poll(() => archivos)
    .toEqual(['Reporte_Clientes_Semana_2026-11-16.xlsx', 'CREDITOS LEAL FISCALIZACION.xlsx']);
  expect(pedidos).toEqual([
    'clientes 2026-11-09 -',
    'clientes 2026-11-09 2',
    'clientes 2026-11-09 4',
    'fiscalizacion 2026-11-09 -',
    'fiscalizacion 2026-11-09 2',
    'fiscalizacion 2026-11-09 4',
  ]);
});

test('without rows, without a server and with one that refuses, it says so and leaves no file', async () => {
  const { pagina, contexto, consola } = await enRutas(abrirComo, mundo.suite.url);
  consola.tolerar(FALLO_DE_RED);
  let descargas = 0;
  pagina.on('download', () => (descargas += 1));
  const intentar = async (servir: () => Promise<unknown>, texto: string) => {
    await dejarPasar(contexto);
    await servir();
    await boton(pagina, 'Exportar Clientes').click();
    await dice(pagina, texto);
    await expect.poll(() => boton(pagina, 'Exportar Clientes').isEnabled()).toBe(true);
  };
  const negarse = (respuesta: object) => () =>
    contexto.route(RENGLONES, (ruta) => ruta.fulfill({ status: 500, headers: PROPIA, ...respuesta }));
  await intentar(() => servirRenglones(contexto, 0), 'No hay datos de clientes para exportar');
  await intentar(
    negarse({ json: { message: 'Algo salió mal.', code: 'ERROR_INTERNO' } }),
    'Error del servidor: 500 - Algo salió mal.',
  );
  await intentar(negarse({ body: '<html>' }), 'Error del servidor: 500 - Error desconocido');
  await intentar(
    negarse({ status: 200, body: '{}' }),
    'Error al generar el reporte: el servidor respondió algo que no se entiende',
  );
  await intentar(() => cortarAMedias(contexto), SIN_CONEXION);
  expect(descargas).toBe(0);
});

test('leaving the screen cancels it without a message; on return one may export again', async () => {
  const { pagina, contexto } = await enRutas(abrirComo, mundo.suite.url);
  await servirRenglones(contexto, 10);
  const { lista, pedida, soltar } = retener(contexto);
  await lista;
  await boton(pagina, 'Exportar Clientes').click();
  const { request } = await pedida.then((ruta) => ({ request: ruta.request() }));
  const dejado = pagina.waitForEvent('requestfailed', (pedido) => pedido === request);
  await pagina.getByRole('grid', { name: 'Rutas' }).getByRole('link').first().click();
  await dejado;
  soltar();
  await pagina.getByRole('link', { name: 'Rutas', exact: true }).first().click();
  await boton(pagina, 'Exportar Clientes').click();
  await dice(pagina, 'Reporte de clientes exportado exitosamente');
});
