// The pictures of renewals, expenses and a collector's own requests, for both roles.
import type { Page } from 'playwright-core';
import { abrirTarjeta } from './bandeja.ts';
import { DE_CAJA } from './pantallas-caja.ts';
import { dialogo } from './ruta.ts';

const COBRADOR = 'cobrador1@leal.demo';
const GERENTE = 'gerente@leal.demo';

const tocar = (pagina: Page, nombre: RegExp): Promise<void> =>
  pagina.getByRole('button', { name: nombre }).first().click();

const hayTarjetas = (pagina: Page): Promise<void> => pagina.getByRole('article').first().waitFor();
/** A desk's first row, opened to its card. */
const abierta = (pagina: Page) => abrirTarjeta(pagina, /./);
const hayFilas = (pagina: Page): Promise<void> => pagina.locator('.tabla tbody tr').first().waitFor();

/** The inbox: a table at a desk, a list on a phone. */
const hayPorDecidir = (pagina: Page): Promise<void> =>
  pagina.getByRole('checkbox', { name: / de / }).first().waitFor();

/** The demo's last whole week. */
const LLEGADAS = 'gerente/llegadas?semana=2026-11-09';
const hayDias = (pagina: Page): Promise<void> =>
  pagina.getByRole('list', { name: 'Días por cobrador' }).getByRole('link').first().waitFor();

export const DE_TRAMITES = [
  { nombre: 'renovaciones', email: COBRADOR, camino: 'cobrador/renovaciones', preparar: hayTarjetas },
  {
    nombre: 'solicitar-renovacion',
    email: COBRADOR,
    camino: 'cobrador/renovaciones',
    preparar: async (pagina: Page) => {
      await tocar(pagina, /^Solicitar Renovación de/);
      await dialogo(pagina).getByLabel('Monto solicitado').fill('8000');
      await dialogo(pagina).getByText('40 días').click();
    },
  },
  { nombre: 'bandeja', email: GERENTE, camino: 'gerente/bandeja', preparar: hayPorDecidir },
  {
    nombre: 'bandeja-abierta',
    email: GERENTE,
    camino: 'gerente/bandeja?tipo=edicion_pago',
    preparar: async (pagina: Page) => {
      await hayPorDecidir(pagina);
      await pagina.getByText('Edición de pago', { exact: false }).last().click();
      await hayTarjetas(pagina);
    },
  },
  { nombre: 'renovaciones-gerente', email: GERENTE, camino: 'gerente/renovaciones', preparar: abierta },
  {
    nombre: 'aprobar-renovacion',
    email: GERENTE,
    camino: 'gerente/renovaciones',
    preparar: async (pagina: Page) => {
      await abierta(pagina);
      await tocar(pagina, /^Aprobar/);
      await dialogo(pagina).getByText('Plan de pagos').waitFor();
    },
  },
  { nombre: 'llegadas', email: GERENTE, camino: LLEGADAS, preparar: hayDias },
  {
    nombre: 'llegadas-del-dia',
    email: GERENTE,
    camino: LLEGADAS,
    preparar: async (pagina: Page) => {
      await hayDias(pagina);
      await pagina
        .getByRole('link', { name: /marcada/ })
        .first()
        .click();
      await hayTarjetas(pagina);
    },
  },
  { nombre: 'gastos', email: COBRADOR, camino: 'cobrador/gastos', preparar: hayFilas },
  { nombre: 'gastos-gerente', email: GERENTE, camino: 'gerente/gastos', preparar: hayFilas },
  {
    nombre: 'rechazar-gasto',
    email: GERENTE,
    camino: 'gerente/gastos',
    preparar: async (pagina: Page) => {
      await tocar(pagina, /^Rechazar/);
      await dialogo(pagina).getByRole('button', { name: 'Rechazar' }).click();
      await dialogo(pagina).getByText('Debe proporcionar un motivo de rechazo').waitFor();
    },
  },
  ...DE_CAJA,
  { nombre: 'mis-solicitudes', email: COBRADOR, camino: 'cobrador/solicitudes', preparar: hayTarjetas },
];
