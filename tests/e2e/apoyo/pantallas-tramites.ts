// The pictures of renewals, expenses and a collector's own requests, for both roles.
import type { Page } from 'playwright-core';
import { abierta, delCobrador, delGerente, hayFilas, hayTarjetas, tocar } from './foto.ts';
import { DE_CAJA } from './pantallas-caja.ts';
import { dialogo } from './ruta.ts';

/** The inbox: a table at a desk, a list on a phone. */
const hayPorDecidir = (pagina: Page): Promise<void> =>
  pagina.getByRole('checkbox', { name: / de / }).first().waitFor();

/** The demo's last whole week. */
const LLEGADAS = 'gerente/llegadas?semana=2026-11-09';
const hayDias = (pagina: Page): Promise<void> =>
  pagina.getByRole('list', { name: 'Días por cobrador' }).getByRole('link').first().waitFor();

export const DE_TRAMITES = [
  delCobrador('renovaciones', 'cobrador/renovaciones', hayTarjetas),
  delCobrador('solicitar-renovacion', 'cobrador/renovaciones', async (pagina) => {
    await tocar(pagina, /^Solicitar Renovación de/);
    await dialogo(pagina).getByLabel('Monto solicitado').fill('8000');
    await dialogo(pagina).getByText('40 días').click();
  }),
  delGerente('bandeja', 'gerente/bandeja', hayPorDecidir),
  delGerente('bandeja-abierta', 'gerente/bandeja?tipo=edicion_pago', async (pagina) => {
    await hayPorDecidir(pagina);
    await pagina.getByText('Edición de pago', { exact: false }).last().click();
    await hayTarjetas(pagina);
  }),
  delGerente('renovaciones-gerente', 'gerente/renovaciones', abierta),
  delGerente('aprobar-renovacion', 'gerente/renovaciones', async (pagina) => {
    await abierta(pagina);
    await tocar(pagina, /^Aprobar/);
    await dialogo(pagina).getByText('Plan de pagos').waitFor();
  }),
  delGerente('llegadas', LLEGADAS, hayDias),
  delGerente('llegadas-del-dia', LLEGADAS, async (pagina) => {
    await hayDias(pagina);
    await pagina
      .getByRole('link', { name: /marcada/ })
      .first()
      .click();
    await hayTarjetas(pagina);
  }),
  delCobrador('gastos', 'cobrador/gastos', hayFilas),
  delGerente('gastos-gerente', 'gerente/gastos', hayFilas),
  delGerente('rechazar-gasto', 'gerente/gastos', async (pagina) => {
    await tocar(pagina, /^Rechazar/);
    await dialogo(pagina).getByRole('button', { name: 'Rechazar' }).click();
    await dialogo(pagina).getByText('Debe proporcionar un motivo de rechazo').waitFor();
  }),
  ...DE_CAJA,
  delCobrador('mis-solicitudes', 'cobrador/solicitudes', hayTarjetas),
];
