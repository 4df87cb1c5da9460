// The screens of figures and of what is asked for, as the tests of accessibility walk them.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { POR_RENOVAR } from '../../setup/pagado.ts';
import { creditoDe } from './escena.ts';

/** Enough for a second page of a day, and one that may be renewed. */
export const MUCHOS = [
  ...Array.from({ length: 11 }, (_, i) =>
    creditoDe(`Cliente ${i + 1}`, { movimientos: [{ tipo: 'visita', fecha: fecha('2026-11-17') }] }),
  ),
  creditoDe('Renata Vela', POR_RENOVAR),
];

/** Below /leal/cobrador/, and when their figures are there. */
export const CIFRAS: readonly { camino: string; listo: (pagina: Page) => Promise<unknown> }[] = [
  { camino: 'dashboard', listo: (pagina) => pagina.locator('.grafica table').waitFor() },
  {
    camino: 'clientes-visitados',
    listo: (pagina) => pagina.getByRole('link', { name: 'Ana López' }).waitFor(),
  },
  { camino: 'reportes', listo: (pagina) => pagina.getByText('11 clientes').waitFor() },
  {
    camino: 'reportes?dia=2026-11-17',
    listo: (pagina) => pagina.getByRole('button', { name: 'Página siguiente' }).waitFor(),
  },
  {
    camino: 'renovaciones',
    listo: (pagina) => pagina.getByRole('button', { name: 'Solicitar Renovación de Renata Vela' }).waitFor(),
  },
  { camino: 'gastos', listo: (pagina) => pagina.getByText('Todavía no has pedido gastos').waitFor() },
  {
    camino: 'solicitudes',
    listo: (pagina) => pagina.getByRole('article', { name: 'Ana López' }).waitFor(),
  },
];
