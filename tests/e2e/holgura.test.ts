// Room for figures: every screen of the three roles with the largest ones, from the narrowest phone to the desk.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { conCifrasGrandes } from './apoyo/cifras-grandes.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { faltasDe } from './apoyo/holgura.ts';
import { cerrarLoAbierto, irA } from './apoyo/ir.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { DE_SUPERVISOR, PANTALLAS } from './apoyo/pantallas.ts';

const mundo = abrirMundo();
const { abrirComo } = usarEscenas(mundo, usarNavegador());

const TODAS = [...PANTALLAS, ...DE_SUPERVISOR];
const PERSONAS = ['cobrador1', 'gerente', 'supervisor'].map((quien) => `${quien}@leal.demo`);

/** Inside the app; the route begins anew, because earlier looks have searched it or opened its sheet. */
const llegar = (pagina: Page, camino: string): Promise<unknown> =>
  camino === 'cobrador' ? pagina.goto(mundo.suite.url + camino) : irA(pagina, mundo.suite.url + camino);

describe('nothing is cut, overlaps, leaves the screen or is smaller than its name', () => {
  test.each(PERSONAS)('with the largest figures, on every screen of %s', async (email) => {
    const { pagina, contexto } = await abrirComo(email);
    await conCifrasGrandes(contexto);
    const faltas: Record<string, string[]> = {};
    await pagina.goto(`${mundo.suite.url}profile`);
    for (const { nombre, camino, preparar } of TODAS.filter((pantalla) => pantalla.email === email)) {
      await cerrarLoAbierto(pagina);
      await llegar(pagina, camino);
      await preparar(pagina);
      const suyas = await faltasDe(pagina);
      if (suyas.length > 0) faltas[nombre] = suyas;
    }
    expect(faltas).toEqual({});
  });
});
