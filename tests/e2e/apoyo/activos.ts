// The active clients: rows at a desk, cards on a phone.
import type { Page } from 'playwright-core';
import { ESCRITORIO } from './tamanos.ts';

const esEscritorio = (pagina: Page): boolean => (pagina.viewportSize()?.width ?? 0) >= ESCRITORIO.width;

export const hayClientes = (pagina: Page): Promise<void> =>
  (esEscritorio(pagina)
    ? pagina.getByRole('grid', { name: 'Clientes activos' }).getByRole('row').nth(1)
    : pagina.getByRole('article').first()
  ).waitFor();

/** At a desk it is in the row's menu. */
export async function pedirEliminar(pagina: Page, nombre?: string): Promise<void> {
  const accion = (verbo: string) =>
    pagina
      .getByRole('button', { name: nombre ? `${verbo} ${nombre}` : new RegExp(`^${verbo} `), exact: true })
      .first();
  if (!esEscritorio(pagina)) return accion('Eliminar a').click();
  await accion('Más de').click();
  return pagina.getByRole('menuitem', { name: 'Eliminar', exact: true }).click();
}
