// A collector's own requests, and the things that are still to be done about them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { pagado } from '../../setup/pagado.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { nadaSalto, revisar, vigilarSaltos } from '../apoyo/revisar.ts';
import { dialogo, encabezadoRuta, tarjeta } from '../apoyo/ruta.ts';
import { haOido, sinCanal } from '../apoyo/vivo.ts';

const { mundo, abrirComo, abrirEn } = usarEscenas();
const ANA = pagado(1000, { persona: { nombre: 'Ana López' } });

test('a decision shows by itself in the list and its counters', async () => {
  const cobrador = await mundo.cobrador([ANA]);
  const id = await escenaDe(mundo, cobrador).pedirEdicion('09', 100);
  const { pagina } = await abrirEn(cobrador.email, 'cobrador/solicitudes');
  await pagina.getByText('Pendientes 1').waitFor();

  await haOido(pagina);
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const cuerpo = { estado: 'rechazada', comentario: 'Así se cobró.' };
  await invocar(gerente, 'resolverEdicionPago', { parametros: { id }, cuerpo });
  await tarjeta(pagina, 'Ana López').getByText('Así se cobró.').first().waitFor();
  await pagina.getByText('Rechazadas 1').waitFor();
});

test('what was decided and what is to be done is counted on every screen, also where nothing is heard; seen and done it is gone', async () => {
  const cobrador = await mundo.cobrador([ANA, creditoDe('Beto Ruiz')]);
  const deBeto = escenaDe(mundo, cobrador, 2);
  const id = await escenaDe(mundo, cobrador).pedirEdicion('09', 100);
  const { pagina, contexto, consola } = await abrirComo(cobrador.email);
  consola.tolerar(FALLO_DE_RED);
  let leidas = 0;
  pagina.on('request', (pedido) => (leidas += Number(pedido.url().includes('tarea=abierta'))));
  await pagina.goto(`${mundo.suite.url}cobrador`);
  await haOido(pagina);
  await expect.poll(() => leidas).toBe(1);
  const barra = pagina.getByRole('navigation', { name: 'Accesos' });
  const cuenta = () => barra.getByRole('link', { name: /^Solicitudes/ }).innerText();
  /** The number on the tab: in its title, and on its icon. */
  const pestana = async () => {
    const icono = await pagina.locator('head link[rel=icon]').getAttribute('href');
    const cuentas = [
      /^\(\d+\)/.exec(await pagina.title()),
      />(\d+)<\/text>/.exec(decodeURIComponent(icono ?? '')),
    ];
    return [cuentas[0]?.[0], cuentas[1]?.[1]];
  };
  const linea = pagina.getByRole('link', { name: '$720.00 por devolver o registrar' });
  expect(await cuenta()).toBe('Solicitudes');

  await deBeto.multipleRechazado();
  await dicho(pagina, 'Tienes $720.00 por devolver o registrar');
  await linea.waitFor();
  const gerente = await mundo.cuenta('gerente@leal.demo');
  await invocar(gerente, 'resolverEdicionPago', { parametros: { id }, cuerpo: { estado: 'rechazada' } });
  await dicho(pagina, 'Rechazada: edición de pago de Ana López');
  await expect.poll(cuenta).toContain('2 por ver');
  await expect.poll(pestana).toEqual(['(2)', '2']);

  const antes = leidas;
  await barra.getByRole('link', { name: 'Dashboard' }).click();
  await pagina.getByRole('heading', { name: 'Dashboard de Cobranza' }).waitFor();
  expect(await cuenta()).toContain('2 por ver');
  await barra.getByRole('link', { name: 'Mi Ruta' }).click();
  await encabezadoRuta(pagina).waitFor();
  expect(leidas).toBe(antes);
  await sinCanal(contexto);
  await pagina.reload();
  await linea.waitFor();
  await expect.poll(cuenta).toContain('2 por ver');
  expect(leidas).toBe(antes);

  await linea.click();
  await tarjeta(pagina, 'Beto Ruiz').getByRole('button', { name: 'Ya lo devolví' }).waitFor();
  await expect.poll(cuenta).toContain('1 por ver');
  await tarjeta(pagina, 'Beto Ruiz').getByRole('button', { name: 'Ya lo devolví' }).click();
  await dialogo(pagina).getByRole('button', { name: 'Sí, lo devolví' }).click();
  await dicho(pagina, /\$720\.00 de Beto Ruiz/);
  await expect.poll(cuenta).toBe('Solicitudes');
  await expect.poll(pestana).toEqual([undefined, undefined]);
  await barra.getByRole('link', { name: 'Mi Ruta' }).click();
  await encabezadoRuta(pagina).waitFor();
  expect(await linea.count()).toBe(0);
});

/** In what stands each thing that was the largest one painted until then. */
const losMayores = (pagina: Page): Promise<string[]> =>
  pagina.evaluate(
    () =>
      new Promise((alLeer) => {
        const observador = new PerformanceObserver((lista) =>
          alLeer(
            lista.getEntries().map((entrada) => {
              const { element } = entrada as PerformanceEntry & { element: Element | null };
              return element?.closest('.por-hacer-lineas, article, header')?.className ?? '';
            }),
          ),
        );
        observador.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('what is to be done leaves the heading of a first sign-in in sight; from then on it is there at the first paint', async () => {
  const nombres = Array.from({ length: 8 }, (_, i) => creditoDe(`Cliente Corto ${i + 1}`));
  const cobrador = await mundo.cobrador([ANA, ...nombres]);
  const { pagina } = await abrirComo(cobrador.email, { reducedMotion: 'no-preference' });
  await escenaDe(mundo, cobrador, 2).multipleRechazado();
  await invocar(await mundo.cuenta('gerente@leal.demo'), 'crearTraspaso', {
    cuerpo: { id_cobrador: cobrador.uid, monto: 300 },
  });
  await vigilarSaltos(pagina);
  await pagina.goto(`${mundo.suite.url}cobrador`);
  const cerca = tarjeta(pagina, 'Cliente Corto 2');
  const linea = pagina.getByRole('link', { name: '$720.00 por devolver o registrar' });
  const otra = pagina.getByRole('link', { name: '$300.00 de fondo por confirmar' });
  const ambas = pagina
    .locator('summary')
    .filter({ hasText: '2 cosas por hacer $720.00 por devolver o registrar' });
  await cerca.waitFor();
  expect(await linea.or(ambas).count()).toBe(0);
  // The things to do are asked for one by one, and come as they are answered.
  await ambas.waitFor();
  expect(await pagina.evaluate(() => window.scrollY)).toBe(0);
  const cabeza = await encabezadoRuta(pagina).boundingBox();
  expect(cabeza?.y).toBeGreaterThanOrEqual(56);
  // The line is not the largest thing of the screen either, which would then count as painted when this is.
  expect(await losMayores(pagina)).not.toContain('por-hacer-lineas');

  // From the top: where somebody had gone down, the browser may go back to when it is loaded again.
  await pagina.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await pagina.reload();
  await ambas.waitFor();
  await haOido(pagina);
  expect(await pagina.evaluate(() => window.scrollY)).toBe(0);
  await nadaSalto(pagina);

  // Several take the room of one until they are asked for; each leads to its own, and nothing is scrolled for it.
  expect(await linea.isVisible()).toBe(false);
  await ambas.click();
  await linea.waitFor();
  await otra.waitFor();
  expect(await pagina.evaluate(() => window.scrollY)).toBe(0);
  await revisar(pagina);
  await otra.click();
  await pagina.waitForURL(/\/cobrador\/traspasos/);
});
