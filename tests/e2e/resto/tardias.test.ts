// Cash that could not be booked by itself, on two screens: the manager books it or has it returned, its collector is told
// and does what is left to do.
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { pagado } from '../../setup/pagado.ts';
import { abrirTarjeta, contestar, dice, elegir, enHistorial, laTarjeta, seFue } from '../apoyo/bandeja.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { revisarDialogo } from '../apoyo/revisar.ts';
import { abrirHoja, dialogo, encabezadoRuta, oye, tarjeta } from '../apoyo/ruta.ts';
import { hayBuzon } from '../apoyo/sin-linea.ts';
import { haOido } from '../apoyo/vivo.ts';

const { mundo, abrirComo, comoGerente } = usarEscenas();

const datoDe = (pagina: Page, cliente: string, nombre: string) =>
  laTarjeta(pagina, cliente).first().locator('.dato').filter({ hasText: nombre }).locator('dd');

/** The calls of the page to the API that have no answer yet: each answer tells it the server's hour. */
function preguntas(pagina: Page): ReadonlySet<Request> {
  const abiertas = new Set<Request>();
  pagina.on('request', (peticion) => peticion.url().includes('/leal-api/') && abiertas.add(peticion));
  const quitar = (peticion: Request) => void abiertas.delete(peticion);
  pagina.on('requestfinished', quitar).on('requestfailed', quitar);
  return abiertas;
}

const UN_DIA = 86_400_000;
/** Runs in the page. */
function atrasarReloj(ms: number): void {
  const ahora = Date.now.bind(Date);
  Date.now = () => ahora() - ms;
}

async function pagarMonto(pagina: Page, nombre: string, monto: string): Promise<void> {
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByLabel(/^Monto/).fill(monto);
  await hoja.getByRole('button', { name: `Registrar $${monto}.00 de ${nombre}` }).click();
  await hoja.waitFor({ state: 'hidden' });
}

/** The phone's list says that the manager decides, and why. */
const laRazon = (pagina: Page, que: string) =>
  pagina
    .getByRole('article', { name: que })
    .filter({ hasText: 'EN REVISIÓN' })
    .getByText(/Lo revisará el gerente/);

test('a tap without a line that comes too late is booked for less, another one rejected; the collector is told, gives the cash back, and the manager sees it', async () => {
  const cobrador = await mundo.cobrador([
    creditoDe('Tita Vela', pagado(1200)),
    creditoDe('Tito Mena', pagado(3600)),
  ]);
  const [tita, tito] = [escenaDe(mundo, cobrador), escenaDe(mundo, cobrador, 2)];
  const { pagina: calle, contexto, consola } = await abrirComo(cobrador.email);
  consola.tolerar(FALLO_DE_RED);
  const abiertas = preguntas(calle);
  await calle.goto(`${mundo.suite.url}cobrador/pendientes`);
  await dice(calle, 'No hay nada por sincronizar');
  await irA(calle, `${mundo.suite.url}cobrador`);
  await encabezadoRuta(calle).waitFor();
  await hayBuzon(calle);

  const { pagina: oficina } = await comoGerente('gerente/solicitudes/tardias');
  // Without a line, and by a clock that somebody has set back: when it comes, nobody can book it by itself.
  await contexto.setOffline(true);
  await expect.poll(() => abiertas.size).toBe(0);
  await calle.evaluate(atrasarReloj, 4 * UN_DIA);
  await pagarMonto(calle, 'Tita Vela', '240');
  await irA(calle, `${mundo.suite.url}cobrador/pendientes`);
  await contexto.setOffline(false);
  await laRazon(calle, 'El pago de $240.00 de Tita Vela').waitFor();
  await irA(calle, `${mundo.suite.url}cobrador/solicitudes`);
  await haOido(calle);
  await tito.pedirTardia(120);
  await (await abrirTarjeta(oficina, 'Tita Vela')).getByText('Pago de $240.00').waitFor();
  await expect
    .poll(() => datoDe(oficina, 'Tita Vela', 'Crédito').innerText())
    .toBe('Aprobado · saldo $2,400.00');
  await abrirTarjeta(oficina, 'Tito Mena');
  await expect
    .poll(() => datoDe(oficina, 'Tito Mena', 'Crédito').innerText())
    .toBe('Finalizado · saldo $0.00');
  // There is nothing to book on what is paid off.
  expect(await laTarjeta(oficina, 'Tito Mena').getByRole('button').allInnerTexts()).toEqual(['Rechazar']);

  // The keyboard alone is enough.
  const deTita = await abrirTarjeta(oficina, 'Tita Vela');
  await deTita.getByRole('button', { name: /^Aprobar/ }).press('Enter');
  const monto = dialogo(oficina).getByLabel('Monto a registrar');
  await expect.poll(() => monto.inputValue()).toBe('240.00');
  await monto.fill('200');
  await dialogo(oficina)
    .getByText(/ se queda con \$40\.00\. ¿Qué debe hacer con ese dinero\?/)
    .waitFor();
  await revisarDialogo(oficina);
  await dialogo(oficina).getByRole('radio', { name: 'Devolver al cliente' }).press('Space');
  await oye(oficina);
  await monto.press('Enter');
  await dice(oficina, 'Pago registrado');
  await seFue(oficina, 'Tita Vela');

  await dicho(calle, 'Aprobada: captura tardía de Tita Vela');
  await dicho(calle, 'Tienes $40.00 por devolver o registrar');
  await tarjeta(calle, 'Tita Vela').getByText('El gerente aprobó $200.00 de $240.00.').waitFor();

  await elegir(oficina, 'Rechazar', 'Tito Mena');
  await dialogo(oficina)
    .getByText(/ tiene en la mano \$120\.00 de Tito Mena\./)
    .waitFor();
  // The capture's credit takes no payments any more: there is nothing to choose.
  await dialogo(oficina)
    .getByText('Debe devolverlo al cliente: ese crédito ya no recibe pagos suyos.')
    .waitFor();
  expect(await dialogo(oficina).getByRole('radio').count()).toBe(0);
  await dialogo(oficina).getByLabel('Comentario (opcional)').fill('Ya no debe nada.');
  await contestar(oficina, 'Rechazar');
  await dice(oficina, 'Solicitud rechazada');

  await dicho(calle, 'Rechazada: captura tardía de Tito Mena');
  const tarea = tarjeta(calle, 'Tito Mena').first();
  await tarea.getByText('El gerente rechazó el pago de $120.00 del 10/11/2026.').waitFor();
  await tarea.getByText('Ya no debe nada.').waitFor();
  expect(await tarea.getByRole('button').allInnerTexts()).toEqual(['Ya lo devolví']);
  await tarea.getByRole('button', { name: 'Ya lo devolví' }).click();
  await dialogo(calle).getByText('¿Devolviste $120.00 a Tito Mena?').waitFor();
  await contestar(calle, 'Sí, lo devolví');
  await dice(calle, 'Listo, quedó anotado');
  await tarjeta(calle, 'Tito Mena')
    .getByText(/^Devuelto al cliente, /)
    .waitFor();

  await oficina.reload();
  const decidida = await enHistorial(oficina, 'Tito Mena');
  await decidida.getByText('Devolver al cliente (hecho)').waitFor();
  await abrirTarjeta(oficina, 'Tita Vela');
  await expect.poll(() => datoDe(oficina, 'Tita Vela', 'Monto aprobado').innerText()).toBe('$200.00');
  const { totales } = await tita.libro();
  expect(totales).toMatchObject({ en_mano_por_aprobar_centavos: 0, en_mano_por_resolver_centavos: 4000 });
});
