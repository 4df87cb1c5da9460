// An approved loan that nobody has handed over: at the door on a phone without a line, and on the office's screens.
import type { Locator, Page } from 'playwright-core';
import { invocar } from '../../setup/invocar.ts';
import { principal } from './capas.ts';
import { type Escena, creditoDe, idCredito } from './escena.ts';
import type { usarEscenasEnLinea } from './linea.ts';
import { revisarDialogo } from './revisar.ts';
import { dialogo, oye } from './ruta.ts';
import { ponerLinea } from './sin-linea.ts';

type EnPuerta = Escena & { readonly id_credito: string; readonly seccion: Locator };

/** $3,000 for Eva Mora, among what its collector has to do; the line has gone. */
export async function porEntregarSinLinea({
  mundo,
  linea,
  enRutaGuardada,
}: Awaited<ReturnType<typeof usarEscenasEnLinea>>): Promise<EnPuerta> {
  const escena = await enRutaGuardada([
    creditoDe('Ana López'),
    creditoDe('Eva Mora', { estado: 'Pendiente' }),
  ]);
  const { pagina, contexto } = escena;
  const id_credito = idCredito(escena, 2);
  await invocar(await mundo.cuenta('gerente@leal.demo'), 'aprobarCredito', { cuerpo: { id_credito } });
  await pagina.getByRole('link', { name: /por llevar/ }).click();
  const seccion = pagina.getByRole('region', { name: 'Préstamos por llevar (1)' });
  await seccion.waitFor();
  await ponerLinea(linea, contexto, false);
  return { ...escena, id_credito, seccion };
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
