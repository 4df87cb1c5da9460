// Whether what a screen says has room: nothing leaves it, is cut, lies on something else or is smaller than its name.
import type { Page } from 'playwright-core';
import { ES_TODO } from '@leal/pruebas/corrida';
import { quieta } from './ejes.ts';

/** From the narrowest phone to the desk; the short run looks at the two ends, and at a small desk for its columns. */
const ANCHOS = ES_TODO ? [320, 360, 768, 1024, 1280] : [320, 1024, 1280];
/** There figures of eight digits may be scrolled sideways; columns never touch. */
const ESCRITORIO_CHICO = 1024;
const ALTO = 800;

/** How the finding about them begins. */
const COLUMNAS = 'columns touch';

/** Runs in the page: what is wrong on it, in words. */
function faltas(): string[] {
  type Texto = {
    nodo: Text;
    padre: Element;
    dice: string;
    cajas: DOMRect[];
    alcance: DOMRect[];
    capa: Element;
  };
  const ancho = document.documentElement.clientWidth;
  /** One mistake of each kind: the same ten times is reported once. */
  const halladas = new Map<string, string>();
  const anotar = (que: string, cual = '') => halladas.has(que) || halladas.set(que, cual);
  const ancestros = (e: Element): Element[] => (e.parentElement ? [e, ...ancestros(e.parentElement)] : [e]);
  const esOculta = (e: Element) => getComputedStyle(e).clipPath.startsWith('inset(50%');
  const nombreDe = (e: Element) =>
    `${e.tagName.toLowerCase()}.${(e.getAttribute('class') ?? '').split(' ').slice(0, 2).join('.')}`;
  /** The layer that an element moves with, by itself or with the rest. */
  const capaDe = (e: Element) =>
    ancestros(e).find((a) => ['fixed', 'sticky'].includes(getComputedStyle(a).position)) ?? document.body;

  /** The part of a box that is to be seen inside that ancestor. */
  const loQueDeja = (caja: DOMRect, e: Element): DOMRect => {
    const { overflowX, overflowY, display } = getComputedStyle(e);
    if (e === document.documentElement || e === document.body || display === 'inline') return caja;
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const [x, hastaX] =
      overflowX === 'visible'
        ? [caja.left, caja.right]
        : [Math.max(caja.left, left), Math.min(caja.right, right)];
    const [y, hastaY] =
      overflowY === 'visible'
        ? [caja.top, caja.bottom]
        : [Math.max(caja.top, top), Math.min(caja.bottom, bottom)];
    return new DOMRect(x, y, Math.max(0, hastaX - x), Math.max(0, hastaY - y));
  };

  const total = document.documentElement.scrollWidth;
  if (total > ancho) anotar(`the screen scrolls sideways: ${total} of ${ancho}`);

  for (const e of document.querySelectorAll('body *')) {
    const { width, height } = e.getBoundingClientRect();
    if (esOculta(e) && (width > 2 || height > 2)) anotar(`takes room though hidden: ${nombreDe(e)}`);
  }

  const abierto = [...document.querySelectorAll('[role=dialog]')].findLast((e) => e.checkVisibility());
  const textos: Texto[] = [];
  const caminante = document.createTreeWalker(abierto ?? document.body, NodeFilter.SHOW_TEXT);
  while (caminante.nextNode()) {
    const nodo = caminante.currentNode as Text;
    const padre = nodo.parentElement;
    const dice = nodo.data.trim();
    if (
      !padre ||
      dice === '' ||
      ['STYLE', 'SCRIPT', 'TITLE', 'TEXTAREA'].includes(padre.tagName.toUpperCase())
    )
      continue;
    if (!padre.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (ancestros(padre).some(esOculta)) continue;
    const rango = document.createRange();
    rango.selectNodeContents(nodo);
    const cajas = [...rango.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    // Text that an ellipsis stands for, or that is scrolled away within a list, is nowhere.
    const alcance = cajas.map((caja) => ancestros(padre).reduce(loQueDeja, caja));
    textos.push({ nodo, padre, dice, cajas, alcance, capa: capaDe(padre) });
  }

  /** Whether an element may lie outside the screen: it scrolls, or is fixed. */
  const corredizo = (e: Element) => {
    const { overflowX, overflowY, position } = getComputedStyle(e);
    const corre = (eje: string, sobra: number) => ['auto', 'scroll'].includes(eje) && sobra > 0;
    if (position === 'fixed' || corre(overflowY, e.scrollHeight - e.clientHeight)) return true;
    // The desk's table scrolls its rows by itself, and its head and its rows sideways.
    if (e.matches('.tabla-cabeza, .tabla-lista-holder-inner')) return true;
    return e.matches('.vistas-corredizas') && corre(overflowX, e.scrollWidth - e.clientWidth);
  };
  for (const { padre, dice, cajas } of textos) {
    const cifra = /(?<!\w)\d/.test(dice);
    const cerca = ancestros(padre);
    const hasta = cerca.findIndex(corredizo);
    const culpable = (hasta < 0 ? cerca : cerca.slice(0, hasta)).find((e) => {
      const { display, overflowX, overflowY } = getComputedStyle(e);
      if (display === 'inline' || display === 'contents') return false;
      if (e instanceof SVGElement && e.tagName !== 'svg') return false;
      const caja = e.getBoundingClientRect();
      const corta = overflowX !== 'visible' || overflowY !== 'visible';
      const baja = cajas.some((c) => c.top < caja.top - 5 || c.bottom > caja.bottom + 5);
      const sale = cajas.some((c) => c.left < caja.left - 1 || c.right > caja.right + 1);
      return sale || (baja && (corta || cifra));
    });
    // A long name may end in an ellipsis, and so may an address with the number of its house; a figure may not.
    const sinCifras = !cifra || padre.closest('[data-senas]') !== null;
    if (culpable && sinCifras && getComputedStyle(culpable).textOverflow === 'ellipsis') continue;
    if (culpable) anotar(`out of ${nombreDe(culpable)} (${nombreDe(padre)})`, dice);
    // A phone is no amount, nor is what a random id ends in: one in three hundred of these is all digits.
    const sinNombres = dice.replaceAll(/\b\d{10}\b|\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g, '');
    if (/(?<![\w,.])\d{5,}(?!\w)/.test(sinNombres)) anotar('without separators', dice);
    if (/^-?\$[\d,.]+\.\d(?!\d)|^-?\$[\d,.]+\s(k|M)\b/.test(dice)) anotar('shortened', dice);
  }

  const encima = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  textos.forEach((texto, i) => {
    for (const otro of textos.slice(i + 1))
      if (texto.capa === otro.capa && texto.alcance.some((a) => otro.alcance.some((b) => encima(a, b))))
        anotar(
          `on top of each other: ${nombreDe(texto.padre)} and ${nombreDe(otro.padre)}`,
          `${texto.dice} | ${otro.dice}`,
        );
  });

  // Columns never touch: beside each other in a row, the texts of two cells have room between them.
  const JUNTAS = 8;
  for (const fila of document.querySelectorAll('tr, .tabla-fila, .tabla-cabeza > [role=row]')) {
    const celdas = [...fila.children].map((celda) =>
      textos
        .filter(({ padre }) => celda.contains(padre))
        .flatMap(({ dice, capa, alcance }) => alcance.map((caja) => ({ dice, capa, caja })))
        .filter(({ caja }) => caja.width > 0 && caja.height > 0),
    );
    celdas.forEach((celda, i) => {
      for (const a of celda)
        for (const b of celdas.slice(i + 1).flat()) {
          const alLado = Math.min(a.caja.bottom, b.caja.bottom) - Math.max(a.caja.top, b.caja.top) > 5;
          const hueco = Math.max(b.caja.left - a.caja.right, a.caja.left - b.caja.right);
          if (a.capa === b.capa && alLado && hueco < JUNTAS)
            anotar(`columns touch, ${nombreDe(fila)}`, `${a.dice} | ${b.dice}`);
        }
    });
  }

  const letra = (e: Element) => Number.parseFloat(getComputedStyle(e).fontSize);
  /** The texts with a digit in an element, however deep. */
  const deCifra = (e: Element) => textos.filter(({ padre, dice }) => /\d/.test(dice) && e.contains(padre));
  for (const [nombre, valor] of [
    ['dt', 'dd'],
    ['.cifra-titulo', '.cifra-valor'],
    ['th[scope=row]', 'td'],
    ['.menu a', '.contador'],
  ] as const)
    for (const e of document.querySelectorAll(nombre)) {
      const lugar = nombre === '.menu a' ? e : e.parentElement;
      for (const elemento of lugar?.querySelectorAll(valor) ?? [])
        for (const { padre, dice } of deCifra(elemento))
          if (letra(padre) < letra(e))
            anotar(`smaller than its name, ${nombreDe(e)}`, `${e.textContent}: ${dice}`);
    }
  return [...halladas].map(([que, cual]) => `${que}: ${cual}`);
}

/** At each of these widths, what is wrong with the screen; it is left as wide as it was. */
export async function faltasDe(pagina: Page, anchos = ANCHOS): Promise<string[]> {
  const propio = pagina.viewportSize();
  const todas: string[] = [];
  for (const width of anchos) {
    await pagina.setViewportSize({ width, height: ALTO });
    await pagina.mouse.move(0, 0);
    await quieta(pagina);
    await pagina.waitForFunction(() => !document.querySelector('[class*="-appear-active"]'));
    const halladas = await pagina.evaluate(faltas);
    const cuentan =
      width === ESCRITORIO_CHICO ? halladas.filter((columna) => columna.startsWith(COLUMNAS)) : halladas;
    todas.push(...cuentan.map((falta) => `${width}: ${falta}`));
  }
  if (propio) await pagina.setViewportSize(propio);
  return todas;
}
