// The cash that a manager does not approve, on two phones: who decides says where it goes, who holds it does that.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { pagado } from '../../setup/pagado.ts';
import { contestar, dice, elegir, enHistorial } from '../apoyo/bandeja.ts';
import { cerrarConAtras } from '../apoyo/capas.ts';
import { cifra } from '../apoyo/cifras.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { negar } from '../apoyo/duda.ts';
import { creditoDe, mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { dato } from '../apoyo/pago.ts';
import { dialogo, tarjeta } from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, suite, abrirComo, abrirEn } = usarEscenas(TELEFONO, await mundoPropio());

async function abrir(email: string, camino: string): Promise<Page> {
  const { pagina, consola } = await abrirEn(email, camino);
  consola.tolerar(FALLO_DE_RED);
  return pagina;
}

const gerenteEn = (camino: string) => abrir('gerente@leal.demo', `gerente/${camino}`);

/** All of the question is within reach, and nothing of it runs out at the side. */
const cabe = (pagina: Page) =>
  dialogo(pagina).evaluate((caja) => {
    const { left, right, top, bottom } = caja.getBoundingClientRect();
    const dentro = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    return [dentro, document.documentElement.scrollWidth <= innerWidth];
  });

test('approving less asks where the rest goes; the collector registers from there and gives back what is left, and the manager is told', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  const e = escenaDe(mundo, cobrador);
  const pago = { id_credito: e.id_credito, monto: 720, capturado_en: '2026-11-17T12:00:00-06:00' };
  await invocar(cobrador, 'registrarAbono', { cuerpo: pago });

  const gerente = await gerenteEn('solicitudes-abonos-multiples');
  await elegir(gerente, 'Aprobar', 'Ana López');
  const resto = dialogo(gerente).getByText(/ se queda con \$155\.00\. ¿Qué debe hacer con ese dinero\?/);
  await dialogo(gerente).getByLabel('Monto a registrar').waitFor();
  expect(await dato(gerente, 'Fecha del pago')).toBe('17/11/2026');
  expect(await resto.count()).toBe(0);
  await dialogo(gerente).getByLabel('Monto a registrar').fill('565');
  await resto.waitFor();
  await expect.poll(() => cabe(gerente)).toEqual([true, true]);
  await contestar(gerente, 'Aprobar');
  await dialogo(gerente).getByText('Elige qué hacer con ese dinero', { exact: true }).waitFor();
  await dialogo(gerente).getByText('Registrar hasta 5 abonos', { exact: true }).click();
  await contestar(gerente, 'Aprobar');
  await dice(gerente, 'Solicitud aprobada');
  const decidida = await enHistorial(gerente, 'Ana López');
  await decidida.getByText('Registrar hasta 5 abonos (por hacer)').waitFor();
  expect(await dato(gerente, 'Por resolver')).toBe('$155.00');

  const pagina = await abrir(cobrador.email, 'cobrador/dashboard');
  await cifra(pagina, 'Efectivo a Entregar').getByText('Por devolver o registrar $155.00').waitFor();
  await pagina.goto(`${suite.url}cobrador/solicitudes`);
  await pagina.getByRole('heading', { name: 'Por hacer (1)' }).waitFor();
  const tarea = tarjeta(pagina, 'Ana López');
  await tarea.getByText('El gerente aprobó $565.00 de $720.00.').waitFor();
  await tarea.getByText('registra hasta 5 abonos y devuelve el resto.').waitFor();
  await tarea.getByRole('button', { name: 'Registrar pago' }).click();
  const monto = dialogo(pagina).getByLabel('Monto (en mano $155.00)');
  // The usual payment, not all that remains.
  expect(await monto.inputValue()).toBe('120.00');
  await monto.fill('155.01');
  await dialogo(pagina)
    .getByRole('button', { name: /^Registrar/ })
    .click();
  await dialogo(pagina).getByText('De este efectivo quedan $155.00.').waitFor();
  await monto.fill('100');
  await dialogo(pagina).getByRole('button', { name: 'Registrar $100.00 de Ana López' }).click();
  await dice(pagina, 'Pago registrado correctamente.');
  await dialogo(pagina).waitFor({ state: 'detached' });
  await tarea.getByText('Tienes $55.00 en la mano').waitFor();
  expect(await dato(pagina, 'Registrado')).toBe('$100.00');

  await tarea.getByRole('button', { name: 'Devolver el resto' }).click();
  await dialogo(pagina).getByText('¿Devolviste $55.00 a Ana López?').waitFor();
  await dialogo(pagina).getByText('El gerente pidió registrarlo: verá que lo devolviste.').waitFor();
  await expect.poll(() => cabe(pagina)).toEqual([true, true]);
  await contestar(pagina, 'Sí, lo devolví');
  await dice(pagina, 'Listo, quedó anotado');
  await pagina.getByRole('heading', { name: /^Por hacer/ }).waitFor({ state: 'detached' });
  await tarjeta(pagina, 'Ana López')
    .getByText(/^Devuelto al cliente, /)
    .waitFor();
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await gerente.reload();
  const contada = await enHistorial(gerente, 'Ana López');
  await contada.getByText(/^Se pidió registrarlo y .* devolvió \$55\.00\.$/).waitFor();
  await contada.getByText('Registrar hasta 5 abonos (hecho)').waitFor();
});

test('what is no longer owed cannot be booked: the question begins with the balance, and asks where the rest goes', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Carla Gil', pagado(2880))]);
  const e = escenaDe(mundo, cobrador);
  await e.pedirMultiple(720);
  // Meanwhile yesterday's payment arrives.
  const ayer = { id_credito: e.id_credito, monto: 120, capturado_en: '2026-11-17T12:00:00-06:00' };
  expect((await invocar(cobrador, 'registrarAbono', { cuerpo: ayer })).estado).toBe(200);

  const gerente = await gerenteEn('solicitudes-abonos-multiples');
  await elegir(gerente, 'Aprobar', 'Carla Gil');
  const monto = dialogo(gerente).getByLabel('Monto a registrar');
  await expect.poll(() => monto.inputValue()).toBe('600.00');
  await dialogo(gerente)
    .getByText(/ se queda con \$120\.00\. /)
    .waitFor();
  await dialogo(gerente).getByText('Devolver al cliente', { exact: true }).click();
  await monto.fill('600.01');
  await contestar(gerente, 'Aprobar');
  await dialogo(gerente).getByText('Solo se deben $600.00', { exact: true }).waitFor();
  await monto.fill('600');
  await contestar(gerente, 'Aprobar');
  await dice(gerente, 'Solicitud aprobada');
});

test('a rejection leaves all of it, for up to five abonos a day; on a day that has its payment nothing is counted', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Beto Ruiz', pagado(2880))]);
  const e = escenaDe(mundo, cobrador);
  await e.multipleRechazado('registrar');
  const pagina = await abrir(cobrador.email, 'cobrador/solicitudes');
  const tarea = tarjeta(pagina, 'Beto Ruiz');
  await tarea.getByText('El gerente rechazó los 6 abonos.').waitFor();
  await tarea.getByRole('button', { name: 'Registrar pago' }).click();
  const monto = dialogo(pagina).getByLabel('Monto (en mano $720.00)');
  for (const [escrito, dicho] of [
    ['720', 'Desde una tarea se registran hasta 5 abonos al día.'],
    ['0', 'Escribe cuánto de este efectivo se registra.'],
  ] as const) {
    await monto.fill(escrito);
    await dialogo(pagina)
      .getByRole('button', { name: /^Registrar/ })
      .click();
    await dialogo(pagina).getByText(dicho, { exact: true }).waitFor();
  }
  await monto.fill('600');
  await dialogo(pagina).getByRole('button', { name: 'Registrar $600.00 de Beto Ruiz' }).click();
  await tarea.getByText('Tienes $120.00 en la mano').waitFor();

  // The day has its payment already: what stands is said, and nothing is counted.
  await dialogo(pagina).waitFor({ state: 'detached' });
  await tarea.getByRole('button', { name: 'Registrar pago' }).click();
  await dialogo(pagina).getByRole('button', { name: 'Registrar $120.00 de Beto Ruiz' }).click();
  await dialogo(pagina).getByText('Ya se registró un pago para este cliente hoy.').waitFor();
  await dialogo(pagina)
    .getByText('Es un pago por día: registra lo que tienes otro día, o devuélvelo.', { exact: true })
    .waitFor();
  expect((await e.libro()).totales.en_mano_por_resolver_centavos).toBe(12_000);
});

test('the sheet of a task, closed at once, opens again, and stays when its credit cannot be read again', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Dora Paz', pagado(1200))]);
  const e = escenaDe(mundo, cobrador);
  await e.multipleRechazado('registrar');
  const { pagina, contexto, consola } = await abrirComo(cobrador.email);
  consola.tolerar(FALLO_DE_RED);
  await pagina.clock.install();
  await pagina.goto(`${suite.url}cobrador/solicitudes`);
  const registrar = tarjeta(pagina, 'Dora Paz').getByRole('button', { name: 'Registrar pago' });
  await registrar.click();
  const monto = dialogo(pagina).getByLabel('Monto (en mano $720.00)');
  await monto.waitFor();
  await cerrarConAtras(pagina);
  await pagina.clock.fastForward('00:31');
  const url = `**/creditos/${e.id_credito}`;
  await negar(contexto, url);
  const releido = pagina.waitForResponse(url);
  await registrar.click();
  await releido;
  await monto.fill('100');
  await dialogo(pagina).getByRole('button', { name: 'Registrar $100.00 de Dora Paz' }).click();
  await dice(pagina, 'Pago registrado correctamente.');
});

test('a payment that is deleted or lowered says what became of its cash', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Caro Gil', pagado(1200))]);
  const e = escenaDe(mundo, cobrador);
  const pagina = await abrir(cobrador.email, `payment/cliente?credito=${e.id_credito}`);
  const boton = (fecha: string, nombre: string) =>
    pagina.getByRole('listitem').filter({ hasText: fecha }).getByRole('button', { name: nombre }).first();
  await boton('10/11/2026', 'Eliminar pago').click();
  await dialogo(pagina).getByText('¿Qué pasó con los $600.00?').waitFor();
  expect(await dialogo(pagina).getByRole('radio', { checked: true }).count()).toBe(0);
  await dialogo(pagina).getByText('Se devolvió', { exact: true }).click();
  await dialogo(pagina).getByLabel('Motivo').fill('Era de otro cliente.');
  await expect.poll(() => cabe(pagina)).toEqual([true, true]);
  await contestar(pagina, 'Enviar solicitud');
  await dice(pagina, 'Solicitud de eliminación enviada correctamente');

  await boton('09/11/2026', 'Solicitar edición').click();
  const pregunta = dialogo(pagina).getByText('¿Qué pasó con los $100.00 de diferencia?');
  await dialogo(pagina).getByLabel('Monto nuevo').fill('700');
  expect(await pregunta.count()).toBe(0);
  await dialogo(pagina).getByLabel('Monto nuevo').fill('500');
  await pregunta.waitFor();
  await dialogo(pagina).getByText('No se recibió', { exact: true }).click();
  await dialogo(pagina).getByLabel('Motivo').fill('Se capturó mal.');
  await contestar(pagina, 'Enviar solicitud');
  await dice(pagina, 'Solicitud de edición enviada correctamente');
  const pedidas = (await e.libro()).solicitudes.map(({ tipo, datos }) => [
    tipo,
    'efectivo_corregido' in datos && datos.efectivo_corregido,
  ]);
  expect(new Map(pedidas as [string, unknown][])).toEqual(
    new Map([
      ['eliminacion_pago', 'devuelto'],
      ['edicion_pago', 'no_recibido'],
    ]),
  );
});
