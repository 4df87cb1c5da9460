// The active clients: rows at a desk, cards on a phone.
import type { Locator, Page } from 'playwright-core';
import { hasta } from './hasta.ts';
import { ESCRITORIO } from './tamanos.ts';

const esEscritorio = (pagina: Page): boolean => (pagina.viewportSize()?.width ?? 0) >= ESCRITORIO.width;

export const hayClientes = (pagina: Page): Promise<void> =>
  (esEscritorio(pagina)
    ? pagina.getByRole('grid', { name: 'Clientes activos' }).getByRole('row').nth(1)
    : pagina.getByRole('article').first()
  ).waitFor();

/** The option of a menu, which is opened again when its row is drawn anew below it. */
export async function enMenu(pagina: Page, boton: Locator, opcion: string): Promise<Locator> {
  const entrada = pagina.getByRole('menuitem', { name: opcion, exact: true });
  const abierto = async () => {
    if (!(await entrada.isVisible())) await boton.click();
    return entrada.isVisible();
  };
  await hasta(abierto, (abiertoYa) => abiertoYa, 1_000);
  return entrada;
}

/** At a desk it is in the row's menu. */
export async function pedirEliminar(pagina: Page, nombre?: string): Promise<void> {
  const accion = (verbo: string) =>
    pagina
      .getByRole('button', { name: nombre ? `${verbo} ${nombre}` : new RegExp(`^${verbo} `), exact: true })
      .first();
  if (!esEscritorio(pagina)) return accion('Eliminar a').click();
  return (await enMenu(pagina, accion('Más de'), 'Eliminar')).click();
}
