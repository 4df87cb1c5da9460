// Cash and a transfer on a phone without a line: which of it is in hand, before and after the line is back; and one beside
// the other on the same day. On a suite of its own, whose owner takes transfers.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { libroCuadrado } from '../../setup/libro.ts';
import { valorDe } from '../apoyo/cifras.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, idCredito, mundoPropio } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { panel } from '../apoyo/pago.ts';
import { revisar } from '../apoyo/revisar.ts';
import { abrirHoja, encabezadoRuta } from '../apoyo/ruta.ts';
import { pagar, ponerLinea, transferir } from '../apoyo/sin-linea.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, linea, url, enRutaGuardada } = await usarEscenasEnLinea(TELEFONO, await mundoPropio());

const sinHora = (valor: string): string => valor.replaceAll(/\s+/g, ' ').replace(/\d\d:\d\d/, 'hh:mm');
const cifras = async (pagina: Page): Promise<string[]> =>
  Promise.all(
    ['Recaudado', 'Efectivo a Entregar'].map(async (titulo) => sinHora(await valorDe(pagina, titulo))),
  );

/** The phone has heard of the owner's setting: without a line it goes by what it knows. */
async function sabeQueSeAceptan(pagina: Page): Promise<void> {
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByRole('group', { name: 'Forma de pago' }).waitFor({ timeout: 120_000 });
  await hoja.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await hoja.waitFor({ state: 'hidden' });
}

test('without a line both are collected, and the cash alone is in hand; with it the ledger says the same, and the cash of that day has its place', async () => {
  await mundo.db.doc('configuracion/negocio').set({ parametros: { dias_transferencia: 5 } }, { merge: true });
  // The server remembers its settings for a minute.
  await mundo.suite.moverReloj('2026-11-18T11:10:00-06:00');
  const { pagina, contexto, cobrador } = await enRutaGuardada(
    ['Ana López', 'Beto Ruiz', 'Carla Gil'].map((nombre) => creditoDe(nombre)),
  );
  await irA(pagina, `${url}cobrador/dashboard`);
  await expect.poll(() => cifras(pagina)).toEqual(['$0.00', '$0.00']);
  await irA(pagina, `${url}cobrador`);
  await encabezadoRuta(pagina, 3).waitFor();

  await sabeQueSeAceptan(pagina);

  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ana López');
  await transferir(pagina, 'Beto Ruiz', 'MBAN01002611170001');
  await revisar(pagina);
  await pagina.reload();
  await encabezadoRuta(pagina, 1).waitFor();
  await irA(pagina, `${url}cobrador/dashboard`);
  await expect
    .poll(() => cifras(pagina))
    .toEqual(['$0.00 a las hh:mm + $240.00 sin confirmar', '$0.00 a las hh:mm + $120.00 sin confirmar']);

  await ponerLinea(linea, contexto, true);
  await expect.poll(() => cifras(pagina)).toEqual(['$240.00', '$120.00']);
  await irA(pagina, `${url}payment/beto-ruiz?credito=${idCredito({ cobrador }, 2)}`);
  const accion = panel(pagina, 'Registrar Pago');
  await accion.getByText('Está registrada una transferencia de', { exact: false }).waitFor();
  await panel(pagina, 'Historial de Transacciones').getByText('Transferencia MBAN01002611170001').waitFor();
  await accion.getByRole('button', { name: 'Registrar también un pago en efectivo' }).click();
  await accion.getByRole('button', { name: 'Registrar $120.00 de Beto Ruiz' }).click();
  await dicho(pagina, 'Pago registrado correctamente.', '$120.00 de Beto Ruiz');
  const { movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
  expect(movimientos.map(({ id_movimiento }) => id_movimiento.replace(/-\d.*/, '')).toSorted()).toEqual([
    'pago',
    'pago',
    'transferencia',
  ]);
});
