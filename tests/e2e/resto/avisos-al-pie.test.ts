// The place of toasts: at the foot, above the buttons that stand there, and never over a title or a search.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hayClientes } from '../apoyo/activos.ts';
import { detener, esperarSinFin } from '../apoyo/duda.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { dialogo, oye } from '../apoyo/ruta.ts';
import { pagar, visitar } from '../apoyo/sin-linea.ts';
import { AMBOS, comoTexto, TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, comoGerente, enRuta } = usarEscenas();

const VECINOS = Array.from({ length: 6 }, (_, n) => creditoDe(`Vecino ${n + 1}`));

/** Runs in the page: which of these a toast lies on, and where it is; undefined while there is none, or one of them is missing. */
function comoEsta(cosas: readonly string[]) {
  const aviso = document.querySelector('.aviso-pasajero');
  const partes = cosas.map((cual) => [...document.querySelectorAll(cual)].find((e) => e.checkVisibility()));
  if (!aviso || partes.includes(undefined)) return undefined;
  const caja = aviso.getBoundingClientRect();
  const encima = cosas.filter((_, i) => {
    const { left, top, right, bottom } = partes[i]!.getBoundingClientRect();
    return caja.left < right && left < caja.right && caja.top < bottom && top < caja.bottom;
  });
  return { encima, alPie: caja.top > innerHeight / 2 && caja.bottom <= innerHeight };
}

/** Waits for a toast beside all of these. */
const libreDe = (pagina: Page, ...cosas: string[]) =>
  expect.poll(() => pagina.evaluate(comoEsta, cosas), { interval: 20 });
const BIEN = { encima: [], alPie: true };

test.each(AMBOS.map((tamano) => [comoTexto(tamano), tamano] as const))(
  'at %s it is not on the title or the search of a route, nor on the bar at the foot',
  async (_, tamano) => {
    const { pagina } = await enRuta(VECINOS, { tamano });
    await pagina.getByRole('button', { name: 'Registrar Atraso de Vecino 1' }).click();
    await oye(pagina);
    await dialogo(pagina).getByRole('button', { name: 'Confirmar', exact: true }).click();
    const pie = tamano === TELEFONO ? ['.inferior'] : [];
    await libreDe(pagina, 'h1', '[placeholder^="Buscar por nombre"]', '.barra', ...pie).toMatchObject(BIEN);
  },
);

test('what can be undone, and the buttons at the foot of a screen, are below it', async () => {
  const { pagina, contexto } = await enRuta(VECINOS, { tamano: TELEFONO });
  await esperarSinFin(pagina);
  await pagar(pagina, 'Vecino 1');
  // The first is sent when the second is booked.
  await pagar(pagina, 'Vecino 2');
  await libreDe(pagina, '.aviso-al-pie', '.inferior', 'h1').toMatchObject(BIEN);
  // Whoever leaves the route has the last deed sent; that it is booked is said once the next screen stands. A visit has no
  // receipt, so that a toast says it.
  const soltar = await detener(contexto, '**/abonos/registrar');
  await visitar(pagina, 'Vecino 3');
  await irA(pagina, `${mundo.suite.url}cobrador/caja/entregar`);
  await pagina.getByRole('button', { name: 'Entregar corte', exact: true }).waitFor();
  soltar();
  await libreDe(pagina, '.conteo-pie button', '.inferior', 'h1').toMatchObject(BIEN);
});

test('at a desk it stands below the menu, beside the screen and its search', async () => {
  const { pagina } = await comoGerente('gerente/clientes-activos');
  await hayClientes(pagina);
  await pagina
    .getByRole('button', { name: /^Editar a/ })
    .first()
    .click();
  await dialogo(pagina).getByLabel('Nombre').waitFor();
  await oye(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Guardar Cambios' }).click();
  await libreDe(pagina, 'h1', '[type=search], [placeholder^="Buscar"]', '.barra').toMatchObject(BIEN);
});
