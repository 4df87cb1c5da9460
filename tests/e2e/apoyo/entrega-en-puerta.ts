// An approved loan that nobody has handed over: at the door on a phone without a line, and on the office's screens.
import type { Locator, Page } from 'playwright-core';
import { escenaDe } from '../../setup/escena.ts';
import type { Mundo } from '../../setup/mundo.ts';
import { principal } from './capas.ts';
import { creditoDe, type Escena } from './escena.ts';
import type { usarEscenasEnLinea } from './linea.ts';
import type { Pedido } from './navegador.ts';
import { revisarDialogo } from './revisar.ts';
import { dialogo, oye } from './ruta.ts';
import { ponerLinea } from './sin-linea.ts';

type Escenas = Awaited<ReturnType<typeof usarEscenasEnLinea>>;

const CARTERA = [creditoDe('Ana López'), creditoDe('Eva Mora', { estado: 'Pendiente' })];

/** The loan of $3,000 for Eva Mora is to be handed over. */
async function aprobada(mundo: Mundo, escena: Escena) {
  const id_credito = await escenaDe(mundo, escena.cobrador, 2).aprobado();
  const seccion = escena.pagina.getByRole('region', { name: 'Préstamos por llevar (1)' });
  return { ...escena, id_credito, seccion };
}

/** From the route to what its collector has to do. */
export async function irAPorLlevar({ pagina, seccion }: { pagina: Page; seccion: Locator }): Promise<void> {
  await pagina.getByRole('link', { name: /por llevar/ }).click();
  await seccion.waitFor();
}

export const porEntregar = async ({ mundo, enRuta }: Escenas, pedido?: Pedido) =>
  aprobada(mundo, await enRuta(CARTERA, pedido));

/** On that screen; the line has gone. */
export async function porEntregarSinLinea({ mundo, linea, enRutaGuardada }: Escenas) {
  const escena = await aprobada(mundo, await enRutaGuardada(CARTERA));
  await irAPorLlevar(escena);
  await ponerLinea(linea, escena.contexto, false);
  return escena;
}

/** A manager cancels it by the keyboard; its reason is asked for. */
export async function cancelarPorTeclado(pagina: Page, boton: Locator): Promise<void> {
  await boton.focus();
  await pagina.keyboard.press('Enter');
  await oye(pagina);
  await principal(pagina).click();
  await dialogo(pagina).getByText('El motivo es requerido').waitFor();
  await pagina.getByLabel('Motivo').fill('Ya no lo quiso');
  await revisarDialogo(pagina);
  await principal(pagina).focus();
  await pagina.keyboard.press('Enter');
}
