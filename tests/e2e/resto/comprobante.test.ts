// A receipt in the client's hand: at the door and without a line, on WhatsApp, as a picture, on paper, and by its link.
import { expect, test } from 'vitest';
import { comprobanteDelPago } from '../../setup/comprobantes.ts';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { cerrarConAtras } from '../apoyo/capas.ts';
import { alAbrirEnlace, conSerie, folioDe, serieDe, tokenDe, whatsapp } from '../apoyo/comprobante.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { cortar, dejarPasar } from '../apoyo/duda.ts';
import { idCredito, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { historial } from '../apoyo/pago.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { alPie, dialogo, oye } from '../apoyo/ruta.ts';
import { pagar, ponerLinea } from '../apoyo/sin-linea.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, linea, abrir, enRutaGuardada } = await usarEscenasEnLinea();
const { enPago } = usarEscenas(TELEFONO, mundo);

const ANA = creditoDe('Ana López', { persona: { telefono: '6181234567' } });
const HOY = '2026-11-18';
const BUZON = /\/assets\/(PorSincronizar|Salida)-/;

/** Somebody who opens the link, on a browser without a session. */
const publica = async (token: string) => alAbrirEnlace(await abrir(), mundo.suite.url, token);

test('at the door without a line: one tap from the payment to the receipt, one more to WhatsApp; it stands once all is sent', async () => {
  const { pagina, contexto } = await enRutaGuardada([ANA], {
    hasTouch: true,
  });
  await conSerie(pagina);
  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ana López');
  await alPie(pagina).getByRole('button', { name: 'Comprobante', exact: true }).tap();
  const enlace = whatsapp(pagina);
  await enlace.waitFor();
  const href = (await enlace.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/526181234567\?text=/);
  const token = await tokenDe(pagina);
  expect(decodeURIComponent(href)).toContain(
    `Consulta si está vigente: ${linea.suite.url}comprobante/${token}`,
  );
  const mensaje = decodeURIComponent(href).replace(/\d\d:\d\d/g, 'hh:mm');
  expect(mensaje).toContain(
    [
      '$120.00 · 18/11/2026 hh:mm',
      'Pagó: Ana López',
      'Abono 1 de 30',
      'Resta $3,480.00 según este teléfono, a las hh:mm',
      'Cobró: ',
    ].join('\n'),
  );
  await dialogo(pagina).getByText('Aún no llega a la oficina').waitFor();
  expect(await folioDe(pagina)).toMatch(/^[2-9A-Z]{5}-0001$/);
  await revisarDialogo(pagina);

  const cliente = await publica(token);
  expect(await cliente.dice('Aún no llega a la oficina')).not.toContain('$');
  await ponerLinea(linea, contexto, true);
  await dialogo(pagina).getByText('Ya llegó a la oficina').waitFor();
  await dialogo(pagina)
    .getByText(/^Resta \$3,480\.00 al 18\/11\/2026 \d\d:\d\d$/)
    .waitFor();
  const dicha = await cliente.dice('Vigente');
  expect(dicha).toContain('$120.00');
  expect(dicha).toContain('No es un CFDI.');
  expect(dicha).not.toMatch(/Ana|López|618/);
  await revisar(cliente.pagina);
});

test('its number was used by another phone: it takes one of a new series, and the client’s link goes on working', async () => {
  const { pagina, contexto, cobrador } = await enRutaGuardada([ANA, creditoDe('Beto Ruiz')]);
  await conSerie(pagina);
  const { serie } = JSON.parse((await serieDe(pagina)) ?? '{}') as { serie: string };
  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ana López');
  await alPie(pagina).getByRole('button', { name: 'Comprobante', exact: true }).click();
  const token = await tokenDe(pagina);
  expect(await folioDe(pagina)).toBe(`${serie}-0001`);
  const copiado = comprobanteDelPago(idCredito({ cobrador }, 2), HOY, { serie });
  const { id_pago: _, ...sinPago } = copiado;
  const ajeno = await invocar(cobrador, 'crearComprobante', {
    cuerpo: { ...sinPago, clave_pago: 'de otro' },
  });
  expect(ajeno.estado).toBe(201);
  await ponerLinea(linea, contexto, true);
  await dialogo(pagina).getByText('Ya llegó a la oficina').waitFor();
  expect(await tokenDe(pagina)).toBe(token);
  const nuevo = await folioDe(pagina);
  expect(nuevo).not.toContain(serie);
  expect(await (await publica(token)).dice('Vigente')).toContain(nuevo);
});

test('a phone that has no series says so and asks for one: the receipt is there as soon as it has it', async () => {
  const { pagina, contexto, consola, cobrador } = await enPago([ANA]);
  consola.tolerar(FALLO_DE_RED);
  await contexto.route('**/comprobantes/serie', cortar);
  await escenaDe(mundo, cobrador).abonar(120);
  // The series that it got before is gone, as with storage that was emptied.
  await pagina.evaluate(() => localStorage.removeItem('leal_serie'));
  await pagina.reload();
  await historial(pagina)
    .getByRole('button', { name: /^Comprobante \+\$120\.00/ })
    .click();
  await dialogo(pagina).getByText('Este teléfono necesita conexión una vez').waitFor();
  expect(await whatsapp(pagina).count()).toBe(0);
  await revisarDialogo(pagina);
  const pedir = dialogo(pagina).getByRole('button', { name: 'Pedir la serie' });
  await pedir.click();
  await dialogo(pagina).getByText('Sin conexión. Revisa tu señal.').waitFor();
  await dejarPasar(contexto, '**/comprobantes/serie');
  await pedir.click();
  expect(await folioDe(pagina)).toMatch(/^[2-9A-Z]{5}-0001$/);
  await dialogo(pagina).getByText('Ya llegó a la oficina').waitFor();
  expect(await (await publica(await tokenDe(pagina))).dice('Vigente')).toContain('$120.00');
});

test('from the history: the same receipt each time; shared, refused, printed, taken back for another', async () => {
  const { pagina, contexto, cobrador } = await enPago([{ ...ANA }]);
  await conSerie(pagina);
  await escenaDe(mundo, cobrador).abonar(120);
  await pagina.reload();
  const abrirla = () =>
    historial(pagina)
      .getByRole('button', { name: /^Comprobante \+\$120\.00/ })
      .click();
  await abrirla();
  const primero = await folioDe(pagina);
  await dialogo(pagina).getByText('Ya llegó a la oficina').waitFor();

  // A person who changes their mind hears nothing; a phone that refuses keeps the picture.
  await pagina.evaluate(() => {
    const negado = { nombre: 'AbortError', veces: 0 };
    Object.assign(navigator, {
      canShare: () => true,
      share: () => {
        negado.veces += 1;
        return Promise.reject(new DOMException('no', negado.veces === 1 ? 'AbortError' : 'NotAllowedError'));
      },
    });
  });
  await oye(pagina);
  const compartir = dialogo(pagina).getByRole('button', { name: 'Compartir imagen' });
  await compartir.click();
  const bajada = pagina.waitForEvent('download');
  await compartir.click();
  expect((await bajada).suggestedFilename()).toBe(`comprobante-${primero}.png`);
  await dicho(pagina, 'Este teléfono no compartió la imagen: se descargó.');

  await dialogo(pagina).getByText('80 mm').click();
  await pagina.emulateMedia({ media: 'print' });
  const papel = pagina.locator('.recibo-impreso');
  expect(await papel.isVisible()).toBe(true);
  expect(await pagina.locator('#root').isVisible()).toBe(false);
  expect(await dialogo(pagina).isVisible()).toBe(false);
  await pagina.emulateMedia({ media: null });
  expect(await pagina.evaluate(() => localStorage.getItem('leal_papel'))).toBe('80');

  const token = await tokenDe(pagina);
  await cerrarConAtras(pagina);
  await abrirla();
  expect(await folioDe(pagina)).toBe(primero);
  await oye(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Anular comprobante' }).click();
  await pagina.getByText('¿Anular este comprobante?').waitFor();
  await oye(pagina);
  await pagina.getByRole('button', { name: 'Anular', exact: true }).click();
  await dicho(pagina, 'Comprobante anulado', primero);
  expect(await (await publica(token)).dice('Anulado')).not.toContain('$');

  await dialogo(pagina).getByText('Anulado', { exact: true }).waitFor();
  expect(await whatsapp(pagina).count()).toBe(0);
  await oye(pagina);
  await revisarDialogo(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Dar otro comprobante' }).click();
  await dialogo(pagina).getByText('Ya llegó a la oficina').waitFor();
  const segundo = await folioDe(pagina);
  expect(segundo).toBe(primero.replace(/1$/, '2'));
  expect(await (await publica(await tokenDe(pagina))).dice('Vigente')).toContain(segundo);
  // The registers on the phone are read for it, though the outbox's own code is still to come.
  await contexto.route(BUZON, () => undefined);
  await pagina.reload({ waitUntil: 'commit' });
  await historial(pagina)
    .getByRole('button', { name: /^Comprobante/ })
    .waitFor();
  await abrirla();
  expect(await folioDe(pagina)).toBe(segundo);
  await dejarPasar(contexto, BUZON);
});

test('what the office did with it is told on the sheet, which waits for nobody: corrected, annulled', async () => {
  const { pagina, consola, cobrador, contexto } = await enPago([ANA]);
  consola.tolerar(FALLO_DE_RED);
  await conSerie(pagina);
  await escenaDe(mundo, cobrador).abonar(120);
  await pagina.reload();
  const abrirla = () =>
    historial(pagina)
      .getByRole('button', { name: /^Comprobante \+\$/ })
      .click();
  const cerrarla = async () => {
    await oye(pagina);
    await cerrarConAtras(pagina);
  };
  await abrirla();
  const folio = await folioDe(pagina);
  const token = await tokenDe(pagina);
  await dialogo(pagina).getByText('Ya llegó a la oficina').waitFor();
  await cerrarla();

  const gerente = await mundo.cuenta('gerente@leal.demo');
  const id = await escenaDe(mundo, cobrador).pedirEdicion('18', 100);
  const resuelta = { parametros: { id }, cuerpo: { estado: 'aprobada' } };
  expect((await invocar(gerente, 'resolverEdicionPago', resuelta)).estado).toBe(200);
  await abrirla();
  await dialogo(pagina).getByText('La oficina lo cambió a $100.00.').waitFor();
  expect(await tokenDe(pagina)).toBe(token);
  await cerrarla();

  await contexto.route('**/leal-api/comprobantes/*', cortar);
  expect((await invocar(gerente, 'revocarComprobante', { cuerpo: { folio } })).estado).toBe(200);
  await pagina.reload();
  await abrirla();
  expect(await folioDe(pagina)).toBe(folio);
  await dialogo(pagina).getByText('Ya llegó a la oficina').waitFor();
  await cerrarla();

  await dejarPasar(contexto, '**/leal-api/comprobantes/*');
  await abrirla();
  await dialogo(pagina).getByText('Anulado', { exact: true }).waitFor();
  expect(await whatsapp(pagina).count()).toBe(0);
  await dialogo(pagina).getByRole('button', { name: 'Dar otro comprobante' }).click();
  await whatsapp(pagina).waitFor();
  expect(await tokenDe(pagina)).not.toBe(token);
  expect(await folioDe(pagina)).not.toBe(folio);
});

test('the page of a link tells robots to stay away, its preview names nobody, and a broken link says so', async () => {
  const { pagina } = await abrir();
  const respuesta = await pagina.goto(`${mundo.suite.url}comprobante/no-es-un-enlace`);
  expect(respuesta?.headers()['x-robots-tag']).toBe('noindex');
  await pagina.getByRole('alert').getByText('El enlace está incompleto').waitFor();
  expect(await pagina.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await pagina.locator('meta[property="og:title"]').getAttribute('content')).toBe('Leal');
  expect(await pagina.title()).toBe('Comprobante de pago');
});
