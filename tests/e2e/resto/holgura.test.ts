// Every screen of the three roles: room for the largest figures, from the narrowest phone to the desk; and in the long
// run what axe finds, of which the journeys see the most.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { hayClientes, pedirEliminar } from '../apoyo/activos.ts';
import { conCifrasGrandes } from '../apoyo/cifras-grandes.ts';
import { palidas } from '../apoyo/ejes.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { faltasDe } from '../apoyo/holgura.ts';
import { cerrarLoAbierto, irA } from '../apoyo/ir.ts';
import type { Pantalla } from '../apoyo/foto.ts';
import { DE_SUPERVISOR, PANTALLAS } from '../apoyo/pantallas.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo } from '../apoyo/ruta.ts';

const { mundo, abrir, abrirComo, comoGerente } = usarEscenas();

const TODAS = [...PANTALLAS, ...DE_SUPERVISOR];
const PERSONAS = ['cobrador1', 'gerente', 'supervisor'].map((quien) => `${quien}@leal.demo`);

/** Inside the app; the route begins anew, because earlier looks have searched it or opened its sheet. */
const llegar = (pagina: Page, camino: string): Promise<unknown> =>
  ['', 'cobrador'].includes(camino)
    ? pagina.goto(mundo.suite.url + camino)
    : irA(pagina, mundo.suite.url + camino);

const pantallasDe = (email: string): readonly Pantalla[] =>
  TODAS.filter((pantalla) => pantalla.email === email);

/** So many screens are one test: the limit of a test is for what hangs, and not for how many there are. */
const POR_PRUEBA = 10;
const TRAMOS = PERSONAS.flatMap((email) => {
  const todas = pantallasDe(email);
  const cuantos = Math.ceil(todas.length / POR_PRUEBA);
  return Array.from({ length: cuantos }, (_, n) => {
    const pantallas = todas.slice(n * POR_PRUEBA, (n + 1) * POR_PRUEBA);
    return { email, pantallas, desde: pantallas[0]?.nombre, hasta: pantallas.at(-1)?.nombre };
  });
});

/** The faults on each of these screens. */
async function recorrer(
  pagina: Page,
  pantallas: readonly Pantalla[],
  mirar: () => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const faltas: Record<string, string[]> = {};
  await pagina.goto(`${mundo.suite.url}profile`);
  for (const { nombre, camino, preparar } of pantallas) {
    await cerrarLoAbierto(pagina);
    await llegar(pagina, camino);
    await preparar(pagina);
    const halladas = await mirar();
    if (halladas.length > 0) faltas[nombre] = halladas;
  }
  return faltas;
}

describe('nothing is cut, overlaps, leaves the screen or is smaller than its name', () => {
  test.each(TRAMOS)(
    'with the largest figures, for $email, $desde to $hasta',
    async ({ email, pantallas }) => {
      const { pagina, contexto } = await abrirComo(email);
      await conCifrasGrandes(contexto);
      expect(await recorrer(pagina, pantallas, () => faltasDe(pagina))).toEqual({});
    },
  );

  test('rows that are scrolled below the head of their table are not on top of it', async () => {
    const { pagina } = await comoGerente('gerente/clientes-activos');
    await hayClientes(pagina);
    const bajada = await pagina.locator('.tabla-lista-holder').evaluate((lista) => {
      lista.scrollTop = 30;
      return lista.scrollTop;
    });
    expect(bajada).toBe(30);
    expect(await faltasDe(pagina, [ESCRITORIO.width])).toEqual([]);
    expect(await pagina.locator('.tabla-lista-holder').evaluate(({ scrollTop }) => scrollTop)).toBe(30);
  });

  test('in a question that is still being read', async () => {
    const { pagina, contexto } = await abrirComo('gerente@leal.demo');
    await contexto.route('**/leal-api/vistos/**', () => undefined);
    await pagina.goto(`${mundo.suite.url}gerente/clientes-activos`);
    await hayClientes(pagina);
    await pedirEliminar(pagina);
    await dialogo(pagina)
      .getByRole('status')
      .filter({ hasText: 'Cargando...' })
      .waitFor({ state: 'attached' });
    expect(await faltasDe(pagina)).toEqual([]);
  });
});

/** The elements that are read in the sun: amounts, and the button that matters. */
const EN_EL_SOL = ['.monto', '.cifra-valor', '.grafica-valor', '.ant-btn-primary'];

/** The theme of day; in the long run the one of night too. The colours of both themes: web/build/contraste.test.ts. */
const TEMAS = ES_TODO ? (['dark', 'light'] as const) : (['light'] as const);

/** The screens of every hour; the long run looks at all. */
const DE_CADA_HORA =
  /^(login|cobrar|pago|editar-cliente|solicitar-edicion-pago|dashboard|comprobante|clientes|mis-solicitudes|renovaciones|gastos|corte|corte-contar)$/;
const enLaCalle = PANTALLAS.filter(({ nombre }) => ES_TODO || DE_CADA_HORA.test(nombre));

/** Less than 7:1, and what has no room when letters are twice as large. */
async function faltasEnLaCalle(pagina: Page): Promise<string[]> {
  const todas: string[] = [];
  for (const colorScheme of TEMAS) {
    await pagina.emulateMedia({ colorScheme });
    todas.push(...(await palidas(pagina, EN_EL_SOL)).map((palida) => `${colorScheme}: ${palida}`));
  }
  await pagina.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  todas.push(...(await faltasDe(pagina, [TELEFONO.width])));
  await pagina.evaluate(() => (document.documentElement.style.fontSize = ''));
  return todas;
}

describe('in the street all has room at twice the text size, and is read in the sun', () => {
  test.each([
    ['nobody', undefined],
    ['a collector', PERSONAS[0]],
  ])('on the screens of %s', async (_, quien) => {
    const pedido = { tamano: TELEFONO };
    const { pagina } = quien === undefined ? await abrir(pedido) : await abrirComo(quien, pedido);
    const pantallas = enLaCalle.filter(({ email }) => email === quien);
    expect(await recorrer(pagina, pantallas, () => faltasEnLaCalle(pagina))).toEqual({});
  });
});

if (ES_TODO)
  test.each(PERSONAS)('axe finds nothing, and a thumb hits all, on every screen of %s', async (email) => {
    const { pagina } = await abrirComo(email);
    await recorrer(pagina, pantallasDe(email), async () => {
      await ((await dialogo(pagina).isVisible()) ? revisarDialogo : revisar)(pagina);
      return [];
    });
  });
