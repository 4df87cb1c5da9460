// An approved loan that nobody has handed over: at the door on a phone without a line, and on the office's screens.
import type { Locator, Page } from 'playwright-core';
import type { LineaMala } from '../../setup/linea/linea-mala.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Mundo } from '../../setup/mundo.ts';
import { principal } from './capas.ts';
import { FALLO_DE_RED, PRECARGA_DOBLE } from './consola.ts';
import { type Escena, creditoDe, type usarEscenas } from './escena.ts';
import { revisarDialogo } from './revisar.ts';
import { dialogo, oye } from './ruta.ts';
import { hayBuzon, ponerLinea, tieneLaApp } from './sin-linea.ts';

type EnPuerta = Escena & { readonly id_credito: string; readonly seccion: Locator };

/** $3,000 for Eva Mora, among what its collector has to do; the line has gone. */
export async function porEntregarSinLinea(
  mundo: Mundo,
  linea: LineaMala,
  { enRuta }: Pick<ReturnType<typeof usarEscenas>, 'enRuta'>,
): Promise<EnPuerta> {
  const escena = await enRuta([creditoDe('Ana López'), { ...creditoDe('Eva Mora'), estado: 'Pendiente' }], {
    serviceWorkers: 'allow',
  });
  const { pagina, contexto, cobrador, consola } = escena;
  const id_credito = `${cobrador.prefijo}-cre-2`;
  await invocar(await mundo.cuenta('gerente@leal.demo'), 'aprobarCredito', { cuerpo: { id_credito } });
  await pagina.getByRole('link', { name: /por llevar/ }).click();
  const seccion = pagina.getByRole('region', { name: 'Préstamos por llevar (1)' });
  await seccion.waitFor();
  await hayBuzon(pagina);
  await tieneLaApp(pagina);
  consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
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
