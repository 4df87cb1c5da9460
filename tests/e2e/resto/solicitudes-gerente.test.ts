// A manager's request screens, on a suite of their own: their lists show what all collectors ask for.
import { fecha } from '@leal/domain';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { escena } from '../../setup/escena.ts';
import { pagado } from '../../setup/pagado.ts';
import {
  abrirTarjeta,
  contestar,
  dice,
  elegir,
  enHistorial,
  laFila,
  laTarjeta,
  REVISADAS,
  seFue,
} from '../apoyo/bandeja.ts';
import { EN_MOVIMIENTO } from '../apoyo/capas.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { creditoDe, mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { cerrarLoAbierto, irA } from '../apoyo/ir.ts';
import { cortar, enDuda, perderRespuesta } from '../apoyo/duda.ts';
import { sinCanal } from '../apoyo/vivo.ts';
import { dato } from '../apoyo/pago.ts';
import { nadaSalto, olvidarSaltos, revisar, vigilarSaltos } from '../apoyo/revisar.ts';
import { dialogo, sinDialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, suite, abrirComo } = usarEscenas(ESCRITORIO, await mundoPropio());
const otro = await mundo.gerente();

const GERENTE = 'gerente@leal.demo';
const ANA = creditoDe('Ana López', pagado(600));

async function abrir(
  camino: string,
  email = GERENTE,
  preparar?: (contexto: BrowserContext) => Promise<unknown>,
) {
  const visita = await abrirComo(email, EN_MOVIMIENTO);
  await preparar?.(visita.contexto);
  visita.consola.tolerar(FALLO_DE_RED);
  await visita.pagina.goto(`${suite.url}gerente/${camino}`);
  await visita.pagina.getByRole('tab', { name: /^Historial \(\d+\)$/ }).waitFor();
  return visita;
}

test('the edit of a payment that is asked for appears by itself; the manager approves another amount', async () => {
  const { pagina } = await abrir('solicitudes-edicion');
  await dice(pagina, '¡Excelente!');
  const { pedirEdicion, elCredito } = await escena(mundo, ANA);
  await pedirEdicion('09', 400);
  await pagina.getByRole('tab', { name: 'Solicitudes Pendientes (1)' }).waitFor();
  const tarjeta = await abrirTarjeta(pagina, 'Ana López');
  await tarjeta.getByText('PENDIENTE', { exact: true }).waitFor();
  const monto = tarjeta.getByLabel('Monto a modificar');
  expect(await monto.inputValue()).toBe('400.00');
  await monto.fill('0');
  await elegir(pagina, 'Aprobar', 'Ana López');
  await tarjeta.getByText('Monto inválido', { exact: true }).waitFor();
  const comentario = tarjeta.getByPlaceholder('Explica tu decisión...');
  await comentario.fill('Eran 450.');
  await pagina.reload();
  await abrirTarjeta(pagina, 'Ana López');
  // Words wait for their decision; an amount is read again.
  await expect.poll(() => comentario.inputValue()).toBe('Eran 450.');
  expect(await monto.inputValue()).toBe('400.00');
  await monto.fill('450');
  await elegir(pagina, 'Aprobar', 'Ana López');
  await dialogo(pagina).getByText('¿Aprobar que el pago de $600.00 de Ana López quede en $450.00?').waitFor();
  await contestar(pagina, 'Aprobar');
  await dice(pagina, 'Solicitud procesada');
  await seFue(pagina, 'Ana López');
  const decidida = await enHistorial(pagina, 'Ana López');
  await decidida.getByText('APROBADA', { exact: true }).waitFor();
  await decidida.getByText('Eran 450.').waitFor();
  expect(await dato(pagina, 'Monto aprobado')).toBe('$450.00');
  expect((await elCredito())?.total_pagado_centavos).toBe(45_000);
  expect(await pagina.evaluate(() => Object.keys(localStorage).join())).not.toContain('leal_borrador');
});

test("several abonos: two managers see each other's decision, the slower one's open question says that nothing is left to decide; a rejection says what becomes of the cash", async () => {
  const [primera, otra] = [
    await abrir('solicitudes-abonos-multiples'),
    await abrir('solicitudes-abonos-multiples', otro.email),
  ];
  const { pedirMultiple, elCredito } = await escena(mundo, ANA);
  await pedirMultiple(720);
  await (
    await abrirTarjeta(primera.pagina, 'Ana López')
  )
    .getByText('PENDIENTE DE ABONOS', { exact: true })
    .waitFor();
  await elegir(otra.pagina, 'Rechazar', 'Ana López');
  await dialogo(otra.pagina).getByText('Devolver al cliente', { exact: true }).waitFor();

  await elegir(primera.pagina, 'Aprobar', 'Ana López');
  const monto = dialogo(primera.pagina).getByLabel('Monto a registrar');
  await monto.fill('721');
  await contestar(primera.pagina, 'Aprobar');
  await dialogo(primera.pagina).getByText('No puede ser más de lo que se cobró', { exact: true }).waitFor();
  await monto.fill('600');
  await contestar(primera.pagina, 'Aprobar');
  await dialogo(primera.pagina).getByText('Elige qué hacer con ese dinero', { exact: true }).waitFor();
  await dialogo(primera.pagina).getByText('Devolver al cliente', { exact: true }).click();
  await contestar(primera.pagina, 'Aprobar');
  await dice(primera.pagina, 'Solicitud aprobada');
  await seFue(primera.pagina, 'Ana López');

  await laTarjeta(otra.pagina, 'Ana López').waitFor({ state: 'detached' });
  await dialogo(otra.pagina).getByText('Esta solicitud ya fue procesada.', { exact: true }).waitFor();
  await dialogo(otra.pagina).getByText('Quedó aprobada.', { exact: true }).waitFor();
  expect(await dialogo(otra.pagina).getByRole('button').allInnerTexts()).toEqual(['Cerrar']);
  await contestar(otra.pagina, 'Cerrar');
  await enHistorial(otra.pagina, 'Ana López');
  expect(await dato(otra.pagina, 'Monto aprobado')).toBe('$600.00');
  expect((await elCredito())?.total_pagado_centavos).toBe(120_000);

  const id = await (await escena(mundo, creditoDe('Beto Ruiz'))).pedirMultiple();
  const { pagina } = primera;
  await elegir(pagina, 'Rechazar', 'Beto Ruiz');
  await dialogo(pagina).getByText('Registrar hasta 5 abonos', { exact: true }).click();
  await dialogo(pagina).getByLabel('Comentario (opcional)').fill('De 5 en 5.');
  await contestar(pagina, 'Rechazar');
  await dice(pagina, 'Solicitud rechazada');
  const decidida = await enHistorial(pagina, 'Beto Ruiz');
  await decidida.getByText('Registrar hasta 5 abonos (por hacer)').waitFor();
  const { estado, comentario, datos } = (await mundo.db.doc(`solicitudes/${id}`).get()).data() ?? {};
  expect({ estado, comentario, datos }).toMatchObject({
    estado: 'rechazada',
    comentario: 'De 5 en 5.',
    datos: { efectivo: 'registrar' },
  });
});

test('the edit of a client: what changes, as JSON too, and what has moved meanwhile', async () => {
  const { pedirCambios, elCliente, id_cliente, cobrador } = await escena(mundo, ANA);
  await pedirCambios({ telefono: '6187654321' });
  const gerente = await mundo.cuenta(GERENTE);
  const antes = (await mundo.db.doc(`clientes/${id_cliente}`).get()).data() ?? {};
  const { nombre, negocio, direccion, calle, colonia } = antes;
  await gerente.llamar('PUT', `clientes/${id_cliente}`, {
    cuerpo: { nombre, negocio, direccion, calle, colonia, telefono: '6180000000' },
  });
  const { pagina } = await abrir('solicitudes-clientes');
  const tarjeta = await abrirTarjeta(pagina, 'Ana López');
  await tarjeta.getByText(`Cobrador ${cobrador.prefijo}`).waitFor();
  await tarjeta.getByText('Hoy dice: 6180000000').waitFor();
  expect(JSON.parse((await tarjeta.locator('pre').textContent()) ?? '')).toEqual({ telefono: '6187654321' });
  await elegir(pagina, 'Aprobar', 'Ana López');
  await dialogo(pagina).getByText('¿Deseas aprobar y aplicar los cambios?').waitFor();
  await contestar(pagina, 'Aprobar');
  await dice(pagina, 'La solicitud fue aprobada correctamente.');
  await seFue(pagina, 'Ana López');
  const decidida = await enHistorial(pagina, 'Ana López');
  await decidida.getByText('EDICIÓN APROBADA', { exact: true }).waitFor();
  expect((await elCliente())?.telefono).toBe('6187654321');
});

test('the deletion of a payment: its answer lost, the dialog closed, it is asked on and done once', async () => {
  const { pedirEliminacion, elCredito } = await escena(mundo, ANA);
  await pedirEliminacion('09');
  // A live listener would tell which one it was.
  const { pagina, contexto } = await abrir('solicitudes-eliminacion', GERENTE, sinCanal);
  const tarjeta = await abrirTarjeta(pagina, 'ANA LÓPEZ');
  await tarjeta.getByText('Pendiente de Revisión', { exact: true }).waitFor();
  await elegir(pagina, 'Aprobar', 'Ana López');
  await dialogo(pagina).getByLabel('Comentario (opcional)').fill('Sí era de otro.');
  const url = '**/resolverSolicitud';
  await contexto.route(url, cortar);
  await contestar(pagina, 'Aprobar');
  await dialogo(pagina)
    .getByText(/^Aún no sabemos si se registró/)
    .waitFor();
  await contestar(pagina, 'Cerrar');
  await sinDialogo(pagina);
  // No other decision is offered meanwhile.
  await tarjeta.getByText('Sin confirmar', { exact: true }).waitFor();
  expect(await tarjeta.getByRole('button').count()).toBe(0);
  const perdida = await perderRespuesta(contexto, url); // First: a retry must find no gap.
  await contexto.unroute(url, cortar);
  await enDuda(pagina, 'la aprobación de la eliminación del pago de $600.00 de Ana López').waitFor();
  await expect.poll(() => perdida.claves.length).toBeGreaterThan(0);
  perdida.volver();
  await dice(pagina, 'Solicitud aprobada correctamente');
  await seFue(pagina, 'ANA LÓPEZ');
  await dice(pagina, 'No hay solicitudes de eliminación pendientes');
  const decidida = await enHistorial(pagina, 'ANA LÓPEZ');
  await decidida.getByText('Sí era de otro.').waitFor();
  expect((await elCredito())?.total_pagado_centavos).toBe(0);
});

test('credits: one is corrected before it is rejected, with the figures of what is typed; an approved one starts today', async () => {
  const { pagina } = await abrir('solicitudes');
  const { prefijo } = await mundo.cobrador([
    creditoDe('Carla Gil', { estado: 'Pendiente' }),
    creditoDe('Dora Paz', { estado: 'Pendiente' }),
  ]);
  await elegir(pagina, 'Editar', 'Carla Gil');
  await dialogo(pagina).getByLabel('Monto solicitado').fill('5000');
  await dialogo(pagina).getByText('60 días').first().click();
  await dialogo(pagina).getByText('$6,500.00', { exact: true }).waitFor();
  await dialogo(pagina).getByLabel('Nombre').fill('Carla Gil Soto');
  await contestar(pagina, 'Guardar Cambios');
  await dice(pagina, 'Cliente actualizado correctamente');
  await (await abrirTarjeta(pagina, 'Carla Gil Soto')).getByText('$6,500.00').waitFor();
  await elegir(pagina, 'Rechazar', 'Carla Gil Soto');
  await dialogo(pagina).getByText('¿Rechazar el crédito de $5,000.00 a 60 días de Carla Gil Soto?').waitFor();
  await dialogo(pagina).getByLabel('Comentario (opcional)').fill('Debe en otra ruta.');
  await contestar(pagina, 'Rechazar');
  await dice(pagina, 'Crédito rechazado');
  await seFue(pagina, 'Carla Gil Soto');

  await (await abrirTarjeta(pagina, 'Dora Paz')).getByText(`Cobrador ${prefijo}`).waitFor();
  await elegir(pagina, 'Aprobar', 'Dora Paz');
  await contestar(pagina, 'Aprobar');
  await dice(pagina, 'Crédito aprobado');
  await seFue(pagina, 'Dora Paz');
  const credito = (await mundo.db.doc(`creditos/${prefijo}-cre-2`).get()).data();
  expect(credito).toMatchObject({ estado_credito: 'Aprobado', fecha_inicio: fecha('2026-11-18') });

  const decidido = await enHistorial(pagina, 'Carla Gil Soto');
  await decidido.getByText('RECHAZADO', { exact: true }).waitFor();
  await decidido.getByText('Debe en otra ruta.').waitFor();
  // The way to a new client is next to them.
  await pagina.getByRole('link', { name: 'Nuevo cliente', exact: true }).click();
  await pagina.getByRole('heading', { name: 'Registrar Cliente' }).waitFor();
});

test('axe finds nothing, a thumb hits all, nothing jumps while it loads', async () => {
  const { pedirEdicion, pedirEliminacion, pedirMultiple, pedirTardia, pedirCambios } = await escena(
    mundo,
    creditoDe('Eva Luna', pagado(1200)),
  );
  await pedirEdicion('09', 400);
  await pedirEliminacion('10');
  await pedirMultiple();
  await pedirTardia();
  await pedirCambios({ telefono: '6187654321', colonia: 'Analco' });
  await mundo.cobrador([creditoDe('Fito Páez', { estado: 'Pendiente' })]);
  const { pagina } = await abrirComo(GERENTE, { sinArchivos: true });
  await vigilarSaltos(pagina);
  await pagina.goto(`${suite.url}gerente/solicitudes?ver=historial`);
  for (const { camino, abrirLo } of REVISADAS) {
    await olvidarSaltos(pagina);
    await irA(pagina, `${suite.url}gerente/${camino}`);
    await laFila(pagina, /./).first().waitFor();
    await nadaSalto(pagina);
    await pagina.setViewportSize(TELEFONO);
    await abrirLo(pagina);
    await revisar(pagina);
    await cerrarLoAbierto(pagina);
    await pagina.setViewportSize(ESCRITORIO);
  }
});
