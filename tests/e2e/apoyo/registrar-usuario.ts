// A manager registers somebody.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { CONTRASENA } from './acceso.ts';
import { FALLO_DE_RED } from './consola.ts';
import type { usarEscenas } from './escena.ts';
import type { Visita } from './navegador.ts';

type ComoGerente = ReturnType<typeof usarEscenas>['comoGerente'];

/** On the form, as a manager; refusals of the line are what its tests are about. */
export async function enRegistro(comoGerente: ComoGerente): Promise<Visita> {
  const visita = await comoGerente('gerente/registrar-usuario');
  visita.consola.tolerar(FALLO_DE_RED);
  await visita.pagina.getByRole('heading', { name: 'Registrar Usuario' }).waitFor();
  return visita;
}

export const nueva = () => {
  // Letters alone: in a list of all collectors eight digits would be a figure without separators.
  const clave = randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (cifra) => 'ghjkmnpqrs'.charAt(Number(cifra)));
  return { nombre: `Nora ${clave}`, email: `nora-${clave}@leal.demo` };
};

export const registrar = (pagina: Page) => pagina.getByRole('button', { name: 'Registrar Usuario' }).click();
export const correo = (pagina: Page) => pagina.getByLabel('Correo electrónico');

export async function llenar(
  pagina: Page,
  { nombre, email }: ReturnType<typeof nueva>,
  contrasena = CONTRASENA,
): Promise<void> {
  await pagina.getByLabel('Nombre').fill(nombre);
  await correo(pagina).fill(email);
  await pagina.getByLabel('Contraseña', { exact: true }).fill(contrasena);
  await pagina.getByLabel('Confirmar contraseña').fill(contrasena);
  await pagina.getByRole('combobox', { name: 'Rol' }).click();
  // Not what the field says it holds: the choice in its list.
  await pagina.locator('.ant-select-item-option').filter({ hasText: 'Cobrador' }).click();
}
