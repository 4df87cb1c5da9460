// The pictures of what the office sets and compares: the settings, the routes by what they owe, what was decided; and of what a
// supervisor reads of it.
import type { Page } from 'playwright-core';
import { abrirPago } from './pantallas-papel.ts';

const GERENTE = { email: 'gerente@leal.demo' };
const COBRADOR = { email: 'cobrador1@leal.demo' };

/** A table at a desk, cards on a phone. */
const hayFilas = (pagina: Page): Promise<void> => pagina.locator('.tabla-fila, article').first().waitFor();

export const DE_OFICINA = [
  {
    nombre: 'clientes-atrasados',
    ...GERENTE,
    camino: 'gerente/clientes-activos?orden=-dias',
    preparar: hayFilas,
  },
  {
    nombre: 'papeles',
    ...COBRADOR,
    camino: 'cobrador',
    preparar: async (pagina: Page) => {
      await abrirPago(pagina);
      await pagina.getByRole('link', { name: 'Estado de cuenta', exact: true }).click();
      await pagina.getByRole('link', { name: /^Pagaré/ }).click();
      await pagina.locator('.papel').first().waitFor();
    },
  },
  {
    nombre: 'supervisor-bandeja',
    email: 'supervisor@leal.demo',
    camino: 'supervisor/bandeja',
    preparar: (pagina: Page) => pagina.locator('.bandeja-renglon, .tabla-fila').first().waitFor(),
  },
];

/**
 * Pictured, and not among the screens that are filled with the largest figures: the settings' numbers have bounds of their own, and
 * the totals of these two views, which have room for a hundred million three times, add up whoever else is in the suite.
 */
export const SOLO_EN_FOTOS = [
  {
    nombre: 'gerente-rutas-cartera',
    ...GERENTE,
    camino: 'gerente/rutas?vista=cartera',
    preparar: hayFilas,
  },
  {
    nombre: 'gerente-riesgo',
    ...GERENTE,
    camino: 'gerente/riesgo',
    preparar: (pagina: Page) => pagina.locator('.riesgo-cobradores .monto').first().waitFor(),
  },
  {
    nombre: 'gerente-castigados',
    ...GERENTE,
    camino: 'gerente/castigados',
    preparar: (pagina: Page) => pagina.locator('.castigados .monto, .vacio').first().waitFor(),
  },
  {
    nombre: 'gerente-resultado',
    ...GERENTE,
    camino: 'gerente/resultado',
    preparar: (pagina: Page) => pagina.locator('.resultado-cobradores .monto').first().waitFor(),
  },
  {
    nombre: 'gerente-efectivo',
    ...GERENTE,
    camino: 'gerente/efectivo',
    preparar: (pagina: Page) => pagina.locator('.efectivo-dias .monto').first().waitFor(),
  },
  {
    nombre: 'gerente-evolucion',
    ...GERENTE,
    camino: 'gerente/evolucion',
    preparar: (pagina: Page) => pagina.locator('.filtros, .vacio').first().waitFor(),
  },
  {
    nombre: 'gerente-hoy',
    ...GERENTE,
    camino: 'gerente/hoy',
    preparar: (pagina: Page) => pagina.getByText('Riesgo', { exact: true }).last().waitFor(),
  },
  { nombre: 'gerente-rutas-atraso', ...GERENTE, camino: 'gerente/rutas?vista=atraso', preparar: hayFilas },
  {
    nombre: 'gerente-senales',
    ...GERENTE,
    camino: 'gerente/senales?ver=todas',
    preparar: (pagina: Page) =>
      pagina
        .getByText(/Qué tan usual es aquí|se busca:/)
        .first()
        .waitFor(),
  },
  {
    nombre: 'ajustes',
    ...GERENTE,
    camino: 'gerente/ajustes',
    preparar: (pagina: Page) => pagina.getByRole('heading', { level: 2 }).nth(1).waitFor(),
  },
];
