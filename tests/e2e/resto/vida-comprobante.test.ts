// A receipt's life as its client sees it by the link: before it reaches the office, standing, corrected, deleted; and one
// that a manager annuls, by the keyboard.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { comprobanteDelPago, pedirSerieDe } from '../../setup/comprobantes.ts';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { contestar, dice, elegir } from '../apoyo/bandeja.ts';
import { alAbrirEnlace, conSerie, folioDe, tokenDe } from '../apoyo/comprobante.ts';
import { conCifrasGrandes } from '../apoyo/cifras-grandes.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { idCredito, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { faltasDe } from '../apoyo/holgura.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { historial, panel } from '../apoyo/pago.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { alPie, dialogo, oye } from '../apoyo/ruta.ts';
import { pagar, ponerLinea } from '../apoyo/sin-linea.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';
import { tabularHasta } from '../apoyo/teclado.ts';

const { mundo, linea, abrir, enRutaGuardada } = await usarEscenasEnLinea();
const { abrirComo, comoGerente } = usarEscenas(TELEFONO, mundo);
const HOY = '2026-11-18';

test('from provisional to deleted: the client’s link is true after each step', async () => {
  const { pagina, contexto, cobrador } = await enRutaGuardada([creditoDe('Ofelia Recibos')]);
  await conSerie(pagina);
  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ofelia Recibos');
  await alPie(pagina).getByRole('button', { name: 'Comprobante', exact: true }).click();
  const token = await tokenDe(pagina);
  const folio = await folioDe(pagina);
  const cliente = alAbrirEnlace(await abrir(), mundo.suite.url, token);
  const provisional = await cliente.dice('Aún no llega a la oficina');
  expect(provisional).not.toContain('$');

  await ponerLinea(linea, contexto, true);
  await dialogo(pagina).getByText('Ya llegó a la oficina').waitFor();
  const vigente = await cliente.dice('Vigente');
  expect(vigente).toContain('$120.00');
  expect(vigente).toContain(folio);
  const codigo = cliente.pagina.getByRole('img', { name: 'Código de este comprobante' });
  await codigo.waitFor();
  await revisar(cliente.pagina);

  const { pagina: jefe, consola: consolaDelJefe } = await comoGerente(
    `payment/x?credito=${idCredito({ cobrador })}`,
  );
  consolaDelJefe.tolerar(FALLO_DE_RED);
  await historial(jefe)
    .getByRole('button', { name: /^Editar pago/ })
    .click();
  await dialogo(jefe).getByLabel('Monto nuevo').fill('150');
  await contestar(jefe, 'Guardar Cambios');
  await dicho(jefe, 'Pago actualizado correctamente');
  const corregido = await cliente.dice('Corregido');
  expect(corregido).toContain('$150.00');
  expect(corregido).toContain('Antes decía $120.00.');

  await escenaDe(mundo, cobrador).pedirEliminacion('18');
  await jefe.goto(`${mundo.suite.url}gerente/solicitudes-eliminacion`);
  await elegir(jefe, 'Aprobar', 'Ofelia Recibos');
  await contestar(jefe, 'Aprobar');
  await dice(jefe, 'Solicitud aprobada correctamente');
  const eliminado = await cliente.dice('Ya no cuenta como pago');
  expect(eliminado).not.toContain('$');
  expect(eliminado).toContain(folio);
  expect(await codigo.count()).toBe(0);
  for (const dicha of [provisional, vigente, corregido, eliminado])
    expect(dicha).not.toMatch(/Ofelia|Recibos/);
  await revisar(cliente.pagina);
});

/** A receipt of today's payment, with its number in the statement that a manager reads. */
async function conRecibo(nombre: string) {
  const cobrador = await mundo.cobrador([creditoDe(nombre)]);
  const id_credito = idCredito({ cobrador });
  await escenaDe(mundo, cobrador).abonar(120);
  const serie = await pedirSerieDe(cobrador);
  const cuerpo = comprobanteDelPago(id_credito, HOY, { serie });
  expect((await invocar(cobrador, 'crearComprobante', { cuerpo })).estado).toBe(201);
  return { cobrador, id_credito, token: cuerpo.token, folio: `${serie}-0001` };
}

const anular = (pagina: Page, folio: string) =>
  panel(pagina, 'Comprobantes').getByRole('button', { name: `Anular el comprobante ${folio}`, exact: true });

test('by the keyboard a manager annuls it from the statement, with a reason; its page says so, the payment stands', async () => {
  const { id_credito, token, folio, cobrador } = await conRecibo('Delia Anulada');
  const cliente = alAbrirEnlace(await abrir(), mundo.suite.url, token);
  await cliente.dice('Vigente');
  const { pagina } = await comoGerente(`estado-de-cuenta/${id_credito}`);
  await panel(pagina, 'Comprobantes').getByText('Aplicado').waitFor();
  await revisar(pagina);
  await tabularHasta(pagina, anular(pagina, folio));
  await pagina.keyboard.press('Enter');
  await dialogo(pagina).getByText(`¿Anular el comprobante ${folio}?`).waitFor();
  await dialogo(pagina).getByText('El pago no cambia.').waitFor();
  await oye(pagina);
  await revisarDialogo(pagina);
  await oye(pagina);
  // A person who changes their mind has changed nothing.
  await cerrarDialogo(pagina);
  await expect.poll(() => anular(pagina, folio).evaluate((e) => e === document.activeElement)).toBe(true);
  await pagina.keyboard.press('Enter');
  const motivo = dialogo(pagina).getByLabel('Motivo (opcional)');
  await expect.poll(() => motivo.evaluate((e) => e === document.activeElement)).toBe(true);
  await oye(pagina);
  await pagina.keyboard.type('Se dio a otra persona');
  await tabularHasta(pagina, dialogo(pagina).getByRole('button', { name: 'Anular', exact: true }));
  await pagina.keyboard.press('Enter');
  await dicho(pagina, 'Comprobante anulado', folio);
  await panel(pagina, 'Comprobantes').getByText('Anulado').waitFor();
  expect(await anular(pagina, folio).count()).toBe(0);
  expect(await cliente.dice('Anulado')).not.toContain('$');

  const { bitacora, movimientos } = await escenaDe(mundo, cobrador).libro();
  expect(bitacora.filter(({ accion }) => accion === 'comprobantes/revocar')).toMatchObject([
    { documento: `folios/${folio}`, despues: { folio, motivo: 'Se dio a otra persona' } },
  ]);
  expect(movimientos).toMatchObject([{ monto_centavos: 12_000 }]);
  expect(await pagina.content()).not.toContain(token);
});

test('there is room for the largest figures beside what annuls it, and in its question', async () => {
  const { id_credito, folio } = await conRecibo('Fidel Grande');
  const { pagina, contexto } = await abrirComo('gerente@leal.demo');
  await conCifrasGrandes(contexto);
  await pagina.goto(`${mundo.suite.url}estado-de-cuenta/${id_credito}`);
  await anular(pagina, folio).waitFor();
  expect(await faltasDe(pagina)).toEqual([]);
  await anular(pagina, folio).click();
  await dialogo(pagina)
    .getByText(/\$99,999,999\.99/)
    .waitFor();
  expect(await faltasDe(pagina)).toEqual([]);
});
