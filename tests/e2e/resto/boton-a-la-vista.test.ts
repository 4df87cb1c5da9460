// The button that matters is in sight in every dialog and sheet, however long it is and whatever the keyboard leaves.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { principal } from '../apoyo/capas.ts';
import { quieta } from '../apoyo/ejes.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { cerrarLoAbierto, irA } from '../apoyo/ir.ts';
import { PANTALLAS } from '../apoyo/pantallas.ts';
import { dialogo, oye } from '../apoyo/ruta.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, abrirEn } = usarEscenas();

/** Phone, desk, the phone with its keyboard up, the narrowest phone with letters twice as large. */
const MODOS = [
  { ...TELEFONO, letra: '' },
  { ...ESCRITORIO, letra: '' },
  { width: TELEFONO.width, height: 400, letra: '' },
  { width: 320, height: TELEFONO.height, letra: '200%' },
];

/** The screens with the most in them, and the sheets. */
const LARGOS = {
  cobrador: [
    'cobrar',
    'comprobante',
    'editar-cliente',
    'solicitar-edicion-pago',
    'duplicar-cliente',
    'solicitar-renovacion',
    'corte-entregar',
    'entregar-credito',
  ],
  gerente: [
    'editar-credito',
    'aprobar-tardia',
    'aprobar-renovacion',
    'confirmar-corte',
    'desactivar-usuario',
  ],
};

/** Runs in the page: what is wrong with where the button is; empty when a finger that is not moved reaches all of it. */
function faltaDe(boton: Element): string {
  const { left, top, right, bottom } = boton.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    return `${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
  // A pane lies over everything for a moment where something has just moved.
  const encima = document
    .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    .find((e) => !e.matches('.capas-vidrio'));
  return encima && boton.contains(encima) ? '' : `below ${encima?.className}`;
}

/** At its top, and at its end. */
const desplazar = (pagina: Page, alFinal: boolean) =>
  dialogo(pagina)
    .last()
    .evaluate((e, abajo) => {
      for (let nodo: Element | null = e; nodo; nodo = nodo.parentElement) nodo.scrollTop = abajo ? 9999 : 0;
      for (const dentro of e.querySelectorAll('.ant-drawer-body')) dentro.scrollTop = abajo ? 9999 : 0;
    }, alFinal);

/** How far its content can be scrolled. */
const sobra = (pagina: Page): Promise<number> =>
  dialogo(pagina)
    .last()
    .evaluate((e) => {
      const cerca = [e.closest('.ant-modal-wrap'), ...e.querySelectorAll('.ant-drawer-body')];
      return Math.max(...cerca.map((nodo) => (nodo ? nodo.scrollHeight - nodo.clientHeight : 0)));
    });

async function mirar(pagina: Page): Promise<{ faltas: string[]; corre: number }> {
  const propio = pagina.viewportSize();
  const faltas: string[] = [];
  let corre = 0;
  for (const { letra, ...tamano } of MODOS) {
    await pagina.setViewportSize(tamano);
    await pagina.evaluate((cuanta) => (document.documentElement.style.fontSize = cuanta), letra);
    await quieta(pagina);
    await oye(pagina);
    corre = Math.max(corre, await sobra(pagina));
    for (const alFinal of [true, false]) {
      await desplazar(pagina, alFinal);
      const falta = await principal(pagina).evaluate(faltaDe);
      const donde = `${tamano.width}x${tamano.height} ${letra}, scrolled ${alFinal ? 'down' : 'up'}`;
      if (falta !== '') faltas.push(`${donde}: ${falta}`);
    }
  }
  await pagina.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (propio) await pagina.setViewportSize(propio);
  return { faltas, corre };
}

describe.each(Object.entries(LARGOS))('the dialogs of a %s', (quien, nombres) => {
  test('keep their button in sight', async () => {
    const email = quien === 'cobrador' ? 'cobrador1@leal.demo' : 'gerente@leal.demo';
    const { pagina } = await abrirEn(email, 'profile', { tamano: TELEFONO });
    const faltas: Record<string, string[]> = {};
    let masLargo = 0;
    for (const nombre of nombres) {
      const pantalla = PANTALLAS.find((cual) => cual.nombre === nombre)!;
      await cerrarLoAbierto(pagina);
      if (pantalla.camino === 'cobrador') await pagina.goto(mundo.suite.url + pantalla.camino);
      else await irA(pagina, mundo.suite.url + pantalla.camino);
      await pantalla.preparar(pagina);
      const visto = await mirar(pagina);
      if (visto.faltas.length > 0) faltas[nombre] = visto.faltas;
      masLargo = Math.max(masLargo, visto.corre);
    }
    expect(faltas).toEqual({});
    // Without that nothing here was longer than its window.
    expect(masLargo).toBeGreaterThan(100);
  });
});
