// The statement of a loan: opened at the door and in the office, printed, sent, and read without a line.
import { centavos, fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { dicho } from '../apoyo/dicho.ts';
import { idCredito, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { panel } from '../apoyo/pago.ts';
import { revisar } from '../apoyo/revisar.ts';
import { pagar, ponerLinea } from '../apoyo/sin-linea.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, linea, url, enRuta, enRutaGuardada } = await usarEscenasEnLinea();
const { comoGerente } = usarEscenas(ESCRITORIO, mundo);

/** Ten days before: $3,000, $3,600 in all, $120 a day; $240 paid, a late day, a visit. */
const ANA = creditoDe('Ana López', {
  persona: { telefono: '6181234567' },
  movimientos: [
    { tipo: 'pago', fecha: fecha('2026-11-13'), monto: centavos(24_000) },
    { tipo: 'atraso', fecha: fecha('2026-11-14') },
    { tipo: 'visita', fecha: fecha('2026-11-17') },
  ],
});

const titulo = (pagina: Page) => pagina.getByRole('heading', { level: 1, name: 'Estado de cuenta' });
const hoja = (pagina: Page) => pagina.getByRole('article', { name: 'Estado de cuenta' });
const frases = (pagina: Page) => hoja(pagina).locator('.cuenta-palabras li').allInnerTexts();
const filas = async (pagina: Page, cual: string) =>
  (await panel(pagina, cual).locator('tbody tr').allInnerTexts()).map((texto) =>
    texto.replaceAll(/\s+/g, ' ').trim(),
  );

async function abrirDesdeTarjeta(pagina: Page, nombre: string): Promise<void> {
  const enlace = pagina.getByRole('link', { name: `Estado de cuenta de ${nombre}`, exact: true });
  const datos = pagina.getByRole('button', { name: `Datos de ${nombre}:` });
  await datos.waitFor();
  if (!(await enlace.isVisible())) await datos.click();
  await enlace.click();
  await titulo(pagina).waitFor();
}

const DICE = [
  'Te prestamos $3,000.00 el 08/11/2026, a 30 días.',
  'Con el interés (20 %, $600.00) son $3,600.00.',
  'Has pagado $240.00 en 1 pago.',
  'Te falta $3,360.00.',
  // Nine days before the 18th, without the Sunday: eight at $120, of which $240 are paid.
  'De lo que tocaba pagar hasta ayer, te faltan $720.00.',
];

test('a collector opens it from the card, in the words of the client; it is sent by WhatsApp or copied', async () => {
  const { pagina, contexto } = await enRuta([ANA]);
  await contexto.grantPermissions(['clipboard-read', 'clipboard-write']);
  await abrirDesdeTarjeta(pagina, 'Ana López');
  await expect.poll(() => frases(pagina)).toEqual(DICE);
  expect(await filas(pagina, 'Pagos')).toEqual(['13/11/2026 11:00 $240.00 $3,360.00']);
  const dias = await filas(pagina, 'Día por día');
  expect(dias).toHaveLength(30);
  expect(dias.slice(3, 9)).toEqual([
    '4 jue 12/11/2026 Sin pago $120.00',
    '5 vie 13/11/2026 Pagado $120.00 $240.00',
    '6 sáb 14/11/2026 Atraso $120.00',
    '7 lun 16/11/2026 Sin pago $120.00',
    '8 mar 17/11/2026 Visita sin pago $120.00',
    '9 mié 18/11/2026 Por pagar $120.00',
  ]);
  await hoja(pagina).getByText('Documento informativo.').waitFor();
  expect(await hoja(pagina).getByText('Aviso de privacidad').count()).toBe(0);
  await revisar(pagina);

  const whatsapp = new URL((await pagina.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect([whatsapp.host, whatsapp.pathname]).toEqual(['wa.me', '/526181234567']);
  const texto = whatsapp.searchParams.get('text') ?? '';
  for (const frase of DICE) expect(texto).toContain(frase);

  await pagina.getByRole('button', { name: /^(Compartir|Copiar texto)$/ }).waitFor();
  await pagina.evaluate(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  );
  await pagina.getByRole('button', { name: /^(Compartir|Copiar texto)$/ }).click();
  await dicho(pagina, 'Texto copiado');
  expect(await pagina.evaluate(() => navigator.clipboard.readText())).toBe(texto);

  await pagina.getByRole('button', { name: 'Volver' }).click();
  await pagina.getByRole('link', { name: 'Ana López', exact: true }).click();
  await panel(pagina, 'Resumen del cliente').getByRole('link', { name: 'Estado de cuenta' }).click();
  await titulo(pagina).waitFor();
});

test('a tap meant for what the toast comes over goes there; one on the toast closes it', async () => {
  const { pagina } = await enRuta([ANA]);
  await abrirDesdeTarjeta(pagina, 'Ana López');
  await hoja(pagina).waitFor();
  await pagina.evaluate(() => {
    const escribir = { writeText: () => Promise.resolve() };
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: escribir, configurable: true });
  });
  // The animation's half second does not run on while this machine is busy.
  await pagina.evaluate(() =>
    new MutationObserver(() => {
      for (const aviso of document.querySelectorAll('.ant-message-notice'))
        for (const animacion of aviso.getAnimations())
          if (animacion instanceof CSSAnimation) animacion.pause();
    }).observe(document.body, { childList: true, subtree: true }),
  );
  const aviso = pagina.locator('.ant-message-notice');
  /** Whether a tap in the middle of it is its own. */
  const esSuyo = (): Promise<boolean> =>
    aviso.evaluate((nodo) => {
      const { x, y, width, height } = nodo.getBoundingClientRect();
      return nodo.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await pagina.getByRole('button', { name: /^(Compartir|Copiar texto)$/ }).click();
  await aviso.filter({ hasText: 'Texto copiado' }).waitFor();
  expect(await esSuyo()).toBe(false);
  await pagina.evaluate(() => {
    for (const animacion of document.getAnimations())
      if (animacion instanceof CSSAnimation && animacion.animationName === 'aviso-llega') animacion.finish();
  });
  await expect.poll(esSuyo).toBe(true);
  await aviso.click();
  await expect.poll(() => aviso.count()).toBe(0);
  expect(await titulo(pagina).isVisible()).toBe(true);
});

test('a phone that lets nobody share or copy shows the text for a finger', async () => {
  const { pagina } = await enRuta([ANA]);
  await abrirDesdeTarjeta(pagina, 'Ana López');
  await hoja(pagina).waitFor();
  await pagina.evaluate(() => {
    const negar = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: negar, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: negar }, configurable: true });
  });
  await pagina.getByRole('button', { name: /^(Compartir|Copiar texto)$/ }).click();
  await pagina.getByText('Este teléfono no deja compartir ni copiar').waitFor();
  expect(await pagina.getByLabel('Texto del estado de cuenta').inputValue()).toContain('Te falta $3,360.00.');
});

test('a manager opens it from the client, sees a payment come in, and prints it on letter paper without the frame', async () => {
  const cobrador = await mundo.cobrador([ANA]);
  const { pagina } = await comoGerente(`gerente/clientes/${cobrador.prefijo}-cli-1`, {
    colorScheme: 'dark',
  });
  await pagina.getByRole('link', { name: 'Estado de cuenta' }).click();
  await expect.poll(() => frases(pagina)).toEqual(DICE);
  await escenaDe(mundo, cobrador).abonar(120);
  await expect.poll(() => frases(pagina)).toContain('Has pagado $360.00 en 2 pagos.');
  expect((await filas(pagina, 'Pagos')).at(-1)).toContain('$120.00 $3,240.00');

  await pagina.emulateMedia({ media: 'print' });
  expect(
    await pagina.locator(':is(.barra, .inferior, .marco-lateral, .cuenta .ant-btn):visible').count(),
  ).toBe(0);
  expect(await hoja(pagina).isVisible()).toBe(true);
  await expect.poll(() => pagina.locator('html').getAttribute('data-tema')).toBe('claro');
  await pagina.emulateMedia({ media: null });
  // The paper is one sheet of letter size: 612 × 792 points.
  const papel = (await pagina.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(papel.match(/\/MediaBox \[[^\]]*\]/g)).toEqual(['/MediaBox [0 0 612 792]']);
  await revisar(pagina);
});

test('without a line: what was read is shown with its hour and without what came after; what was never read needs a line', async () => {
  const { pagina, contexto, cobrador } = await enRutaGuardada([
    ANA,
    creditoDe('Beto Ruiz'),
    creditoDe('Carla Gil'),
  ]);
  const cuentaDe = (numero: number) => `${url}estado-de-cuenta/${idCredito({ cobrador }, numero)}`;
  await irA(pagina, cuentaDe(1));
  await expect.poll(() => frases(pagina)).toEqual(DICE);
  // The client here was looked at only on the payment screen.
  await irA(pagina, `${url}payment/beto-ruiz?credito=${idCredito({ cobrador }, 2)}`);
  await pagina.getByText('No hay transacciones registradas').waitFor();
  await irA(pagina, `${url}cobrador`);

  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ana López');
  await irA(pagina, cuentaDe(1));
  await pagina.getByText('No incluye $120.00 que este teléfono registró después').waitFor();
  await hoja(pagina)
    .getByText(/^Al 18\/11\/2026 \d\d:\d\d$/)
    .waitFor();
  expect(await frases(pagina)).toEqual(DICE);

  await irA(pagina, cuentaDe(2));
  await expect.poll(() => frases(pagina)).toContain('Te falta $3,600.00.');
  await irA(pagina, cuentaDe(3));
  await pagina.getByText('Necesitas señal para ver este estado de cuenta').waitFor();

  await ponerLinea(linea, contexto, true);
  // The statement comes by itself with the line.
  await expect.poll(() => frases(pagina)).toContain('Te falta $3,600.00.');
  await irA(pagina, cuentaDe(1));
  await expect.poll(() => frases(pagina)).toContain('Has pagado $360.00 en 2 pagos.');
  expect(await pagina.getByText(/^No incluye/).count()).toBe(0);
});
