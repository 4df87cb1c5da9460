// A manager's tasks without the mouse: every screen is come to, read and worked by the keyboard alone, and the focus is
// seen at every stop. Deciding, finding a client and walking a client's page are in bandeja and expediente.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { CONTRASENA } from '../apoyo/acceso.ts';
import { dice } from '../apoyo/bandeja.ts';
import { conPocasRutas } from '../apoyo/cifras.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { conEdiciones } from '../apoyo/lote.ts';
import { dialogo, encabezadoRuta, oye, sinDialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';
import { tabularHasta } from '../apoyo/teclado.ts';

const { mundo, abrirComo, comoGerente } = usarEscenas(ESCRITORIO);

const titulo = (pagina: Page) => pagina.getByRole('heading', { level: 1 });
const boton = (pagina: Page, name: string | RegExp) => pagina.getByRole('button', { name, exact: true });

async function pulsar(pagina: Page, donde: Locator): Promise<void> {
  await tabularHasta(pagina, donde);
  await pagina.keyboard.press('Enter');
}

async function escribir(pagina: Page, campo: Locator, texto: string): Promise<void> {
  await tabularHasta(pagina, campo);
  await pagina.keyboard.type(texto);
}

/** The one that is found; the list may still be on its way. */
async function buscar(pagina: Page, nombre: string | RegExp, texto: string): Promise<void> {
  await escribir(pagina, pagina.getByRole('combobox', { name: nombre }), texto);
  await pagina.locator('.ant-select-item-option-active').filter({ hasText: texto }).waitFor();
  await pagina.keyboard.press('Enter');
}

/** Back from the content into the menu, and on to another screen. */
async function porElMenu(pagina: Page, opcion: string, suTitulo: string): Promise<void> {
  const enlace = pagina.locator('.marco-lateral').getByRole('link', { name: opcion, exact: true });
  await tabularHasta(pagina, enlace, 'Shift+Tab');
  await pagina.keyboard.press('Enter');
  await expect.poll(() => titulo(pagina).innerText()).toBe(suTitulo);
  await expect.poll(() => titulo(pagina).evaluate((h1) => h1 === document.activeElement)).toBe(true);
}

/** The next option of a list until it is this one. */
async function elegir(pagina: Page, campo: Locator, texto: string): Promise<void> {
  await tabularHasta(pagina, campo);
  await pagina.keyboard.press('ArrowDown');
  const activa = pagina.locator('.ant-select-item-option-active');
  await activa.waitFor();
  for (let paso = 0; paso < 5 && (await activa.innerText()) !== texto; paso += 1)
    await pagina.keyboard.press('ArrowDown');
  await pagina.keyboard.press('Enter');
}

test('what a manager looks at: why a tile says what it says, the laggard and its route, an export, a week beside another', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
  await mundo.disparar('resumirOficina');
  const { pagina, contexto } = await abrirComo('gerente@leal.demo');
  await conPocasRutas(contexto, cobrador.uid);
  await pagina.goto(`${mundo.suite.url}gerente`);
  await pagina.locator('.cifra-valor').getByText('$').first().waitFor();
  await pagina.getByRole('table', { name: 'Vencidos por antigüedad' }).waitFor({ state: 'attached' });
  const tile = pagina.locator('.cifra').filter({ hasText: 'Recaudación Semana' });
  await tile.getByRole('link').waitFor();
  await tabularHasta(pagina, tile.getByRole('link'));
  await pulsar(pagina, tile.getByRole('button'));
  // The dialog's code is fetched first; the tooltip of the tile before may still be there.
  await dialogo(pagina).getByText('Contra la semana pasada').waitFor();
  await cerrarDialogo(pagina);
  await tabularHasta(pagina, tile.getByRole('link'), 'Shift+Tab');
  await pagina.keyboard.press('Enter');
  await expect.poll(() => titulo(pagina).innerText()).toBe('Reportes de Cobranza');

  const semana = () => new URL(pagina.url()).searchParams.get('semana');
  await pulsar(pagina, boton(pagina, 'Semana anterior'));
  await expect.poll(semana).not.toBe(null);
  await pagina.getByText('9–15 de nov de 2026', { exact: true }).waitFor();
  await pagina.getByRole('row', { name: /^Total \$/ }).waitFor();
  await contexto.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pulsar(pagina, boton(pagina, 'Copiar tabla'));
  await dice(pagina, 'Tabla copiada');

  await porElMenu(pagina, 'Rutas', 'Gestión de Rutas');
  await buscar(pagina, 'Cobrador que se exporta', cobrador.uid);
  const descarga = pagina.waitForEvent('download');
  await pulsar(pagina, boton(pagina, 'Exportar Clientes'));
  expect((await descarga).suggestedFilename()).toContain(cobrador.uid);

  const rutas = pagina.getByRole('grid', { name: 'Rutas' });
  await tabularHasta(pagina, rutas);
  await pagina.keyboard.press('End');
  await pagina.keyboard.press('Home');
  const primera = rutas.locator('[data-row-key]').first();
  await expect.poll(() => primera.getAttribute('data-foco')).toBe('true');
  const rezagado = await primera.getAttribute('data-row-key');
  await pagina.keyboard.press('Enter');
  await encabezadoRuta(pagina).waitFor();
  expect(new URL(pagina.url()).pathname).toBe(`/leal/gerente/rutas/${rezagado}`);
});

test('what a manager changes: a person and a client are registered, an active client is corrected and deleted, the theme is another', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Zenobia Arce')]);
  const { pagina } = await comoGerente('gerente/registrar-usuario');
  await titulo(pagina).waitFor();
  const campo = (nombre: string) => pagina.getByLabel(nombre, { exact: true });
  const clave = cobrador.uid.replaceAll(/\d/g, 'x');
  await escribir(pagina, campo('Nombre'), `Nora ${clave}`);
  await escribir(pagina, campo('Correo electrónico'), `nora-${cobrador.uid}@leal.demo`);
  await escribir(pagina, campo('Contraseña'), CONTRASENA);
  await escribir(pagina, campo('Confirmar contraseña'), CONTRASENA);
  await elegir(pagina, pagina.getByRole('combobox', { name: 'Rol' }), 'Supervisor');
  await pulsar(pagina, boton(pagina, 'Registrar Usuario'));
  await dice(pagina, '¡Usuario registrado exitosamente!');

  await porElMenu(pagina, 'Nuevo Cliente', 'Registrar Cliente');
  await buscar(pagina, /Cobrador/, cobrador.uid);
  for (const [nombre, valor] of [
    ['Nombre', 'Amalia Cruz'],
    ['Negocio', 'Abarrotes Ana'],
    ['Dirección', 'Hidalgo 12, Centro'],
    ['Teléfono', '6181234567'],
    ['Monto solicitado', '3000'],
  ] as const)
    await escribir(pagina, campo(nombre), valor);
  await tabularHasta(pagina, pagina.getByRole('radio').first());
  await pagina.keyboard.press('ArrowRight');
  await pulsar(pagina, boton(pagina, 'Registrar Cliente'));
  await expect
    .poll(
      async () => (await mundo.db.collection('clientes').where('id_cobrador', '==', cobrador.uid).get()).size,
    )
    .toBe(2);
  await oye(pagina);

  await pagina.goto(`${mundo.suite.url}gerente/clientes-activos`);
  await pagina.getByRole('grid', { name: 'Clientes activos' }).waitFor();
  await escribir(pagina, pagina.getByPlaceholder(/^Buscar por nombre/), 'zenobia arce');
  // The answer to the search: until then the list is another one.
  await pagina.getByText('1 cliente encontrado', { exact: true }).waitFor();
  await pulsar(pagina, boton(pagina, 'Editar a Zenobia Arce'));
  await dialogo(pagina).getByLabel('Calle').waitFor();
  await oye(pagina);
  await escribir(pagina, dialogo(pagina).getByLabel('Calle'), 'Reforma 77');
  await pagina.keyboard.press('Enter');
  await dice(pagina, 'Cliente actualizado');
  await sinDialogo(pagina);
  await expect
    .poll(() => boton(pagina, 'Editar a Zenobia Arce').evaluate((b) => b === document.activeElement))
    .toBe(true);
  await pagina
    .getByRole('row', { name: /Zenobia Arce/ })
    .getByText('Reforma 77')
    .waitFor();
  await pulsar(pagina, boton(pagina, 'Más de Zenobia Arce'));
  await pagina.getByRole('menuitem', { name: 'Eliminar', exact: true }).waitFor();
  await expect
    .poll(async () => {
      const activo = await pagina.evaluate(() => document.activeElement?.textContent);
      if (activo !== 'Eliminar') await pagina.keyboard.press('ArrowDown');
      return activo;
    })
    .toBe('Eliminar');
  await pagina.keyboard.press('Enter');
  await dialogo(pagina).getByText('$3,600.00').waitFor();
  await oye(pagina);
  // The reason has the focus.
  await pagina.keyboard.type('Se mudó');
  await pulsar(pagina, dialogo(pagina).getByRole('button', { name: 'Eliminar', exact: true }));
  await dice(pagina, 'Cliente eliminado');
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await tabularHasta(pagina, pagina.getByRole('link', { name: 'gerente@leal.demo' }), 'Shift+Tab');
  await pagina.keyboard.press('Enter');
  await expect.poll(() => titulo(pagina).innerText()).toBe('Mi perfil');
  await tabularHasta(pagina, pagina.getByRole('radio', { name: 'Automático' }));
  await pagina.keyboard.press('ArrowLeft');
  await expect.poll(() => pagina.locator('html').getAttribute('data-tema')).toBe('oscuro');
});

test('with Caps Lock on the letters of the inbox do what they do without it', async () => {
  const { cobrador } = await conEdiciones(mundo, 1);
  const { pagina } = await comoGerente(`gerente/bandeja?q=${cobrador.prefijo}`);
  const tabla = pagina.getByRole('grid', { name: 'Por decidir' });
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('2');
  await tabla.focus();
  for (const [tecla, accion] of [
    ['A', 'Aprobar'],
    ['R', 'Rechazar'],
  ] as const) {
    await pagina.keyboard.press(tecla);
    await dialogo(pagina).getByRole('button', { name: accion, exact: true }).waitFor();
    await cerrarDialogo(pagina);
  }
});

test('whoever looks further down the menu stays there when a number of it changes', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  const { pagina } = await comoGerente('gerente');
  const lateral = pagina.locator('.marco-lateral');
  const porDecidir = lateral.getByRole('link', { name: /^Bandeja/ });
  await porDecidir.locator('.contador').waitFor();
  const antes = await porDecidir.innerText();
  const abajo = await lateral.evaluate((menu) => (menu.scrollTop = menu.scrollHeight) && menu.scrollTop);
  expect(abajo).toBeGreaterThan(0);
  await invocar(cobrador, 'crearGasto', { cuerpo: { monto: 50, motivo: 'Gasolina' } });
  await expect.poll(() => porDecidir.innerText()).not.toBe(antes);
  expect(await lateral.evaluate((menu) => menu.scrollTop)).toBe(abajo);
});
