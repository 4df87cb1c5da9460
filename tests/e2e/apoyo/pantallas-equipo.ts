// The pictures of clients, accounts and the audit, as a manager sees them.
import type { Page } from 'playwright-core';
import { hayClientes, pedirEliminar } from './activos.ts';
import { delGerente, tocar } from './foto.ts';
import { pulsar } from './pulsar.ts';
import { dialogo, oye } from './ruta.ts';

const ACTIVOS = 'gerente/clientes-activos';
const USUARIOS = 'gerente/registrar-usuario';
const EQUIPO = 'gerente/equipo';

const hayUsuarios = (pagina: Page): Promise<void> =>
  pagina.getByRole('list', { name: 'Usuarios' }).getByRole('listitem').first().waitFor();

const hayEquipo = (pagina: Page): Promise<void> =>
  pagina
    .getByRole('button', { name: /^Editar a/ })
    .first()
    .waitFor();

const hayRenglones = (pagina: Page): Promise<void> =>
  pagina.getByRole('list', { name: 'Registros' }).getByRole('listitem').first().waitFor();

/** Opens the search, and waits for somebody who is found. */
async function buscar(pagina: Page, quien: string): Promise<void> {
  await pagina.getByRole('heading', { level: 1 }).waitFor();
  await pagina.getByRole('button', { name: 'Buscar cliente' }).click();
  await dialogo(pagina).getByLabel('Nombre, teléfono o negocio').fill(quien);
  await dialogo(pagina).getByRole('listitem').first().waitFor();
}

/** A search for a client with a duplicate, by its mark. */
const buscarDuplicado = (pagina: Page): Promise<void> => buscar(pagina, '#2');

/** A client of the demo whose running loan was signed for. */
const CON_FIRMA = 'Elvira Treviño';

export const DE_EQUIPO = [
  delGerente('buscar-cliente', 'gerente/clientes-activos', buscarDuplicado),
  delGerente('cliente', 'gerente/clientes-activos', async (pagina) => {
    await buscarDuplicado(pagina);
    await dialogo(pagina).getByRole('listitem').first().getByRole('link').click();
    await tocar(pagina, /^Ver los días$/);
    await pagina.getByRole('grid', { name: 'Calendario de pagos' }).waitFor();
    await hayRenglones(pagina);
  }),
  delGerente('firma-entrega', 'gerente/clientes-activos', async (pagina) => {
    await buscar(pagina, CON_FIRMA);
    // Clients who were opened before are listed until there is an answer.
    await dialogo(pagina).getByRole('link', { name: CON_FIRMA }).click();
    await tocar(pagina, /^Ver firma$/);
    await dialogo(pagina)
      .getByRole('img', { name: /^Firma de/ })
      .waitFor();
  }),
  delGerente('clientes-activos', ACTIVOS, hayClientes),
  delGerente('clientes-activos-editar', ACTIVOS, async (pagina) => {
    await tocar(pagina, /^Editar a/);
    await dialogo(pagina).getByLabel('Calle').waitFor();
  }),
  delGerente('clientes-activos-eliminar', ACTIVOS, async (pagina) => {
    await pedirEliminar(pagina);
    await dialogo(pagina).getByText('No se puede deshacer').waitFor();
  }),
  delGerente('registrar-usuario', USUARIOS, async (pagina) => {
    await hayUsuarios(pagina);
    await pagina.getByLabel('Contraseña', { exact: true }).fill('abcD1');
    await pagina.getByLabel('Confirmar contraseña').fill('abcD2');
    await pagina.getByText('Las contraseñas no coinciden').waitFor();
  }),
  delGerente('desactivar-usuario', USUARIOS, async (pagina) => {
    await tocar(pagina, /^Desactivar a/);
    await dialogo(pagina)
      .getByText(/de saldo|No tiene clientes/)
      .waitFor();
  }),
  delGerente('equipo', EQUIPO, hayEquipo),
  delGerente('editar-usuario', EQUIPO, async (pagina) => {
    // Not one's own, which stands first.
    await pagina
      .getByRole('button', { name: /^Editar a/ })
      .nth(1)
      .click();
    await dialogo(pagina).getByLabel('Correo electrónico').fill('otro@leal.demo');
    await dialogo(pagina).getByText('Con otro correo sale de la app').waitFor();
  }),
  delGerente('enlace-contrasena', EQUIPO, async (pagina) => {
    await hayEquipo(pagina);
    await tocar(pagina, /^Más de/);
    await oye(pagina);
    await pulsar(pagina.getByRole('menuitem', { name: 'Enlace para una contraseña' }));
    await dialogo(pagina).getByRole('button', { name: 'Crear enlace' }).waitFor();
  }),
  delGerente('prestar-ruta', EQUIPO, async (pagina) => {
    await hayEquipo(pagina);
    // The first collector came after the manager.
    await pagina
      .getByRole('button', { name: /^Más de/ })
      .nth(1)
      .click();
    await oye(pagina);
    await pulsar(pagina.getByRole('menuitem', { name: 'Prestar su ruta' }));
    await dialogo(pagina).getByLabel('Último día').waitFor();
  }),
  delGerente('registrar-en-dialogo', EQUIPO, async (pagina) => {
    await tocar(pagina, /^Registrar Usuario$/);
    await dialogo(pagina).getByLabel('Nombre').fill('Nora Gil');
  }),
  delGerente('vacaciones', USUARIOS, async (pagina) => {
    await tocar(pagina, /^Vacaciones de/);
    await dialogo(pagina).getByLabel('Primer día').waitFor();
  }),
  delGerente('importar', 'gerente/importar', (pagina) =>
    pagina.getByRole('heading', { level: 1, name: 'Importar cartera' }).waitFor(),
  ),
  delGerente('exportar', 'gerente/exportar', (pagina) =>
    pagina.getByRole('heading', { level: 1, name: 'Exportar' }).waitFor(),
  ),
  delGerente('bitacora', 'gerente/bitacora', hayRenglones),
];
