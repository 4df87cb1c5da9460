// The printed page and the picture that is shared fit their paper, are light whatever the theme, take one sheet where
// one is enough, and have nothing of the frame on them, with the largest figures and the longest names.
import { centavos, fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { entregarCorteDe } from '../../setup/cortes.ts';
import { escenaDe } from '../../setup/escena.ts';
import { darFondo } from '../../setup/fondo.ts';
import { conCifrasGrandes } from '../apoyo/cifras-grandes.ts';
import { conSerie, tokenDe } from '../apoyo/comprobante.ts';
import { idCredito, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { faltasDe } from '../apoyo/holgura.ts';
import { historial } from '../apoyo/pago.ts';
import { dialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, url, abrirComo, enPago } = usarEscenas();
const OSCURO = { colorScheme: 'dark' } as const;
/** The width that its margins leave, in px. */
const ANCHO_CARTA = 710;
const CARTA: [number, number] = [612, 792];
const CIENTO_SESENTA = `Oficina en ${'Avenida Constitución 1450, Monterrey; '.repeat(4)}`.slice(0, 160);
const CIEN_LETRAS = `Préstamos y Servicios ${'Montemayor de la Garza '.repeat(4)}S.A.`;

/** The sheets that a printer gets, each as its width and height in points. */
async function hojas(pagina: Page): Promise<[number, number][]> {
  const pdf = (await pagina.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ancho, alto]) => [
    Math.round(Number(ancho)),
    Math.round(Number(alto)),
  ]);
}

/** The things that paper must not have: the frame, buttons, anything wider than its place, anything dark around it. */
async function enPapel(pagina: Page, hoja: string, ancho = ANCHO_CARTA): Promise<void> {
  const propio = pagina.viewportSize() ?? TELEFONO;
  await pagina.setViewportSize({ width: ancho, height: 1000 });
  await pagina.emulateMedia({ media: 'print', ...OSCURO });
  const marco = pagina.locator(
    ':is(.barra, .inferior, .marco-lateral, .saltar, .no-impreso, .ant-btn, [data-entorno-local]):visible',
  );
  await expect.poll(() => marco.count()).toBe(0);
  const faltas = () =>
    pagina.locator(hoja).evaluate((papel) => {
      const { left, right } = papel.getBoundingClientRect();
      const salen = [...papel.querySelectorAll('*')].filter((e) => {
        const caja = e.getBoundingClientRect();
        return e.checkVisibility() && (caja.left < left - 1 || caja.right > right + 1);
      });
      const { colorScheme } = getComputedStyle(document.documentElement);
      const fondo = getComputedStyle(document.body).backgroundColor;
      return { salen: salen.map((e) => e.outerHTML.slice(0, 80)), colorScheme, fondo };
    });
  // A colour on its way from one theme to the other is still the old one.
  await expect.poll(faltas).toEqual({ salen: [], colorScheme: 'light', fondo: 'rgb(255, 255, 255)' });
  await pagina.emulateMedia({ media: null, ...OSCURO });
  await pagina.setViewportSize(propio);
}

/** The owner's name and contact are as long as they may be; from the next page on. */
const conNombreLargo = (pagina: Page): Promise<void> =>
  pagina.evaluate(
    (legales) => {
      const guardado = JSON.parse(localStorage.getItem('leal_negocio') ?? '{}') as object;
      localStorage.setItem('leal_negocio', JSON.stringify({ ...guardado, legales }));
    },
    { razon_social: CIEN_LETRAS, contacto: CIENTO_SESENTA },
  );

/** Whether all around the picture is white, and something is in it. */
const bordeDe = (pagina: Page, base64: string) =>
  pagina.evaluate(async (png) => {
    const blob = new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))], { type: 'image/png' });
    const mapa = await createImageBitmap(blob);
    const { width, height } = mapa;
    const pluma = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!pluma) throw new Error('no canvas');
    pluma.drawImage(mapa, 0, 0);
    const oscuros = (x: number, y: number, ancho: number, alto: number) =>
      pluma.getImageData(x, y, ancho, alto).data.filter((valor, i) => i % 4 < 3 && valor < 200).length;
    const orilla = 24;
    return {
      ancho: width,
      orillas: [
        oscuros(0, 0, width, orilla),
        oscuros(0, height - orilla, width, orilla),
        oscuros(0, 0, orilla, height),
        oscuros(width - orilla, 0, orilla, height),
      ],
      dentro: oscuros(0, 0, width, height) > 10_000,
    };
  }, base64);

test('a receipt fits a roll of 58 and of 80 mm on one sheet, and its picture and its page are light', async () => {
  const { pagina, cobrador, contexto } = await enPago([creditoDe('Ana López')], OSCURO);
  await conSerie(pagina);
  await escenaDe(mundo, cobrador).abonar(120);
  const enRollo = async (alto58: number, alto80: number) => {
    for (const [ancho, px, tamano] of [
      ['58', 204, [164, alto58]],
      ['80', 279, [227, alto80]],
    ] as const) {
      await dialogo(pagina).getByText(`${ancho} mm`).click();
      await enPapel(pagina, '.recibo-impreso', px);
      expect(await hojas(pagina)).toEqual([tamano]);
    }
  };
  await pagina.reload();
  await historial(pagina)
    .getByRole('button', { name: /^Comprobante \+/ })
    .click();
  await dialogo(pagina).getByText('Ya llegó a la oficina').waitFor();
  await enRollo(425, 425);

  await conCifrasGrandes(contexto);
  await conNombreLargo(pagina);
  await pagina.reload();
  await historial(pagina)
    .getByRole('button', { name: /^Comprobante \+\$99,999,999\.99/ })
    .click();
  await dialogo(pagina).getByText(CIEN_LETRAS).waitFor();
  expect(await faltasDe(pagina)).toEqual([]);
  const token = await tokenDe(pagina);
  await enRollo(595, 539);
  await pagina.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  const bajada = pagina.waitForEvent('download');
  await dialogo(pagina).getByRole('button', { name: 'Compartir imagen' }).click();
  const trozos: Buffer[] = [];
  for await (const trozo of await (await bajada).createReadStream()) trozos.push(trozo as Buffer);
  expect(await bordeDe(pagina, Buffer.concat(trozos).toString('base64'))).toEqual({
    ancho: 720,
    orillas: [0, 0, 0, 0],
    dentro: true,
  });

  await pagina.goto(`${url}comprobante/${token}`);
  await pagina.getByRole('img', { name: 'Código de este comprobante' }).waitFor();
  expect(await faltasDe(pagina)).toEqual([]);
  await enPapel(pagina, '.publico');
  expect(await hojas(pagina)).toEqual([CARTA]);
});

test('a cut and a statement take one letter sheet each, for the office and for their collector', async () => {
  const ANA = creditoDe('Ana López', {
    movimientos: [{ tipo: 'pago', fecha: fecha('2026-11-13'), monto: centavos(24_000) }],
  });
  const cobrador = await mundo.cobrador([
    ANA,
    ...Array.from({ length: 7 }, (_, i) => creditoDe(`Cliente ${i}`)),
  ]);
  await darFondo(mundo, cobrador, 500);
  for (const numero of [2, 3, 4, 5, 6, 7, 8]) await escenaDe(mundo, cobrador, numero).abonar(120);
  const id_corte = await entregarCorteDe(cobrador, { '100': 13, '20': 1 });
  for (const [quien, cortes, tamano] of [
    ['gerente@leal.demo', 'gerente/cortes', ESCRITORIO],
    [cobrador.email, 'cobrador/caja', TELEFONO],
  ] as const) {
    const { pagina, contexto } = await abrirComo(quien, { ...OSCURO, tamano });
    await conCifrasGrandes(contexto);
    await pagina.goto(`${url}${cortes}/${id_corte}`);
    await pagina.getByRole('table', { name: 'Conteo' }).waitFor();
    await enPapel(pagina, '#contenido');
    expect(await hojas(pagina)).toEqual([CARTA]);
    await pagina.goto(`${url}estado-de-cuenta/${idCredito({ cobrador })}`);
    await pagina.getByRole('article', { name: 'Estado de cuenta' }).waitFor();
    await enPapel(pagina, '#contenido');
    expect(await hojas(pagina)).toEqual([CARTA]);
  }
});

/** Runs in the page: what paper would cut off, or hold so close to the next column that it is read with it. */
function cortados(hoja: Element): string[] {
  const { left, right } = hoja.getBoundingClientRect();
  const renglones = [...hoja.querySelectorAll('p, li, dt, dd, h2, h3')];
  return renglones
    .filter((e) => {
      const rango = document.createRange();
      rango.selectNodeContents(e);
      return [...rango.getClientRects()].some((caja) => caja.left < left - 1 || caja.right > right + 1);
    })
    .map((e) => e.textContent.slice(0, 60));
}

/** The height of what may not be torn: a signature with its name. */
const firmasEnteras = (pagina: Page): Promise<string[]> =>
  pagina
    .locator('.papel-firma')
    .evaluateAll((todas) => todas.map((tarjeta) => getComputedStyle(tarjeta).breakInside));

test('the papers of a loan begin on a letter sheet each, or follow each other on a roll of 80 mm; nothing is cut off', async () => {
  const SESENTA = creditoDe('María del Refugio Hernández Montemayor', { plazo: 60 });
  const cobrador = await mundo.cobrador([SESENTA]);
  const { pagina, contexto } = await abrirComo(cobrador.email, { ...OSCURO, tamano: TELEFONO });
  await conCifrasGrandes(contexto);
  await pagina.goto(`${url}papeles/${idCredito({ cobrador })}`);
  await pagina.getByRole('region', { name: 'Contrato de préstamo' }).waitFor();
  await conNombreLargo(pagina);
  await pagina.reload();
  const papeles = pagina.locator('.papel');
  await pagina.getByRole('region', { name: 'Contrato de préstamo' }).waitFor();
  const cuantos = await papeles.count();
  for (const [tamano, px, hoja] of [
    ['Carta', ANCHO_CARTA, CARTA],
    ['80 mm', 279, [227, 842]],
  ] as const) {
    await pagina.getByText(tamano, { exact: true }).click();
    await enPapel(pagina, '.papeles-hoja', px);
    await pagina.emulateMedia({ media: 'print', ...OSCURO });
    expect(await pagina.locator('.papeles-hoja').evaluate(cortados)).toEqual([]);
    expect(new Set(await firmasEnteras(pagina))).toEqual(new Set(['avoid']));
    const enSuHoja = await papeles.evaluateAll((todos) =>
      todos.map((parrafo) => getComputedStyle(parrafo).breakBefore),
    );
    expect(enSuHoja.slice(1)).toEqual(
      Array.from({ length: cuantos - 1 }, () => (tamano === 'Carta' ? 'page' : 'auto')),
    );
    await pagina.emulateMedia({ media: null, ...OSCURO });
    const salen = await hojas(pagina);
    expect(salen.every((fila) => fila.join() === hoja.join())).toBe(true);
    // One letter sheet more than papers: the contract has the plan of sixty days.
    if (tamano === 'Carta') expect(salen).toHaveLength(cuantos + 1);
  }
});
