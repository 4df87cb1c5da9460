// The screens that a manager looks at: the dashboard and the routes.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { alturasDesiguales, conPocasRutas, reintentar, RUTAS, valorDe } from '../apoyo/cifras.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dejarPasar, negar } from '../apoyo/duda.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { PROPIA } from '../apoyo/propia.ts';
import { dialogo, encabezadoRuta } from '../apoyo/ruta.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo } = usarEscenas(ESCRITORIO);
const GERENTE = 'gerente@leal.demo';

const atrasos = (...dias: string[]) =>
  dias.map((dia) => ({ tipo: 'atraso' as const, fecha: fecha(`2026-11-${dia}`) }));
/** Past due, with five late days, and neither. */
const CARTERA = [
  creditoDe('Ana López', { fecha_inicio: fecha('2026-09-01') }),
  creditoDe('Beto Ruiz', {
    fecha_inicio: fecha('2026-11-03'),
    movimientos: atrasos('05', '06', '07', '09', '10'),
  }),
  creditoDe('Carla Gil', { movimientos: [{ tipo: 'pago', fecha: fecha('2026-11-17') }] }),
];

/** The screens of collectors' cards, with a few and this one's. */
const enOficina = async (camino: string, uid?: string) => {
  const visita = await abrirComo(GERENTE);
  await conPocasRutas(visita.contexto, uid);
  await visita.pagina.goto(mundo.suite.url + camino);
  return visita;
};

const ficha = (pagina: Page, nombre: string) => pagina.getByRole('article', { name: nombre, exact: true });
const fila = (pagina: Page, nombre: string) => pagina.getByRole('row', { name: nombre });

test('the dashboard: the figures of a row of tiles stand in one line; what waits moves by itself', async () => {
  const { pagina } = await enOficina('gerente');
  await pagina.getByRole('table', { name: 'Vencidos por antigüedad' }).waitFor();
  expect(await alturasDesiguales(pagina)).toEqual([]);
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  await escenaDe(mundo, cobrador).abonar(720);
  const gerente = await mundo.cuenta(GERENTE);
  await expect
    .poll(async () => {
      const { solicitudesPendientes } = (await invocar(gerente, 'dashboardStats')).cuerpo;
      return (await valorDe(pagina, 'Solicitudes Pendientes')) === String(solicitudesPendientes);
    })
    .toBe(true);
});

test('the routes: a row per collector with its day, who is behind first and named; searched, sorted, opened by the keyboard; a card on a phone; none at all, and none because of a failure, are told apart', async () => {
  const cobrador = await mundo.cobrador(CARTERA);
  const nombre = `Cobrador ${cobrador.uid}`;
  await mundo.disparar('resumirOficina');
  const { pagina, contexto, consola } = await enOficina('gerente/rutas', cobrador.uid);
  const celdas = async (desde: number, hasta: number) => {
    const textos = await fila(pagina, nombre).getByRole('gridcell').allInnerTexts();
    const trozos = textos.slice(desde, hasta).map((texto) => texto.replace(/\s+/g, ' '));
    return trozos.join(' | ');
  };
  await fila(pagina, nombre).waitFor();
  expect(await celdas(1, 4)).toBe('$0.00 de $360.00 | 0 de 3 | $0.00');
  const ver = (vista: string) =>
    pagina.getByRole('radiogroup', { name: 'Qué se ve' }).getByText(vista, { exact: true }).click();
  await ver('Cartera');
  await fila(pagina, nombre).getByText('1.11 %').waitFor();
  expect(await celdas(1, 7)).toBe(
    '$9,000.00 | $0.00 | $10,680.00 | 1.11 % $120.00 de $10,800.00 | $360.00 mínimo $288.00 | 3 de 3',
  );
  await ver('Atraso');
  await fila(pagina, nombre).getByText('33.71 %').waitFor();
  expect(await celdas(1, 6)).toBe('$3,600.00 | 33.71 % | $10,680.00 | 1 | 3 de 3');
  await ver('Hoy');
  const ayuda = pagina.getByRole('button', { name: 'Qué es cada cifra de las rutas' });
  await ayuda.press('Enter');
  await expect.poll(() => dialogo(pagina).getByRole('definition').count()).toBe(16);
  await cerrarDialogo(pagina);
  await expect.poll(() => ayuda.evaluate((boton) => boton === document.activeElement)).toBe(true);
  await escenaDe(mundo, cobrador).abonar(120);
  await pagina.reload();
  await fila(pagina, nombre).getByText('$120.00 de $360.00').waitFor();
  expect(await celdas(2, 4)).toBe('1 de 3 | $120.00');

  // The order, the search and the way into the route: by the keyboard, and in the address.
  await pagina.getByRole('button', { name: 'En mano', exact: true }).press('Enter');
  await pagina.getByRole('textbox', { name: 'Buscar cobrador' }).fill(nombre);
  await pagina.getByText('1 ruta', { exact: true }).waitFor();
  await expect.poll(() => new URL(pagina.url()).searchParams.get('q')).toBe(nombre);
  expect(new URL(pagina.url()).searchParams.get('orden')).toBe('-efectivo');
  const totales = pagina.getByRole('row', { name: 'Total de 1 ruta' });
  await totales.getByText('$120.00', { exact: true }).waitFor();
  await pagina.getByRole('grid', { name: 'Rutas' }).press('Enter');
  await encabezadoRuta(pagina, 2).waitFor();
  await pagina.goBack();

  // A tile leads to the view of its own column, and what that adds up to; in each view all columns are in sight.
  await pagina.goto(`${mundo.suite.url}gerente/rutas?orden=recuperado`);
  const todas = pagina.getByRole('row', { name: /^Total de \d+ rutas/ });
  await todas.getByText(/^\d+\.\d\d %, \$[\d,.]+ de \$[\d,.]+$/).waitFor();
  for (const vista of ['Hoy', 'Cartera', 'Atraso']) {
    await ver(vista);
    await todas.waitFor();
    await expect.poll(() => pagina.locator('.tabla-marco[data-de-lado]').count()).toBe(0);
  }

  await pagina.setViewportSize(TELEFONO);
  await ficha(pagina, nombre).getByText('$120.00 de $360.00').waitFor();
  await pagina.setViewportSize(ESCRITORIO);
  consola.tolerar(FALLO_DE_RED);
  await contexto.route(RUTAS, (ruta) => ruta.fulfill({ headers: PROPIA, json: { datos: [] } }));
  await pagina.goto(`${mundo.suite.url}gerente/rutas`);
  await pagina.getByText('No hay rutas disponibles', { exact: true }).waitFor();
  await dejarPasar(contexto);
  await negar(contexto, RUTAS);
  await pagina.reload();
  await reintentar(pagina, contexto, 'Error al cargar las rutas de los cobradores');
  await pagina.getByRole('grid', { name: 'Rutas' }).waitFor();
});
