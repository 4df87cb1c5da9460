// Captures without a line, in the figures of the day.
import { centavos, fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { filas, valorDe } from '../apoyo/cifras.ts';
import { idCredito, creditoDe } from '../apoyo/escena.ts';
import { faltasDe } from '../apoyo/holgura.ts';
import { irA } from '../apoyo/ir.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { panel } from '../apoyo/pago.ts';
import { revisar } from '../apoyo/revisar.ts';
import { gastar, pagar, ponerLinea } from '../apoyo/sin-linea.ts';

const { linea, url, enRutaGuardada } = await usarEscenasEnLinea();

/** The figures of the day, each without what breaks its line. */
async function cifras(pagina: Page, ...titulos: string[]): Promise<string[]> {
  const valores = await Promise.all(titulos.map((titulo) => valorDe(pagina, titulo)));
  return valores.map((valor) => valor.replaceAll(/\s+/g, ' ').replace(/\d\d:\d\d/, 'hh:mm'));
}

/** Three million in thirty days: their figures need all the room that there is. */
const GRANDE = { monto_solicitado: centavos(300_000_000) };
const COBRADO = '$120,000.00';
const APARTE = 'a las hh:mm + $360,000.00 sin confirmar';

test('money that no answer has stands beside its figure, never in it: without a line, after a cold start, until the line is back', async () => {
  const hoy = { tipo: 'pago', fecha: fecha('2026-11-18'), minuto: 610 } as const;
  const { pagina, contexto, cobrador } = await enRutaGuardada([
    creditoDe('Dora Paz', { ...GRANDE, movimientos: [hoy] }),
    ...['Ana López', 'Beto Ruiz', 'Carla Gil'].map((nombre) => creditoDe(nombre, GRANDE)),
  ]);
  const DEL_DIA = [
    'Recaudado',
    'Efectivo a Entregar',
    'Reportes',
    'Clientes Visitados',
    'Gastos Solicitados',
  ];
  const delDia = () => cifras(pagina, ...DEL_DIA);
  await irA(pagina, `${url}cobrador/dashboard`);
  await expect.poll(delDia).toEqual([COBRADO, COBRADO, COBRADO, '1 / 4', '0']);
  await irA(pagina, `${url}cobrador/reportes`);
  await expect.poll(() => cifras(pagina, 'Total semana', 'Abonos')).toEqual([COBRADO, '1']);
  await irA(pagina, `${url}payment/ana-lopez?credito=${idCredito({ cobrador }, 2)}`);
  await pagina.getByText('No hay transacciones registradas').waitFor();

  await irA(pagina, `${url}cobrador/clientes-visitados`);
  await expect.poll(() => cifras(pagina, 'Visitados hoy')).toEqual(['1']);
  await irA(pagina, `${url}cobrador/gastos`);
  await expect.poll(() => cifras(pagina, 'Pendientes')).toEqual(['0']);

  await ponerLinea(linea, contexto, false);
  await gastar(pagina, 'Gasolina');
  await pagina.getByText('$0.00 por aprobar + 1 ($350.50) sin confirmar', { exact: true }).waitFor();
  await irA(pagina, `${url}cobrador`);
  for (const nombre of ['Ana López', 'Beto Ruiz', 'Carla Gil']) await pagar(pagina, nombre, COBRADO);

  const aparte = `${COBRADO} ${APARTE}`;
  const conAparte = [aparte, aparte, aparte, '1 / 4 + 3 sin confirmar', '0 + 1 sin confirmar'];
  await irA(pagina, `${url}cobrador/clientes-visitados`);
  await expect.poll(() => cifras(pagina, 'Visitados hoy')).toEqual(['1 + 3 sin confirmar']);
  await irA(pagina, `${url}cobrador/dashboard`);
  await expect.poll(delDia).toEqual(conAparte);
  await pagina.getByText('1 pago hoy + 3 sin confirmar', { exact: true }).waitFor();
  await pagina.getByText('$0.00 por aprobar + $350.50 sin confirmar', { exact: true }).waitFor();
  await expect.poll(() => pagina.locator('.ant-message-notice').count()).toBe(0);
  await revisar(pagina);
  expect(await faltasDe(pagina)).toEqual([]);
  await irA(pagina, `${url}cobrador/reportes`);
  await expect.poll(() => cifras(pagina, 'Total semana', 'Abonos')).toEqual([aparte, '1 + 3 sin confirmar']);
  await pagina
    .getByRole('link', { name: /^Miércoles 18\/11\/2026.*\+ \$360,000\.00 sin confirmar$/ })
    .waitFor();
  expect(await faltasDe(pagina)).toEqual([]);

  await pagina.goto(`${url}cobrador/recaudado`);
  await expect
    .poll(() => cifras(pagina, 'Total hoy', 'Número de pagos'))
    .toEqual([aparte, '1 + 3 sin confirmar']);
  const sinConfirmar = async () => (await filas(pagina)).map((fila) => fila.includes('Sin confirmar'));
  await expect.poll(sinConfirmar).toEqual([true, true, true, false]);
  await revisar(pagina);
  expect(await faltasDe(pagina)).toEqual([]);

  await pagina.getByRole('link', { name: 'Ana López' }).click();
  const saldo = pagina.getByRole('region', { name: 'Cliente y saldo' });
  const historia = panel(pagina, 'Historial de Transacciones').locator('li');
  await saldo.getByText(/^a\slas\s\d\d:\d\d\s−\s\$120,000\.00\ssin\sconfirmar$/).waitFor();
  await saldo.getByText('$3,600,000.00', { exact: true }).waitFor();
  await historia.filter({ hasText: '+$120,000.00' }).getByText('Sin confirmar', { exact: true }).waitFor();
  await revisar(pagina);
  expect(await faltasDe(pagina)).toEqual([]);

  await ponerLinea(linea, contexto, true);
  await saldo.getByText('$3,480,000.00', { exact: true }).waitFor();
  await expect.poll(() => pagina.getByText(/sin confirmar/i).count()).toBe(0);
  await expect.poll(() => historia.count()).toBe(1);
  await irA(pagina, `${url}cobrador/recaudado`);
  await expect.poll(() => cifras(pagina, 'Total hoy', 'Número de pagos')).toEqual(['$480,000.00', '4']);
  await expect.poll(sinConfirmar).toEqual([false, false, false, false]);
  await irA(pagina, `${url}cobrador/dashboard`);
  await expect.poll(delDia).toEqual(['$480,000.00', '$480,000.00', '$480,000.00', '4 / 4', '1']);
  const { cuerpo } = await cobrador.llamar<{ total_hoy: number }>('GET', `abonos/dashboard/${cobrador.uid}`);
  expect(cuerpo.total_hoy).toBe(480_000);
});
