// The route before anything is tapped: the day at a glance, and how much of it is on screen.
import { fecha } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { abrirMundo } from '../../setup/mundo.ts';
import { palidas } from '../apoyo/ejes.ts';
import { idCredito, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import {
  abrirHoja,
  cortados,
  encabezadoRuta,
  enterasEnPantalla,
  quedaRegistrado,
  tarjeta,
} from '../apoyo/ruta.ts';
import { CADA_TAMANO, TELEFONO } from '../apoyo/tamanos.ts';

/** The amounts; the main button's colours are the theme's (web/build/contraste.test.ts). */
const EN_EL_SOL = ['.vistazo-cifras', '.tarjeta-por-cobrar'];

const mundo = abrirMundo();

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const { nueva, enRuta } = usarEscenas(tamano, mundo);

  test('the day at a glance goes with each payment; four doors fit on a phone, at twice the text size nothing is lost', async () => {
    const nombres = Array.from({ length: 6 }, (_, i) => `Cliente Corto ${i + 1}`);
    const { pagina } = await enRuta(nombres.map((nombre) => creditoDe(nombre)));
    const dia = pagina.getByRole('region', { name: 'El día' });
    await dia.getByText('0 de 6 visitados', { exact: true }).waitFor();
    await dia.getByText('$0.00 de $720.00 cobrados', { exact: true }).waitFor();
    await pagina.getByText('Abierto hasta las 18:00', { exact: true }).waitFor();
    if (tamano === TELEFONO) expect(await enterasEnPantalla(pagina)).toBeGreaterThanOrEqual(4);
    const campo = await pagina.getByPlaceholder('Buscar por nombre, dirección, monto...').boundingBox();
    const filtros = await pagina.getByRole('button', { name: 'Filtros', exact: true }).boundingBox();
    expect(campo!.width).toBeGreaterThanOrEqual(100);
    expect(filtros!.width).toBeGreaterThanOrEqual(40);
    expect(filtros!.x).toBeGreaterThan(campo!.x + campo!.width);

    for (const colorScheme of ['dark', 'light'] as const) {
      await pagina.emulateMedia({ colorScheme });
      expect(await palidas(pagina, EN_EL_SOL), colorScheme).toEqual([]);
    }

    const hoja = await abrirHoja(pagina, 'Cliente Corto 2');
    await hoja.getByRole('button', { name: /^Registrar \$120\.00 de/ }).click();
    await pagina.getByText('+ 1 cliente y $120.00 sin confirmar', { exact: true }).waitFor();
    await quedaRegistrado(pagina);
    await dia.getByText('1 de 6 visitados', { exact: true }).waitFor();
    await dia.getByText('$120.00 de $720.00 cobrados', { exact: true }).waitFor();

    const verTodo = pagina.getByRole('button', { name: 'Ver todo', exact: true });
    const abiertas = async () => pagina.locator('.tarjeta-por-cobrar[aria-expanded=true]').count();
    // A card that leaves during a press would have it ignored.
    await tarjeta(pagina, 'Cliente Corto 2').waitFor({ state: 'detached' });
    if (tamano === TELEFONO) await verTodo.click();
    await expect.poll(abiertas).toBe(5);
    await pagina.reload();
    await expect.poll(abiertas).toBe(5);
    await pagina.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await cortados(pagina)).toEqual([]);
    await verTodo.click();
    await expect.poll(abiertas).toBe(0);
    expect(await cortados(pagina)).toEqual([]);
  });

  const seisDeLosQue = (vencido: number) =>
    Array.from({ length: 6 }, (_, i) =>
      creditoDe(`Cliente Corto ${i + 1}`, i === vencido ? { fecha_inicio: fecha('2026-08-03') } : {}),
    );

  test('four doors fit on a phone also where one is past due and another has promised for today', async () => {
    const { pagina, cobrador } = await nueva(seisDeLosQue(0));
    const promesa = { fecha: '2026-11-18', monto_centavos: 12_000, total_pagado_centavos: 0 };
    await mundo.db.doc(`creditos/${idCredito({ cobrador }, 2)}`).update({ promesa });
    await pagina.goto(`${mundo.suite.url}cobrador`);
    await tarjeta(pagina, 'Cliente Corto 1').getByText('Vencido', { exact: true }).waitFor();
    await tarjeta(pagina, 'Cliente Corto 2').getByText('Prometió $120.00 hoy', { exact: true }).waitFor();
    if (tamano === TELEFONO) expect(await enterasEnPantalla(pagina)).toBeGreaterThanOrEqual(4);
    expect(await cortados(pagina)).toEqual([]);
  });

  test('four doors fit on a phone also where cash waits to be returned', async () => {
    const { pagina, cobrador } = await nueva(seisDeLosQue(0));
    await escenaDe(mundo, cobrador, 6).multipleRechazado('devolver');
    const linea = pagina.getByRole('link', { name: '$720.00 por devolver o registrar' });
    await pagina.goto(`${mundo.suite.url}cobrador`);
    await linea.waitFor();
    // The phone remembers it: from now on it is there at the first paint, and nothing makes room for it.
    await pagina.goto(`${mundo.suite.url}cobrador/dashboard`);
    await pagina.goto(`${mundo.suite.url}cobrador`);
    await encabezadoRuta(pagina, 6).waitFor();
    await linea.waitFor();
    expect(await pagina.evaluate(() => window.scrollY)).toBe(0);
    if (tamano === TELEFONO) expect(await enterasEnPantalla(pagina)).toBeGreaterThanOrEqual(4);
    expect(await cortados(pagina)).toEqual([]);

    // On a phone it is lower than a finger, and takes one that lands in the gaps beside it.
    const altura = () =>
      linea.evaluate((e) => {
        const { x, y, width } = e.getBoundingClientRect();
        const esSuyo = (alto: number) => e.contains(document.elementFromPoint(x + width / 2, y + alto));
        return Array.from({ length: 80 }, (_, n) => n - 20).filter(esSuyo).length;
      });
    await expect.poll(altura).toBeGreaterThanOrEqual(44);
  });
});
