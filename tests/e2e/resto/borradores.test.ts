// Text that was typed into a long form outlives a reload, Back and a lost tab, and goes when it is sent, discarded or
// its person signs out.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cerrarSesion, entrar, llegarA } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { dejarPasar, detener, esperarSinFin } from '../apoyo/duda.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { dialogo, encabezadoRuta, pedirEdicion, sinDialogo } from '../apoyo/ruta.ts';

const { mundo, suite, abrirComo, abrirEn, enRuta } = usarEscenas();

const RECUPERADO = 'Recuperamos lo que habías escrito.';
const campo = (pagina: Page, nombre: string) => pagina.getByLabel(nombre, { exact: true });
const recuperado = (pagina: Page) => pagina.getByText(RECUPERADO, { exact: true });
const descartar = (pagina: Page) => pagina.getByRole('button', { name: 'Descartar borrador' });
const borradores = (pagina: Page): Promise<string[]> =>
  pagina.evaluate(() => Object.keys(localStorage).filter((clave) => clave.startsWith('leal_borrador:')));

/** The tab ends without telling the page; another one opens at the same address. */
async function matarPestana(contexto: BrowserContext, pagina: Page, camino: string): Promise<Page> {
  const otra = await contexto.newPage();
  await pagina.close({ runBeforeUnload: false });
  await otra.goto(suite.url + camino);
  return otra;
}

const ESCRITO = {
  Nombre: 'Ana López',
  Negocio: 'Abarrotes Ana',
  Dirección: 'Hidalgo 12, Centro',
  Teléfono: '6181234567',
  'Monto solicitado': '3000',
} as const;

async function estaEscrito(pagina: Page): Promise<void> {
  await recuperado(pagina).waitFor();
  for (const [nombre, valor] of Object.entries(ESCRITO))
    await expect.poll(() => campo(pagina, nombre).inputValue()).toBe(valor);
  await expect.poll(() => pagina.getByRole('radio', { name: /^60 días/ }).isChecked()).toBe(true);
}

test('a new client: the draft is there after a reload, Back and a lost tab, and gone once it is sent', async () => {
  const { email } = await mundo.cobrador();
  const { pagina, contexto } = await abrirEn(email, 'cobrador');
  await encabezadoRuta(pagina).waitFor();
  await pagina.goto(`${suite.url}nuevo-cliente`);
  for (const [nombre, valor] of Object.entries(ESCRITO)) await campo(pagina, nombre).fill(valor);
  await pagina.getByText('60 días').click();
  expect(await recuperado(pagina).count()).toBe(0);

  await pagina.reload();
  await estaEscrito(pagina);
  await pagina.goBack();
  await encabezadoRuta(pagina).waitFor();
  await pagina.goForward();
  await estaEscrito(pagina);
  const otra = await matarPestana(contexto, pagina, 'nuevo-cliente');
  await estaEscrito(otra);

  await otra.getByRole('button', { name: 'Registrar Cliente' }).click();
  await otra.getByText('Aparecerá en la ruta cuando el gerente apruebe su crédito.').waitFor();
  await expect.poll(() => borradores(otra)).toEqual([]);
  await otra.getByRole('button', { name: 'Registrar otro cliente' }).click();
  await campo(otra, 'Nombre').waitFor();
  expect([await campo(otra, 'Nombre').inputValue(), await recuperado(otra).count()]).toEqual(['', 0]);
});

test('a discarded form begins empty again, and stays so', async () => {
  const { email } = await mundo.cobrador();
  const { pagina } = await abrirEn(email, 'cobrador/gastos');
  await campo(pagina, 'Monto').fill('350');
  await campo(pagina, 'Motivo').fill('Gasolina');
  await pagina.reload();
  await recuperado(pagina).waitFor();
  await expect.poll(() => campo(pagina, 'Motivo').inputValue()).toBe('Gasolina');
  await descartar(pagina).click();
  await recuperado(pagina).waitFor({ state: 'detached' });
  await expect.poll(() => campo(pagina, 'Monto').evaluate((e) => e === document.activeElement)).toBe(true);
  expect(await campo(pagina, 'Motivo').inputValue()).toBe('');
  await pagina.reload();
  await campo(pagina, 'Motivo').waitFor();
  expect([await campo(pagina, 'Motivo').inputValue(), await recuperado(pagina).count()]).toEqual(['', 0]);
});

test('a form that was left before its answer came is empty when it opens again', async () => {
  const { email } = await mundo.cobrador();
  const { pagina, contexto } = await abrirEn(email, 'cobrador/gastos');
  await esperarSinFin(pagina);
  const soltar = await detener(contexto, '**/gastos/crear');
  await campo(pagina, 'Monto').fill('350');
  await campo(pagina, 'Motivo').fill('Gasolina');
  await pagina.getByRole('button', { name: 'Solicitar Gasto' }).click();
  await irA(pagina, `${suite.url}cobrador`);
  await encabezadoRuta(pagina).waitFor();
  await irA(pagina, `${suite.url}cobrador/gastos`);
  await recuperado(pagina).waitFor();
  soltar();
  await recuperado(pagina).waitFor({ state: 'detached' });
  await expect.poll(() => campo(pagina, 'Motivo').inputValue()).toBe('');
  await expect.poll(() => borradores(pagina)).toEqual([]);
});

test('typing goes on while the answer is awaited: what was sent is registered, the rest stays and is another one', async () => {
  const { uid, email } = await mundo.cobrador();
  const { pagina, contexto } = await abrirEn(email, 'cobrador/gastos');
  await esperarSinFin(pagina);
  const soltar = await detener(contexto, '**/gastos/crear');
  await campo(pagina, 'Monto').fill('350');
  await campo(pagina, 'Motivo').fill('Gasolina');
  const solicitar = pagina.getByRole('button', { name: 'Solicitar Gasto' });
  await solicitar.click();
  await campo(pagina, 'Motivo').fill('Casetas');
  soltar();
  await dicho(pagina, 'Gasto enviado. El gerente lo revisará.');
  await recuperado(pagina).waitFor();
  await expect.poll(() => campo(pagina, 'Motivo').inputValue()).toBe('Casetas');
  await solicitar.click();
  const motivos = async () => {
    const { docs } = await mundo.db.collection('gastos').where('id_cobrador', '==', uid).get();
    return docs.map((doc) => String(doc.get('motivo'))).toSorted();
  };
  await expect.poll(motivos).toEqual(['Casetas', 'Gasolina']);
  await expect.poll(() => borradores(pagina)).toEqual([]);
});

test('a tab that died before the answer: sent again from its draft, it is still one client', async () => {
  const { uid, email } = await mundo.cobrador();
  const { pagina, contexto, consola } = await abrirEn(email, 'cobrador/gastos');
  consola.tolerar(FALLO_DE_RED);
  await campo(pagina, 'Monto').fill('350');
  await campo(pagina, 'Motivo').fill('Gasolina');
  const { promise: llego, resolve: yaLlego } = Promise.withResolvers<void>();
  await contexto.route('**/gastos/crear', async (ruta) => {
    await ruta.fetch();
    yaLlego();
    await ruta.abort().catch(() => undefined);
  });
  await pagina.getByRole('button', { name: 'Solicitar Gasto' }).click();
  await llego;
  const otra = await matarPestana(contexto, pagina, 'cobrador/gastos');
  await dejarPasar(contexto, '**/gastos/crear');
  await recuperado(otra).waitFor();
  await expect.poll(() => campo(otra, 'Monto').inputValue()).toBe('350');
  await otra.getByRole('button', { name: 'Solicitar Gasto' }).click();
  await dicho(otra, 'Gasto enviado. El gerente lo revisará.');
  const { docs } = await mundo.db.collection('gastos').where('id_cobrador', '==', uid).get();
  expect(docs).toHaveLength(1);

  // Another request with the same fields is a new one.
  await expect.poll(() => campo(otra, 'Monto').inputValue()).toBe('');
  await campo(otra, 'Monto').fill('350');
  await campo(otra, 'Motivo').fill('Gasolina');
  await otra.getByRole('button', { name: 'Solicitar Gasto' }).click();
  const cuantos = async () =>
    (await mundo.db.collection('gastos').where('id_cobrador', '==', uid).get()).docs.length;
  await expect.poll(cuantos).toBe(2);
});

test("a dialog's draft belongs to one client, holds only changed fields, and is there when it opens again", async () => {
  const { pagina } = await enRuta([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
  const pedir = async (nombre: string) => {
    await pedirEdicion(pagina, nombre);
    await dialogo(pagina).getByLabel('Motivo').waitFor();
  };
  const cancelar = async () => {
    await dialogo(pagina).getByRole('button', { name: 'Cancelar' }).click();
    await sinDialogo(pagina);
  };
  await pedir('Ana López');
  await cancelar();
  await expect.poll(() => borradores(pagina)).toEqual([]);

  await pedir('Ana López');
  await dialogo(pagina).getByRole('button', { name: 'Cambiar datos' }).click();
  await campo(pagina, 'Teléfono').fill('6187654321');
  await campo(pagina, 'Motivo').fill('Cambió de número.');
  await cancelar();
  await pedir('Beto Ruiz');
  expect(await recuperado(pagina).count()).toBe(0);
  expect(await campo(pagina, 'Motivo').inputValue()).toBe('');
  await cancelar();

  await pagina.reload();
  await encabezadoRuta(pagina).waitFor();
  await pedir('Ana López');
  await recuperado(pagina).waitFor();
  await expect.poll(() => campo(pagina, 'Teléfono').inputValue()).toBe('6187654321');
  expect(await campo(pagina, 'Motivo').inputValue()).toBe('Cambió de número.');
  expect(await campo(pagina, 'Nombre').inputValue()).toBe('Ana López');
  const [guardado = ''] = await pagina.evaluate(() =>
    Object.entries(localStorage).flatMap(([clave, valor]) =>
      clave.startsWith('leal_borrador:') ? [String(valor)] : [],
    ),
  );
  expect(JSON.parse(guardado)).toMatchObject({
    escrito: { telefono: '6187654321', motivo: 'Cambió de número.' },
  });
  expect(guardado).not.toContain('Ana');

  await descartar(pagina).click();
  await expect.poll(() => campo(pagina, 'Motivo').inputValue()).toBe('');
  expect(await campo(pagina, 'Teléfono').inputValue()).not.toBe('6187654321');
  await expect.poll(() => borradores(pagina)).toEqual([]);
});

test("a manager's comment is kept until the decision; the password of a new user is never kept", async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López', { estado: 'Pendiente' })]);
  const { pagina } = await abrirComo((await mundo.gerente()).email);
  const comentario = () => dialogo(pagina).getByLabel('Comentario (opcional)');
  const rechazar = async () => {
    await pagina.goto(`${suite.url}gerente/solicitudes`);
    const tarjeta = pagina.getByRole('article').filter({ hasText: `Cobrador ${cobrador.prefijo}` });
    await tarjeta.getByRole('button', { name: /^Rechazar/ }).click();
    await comentario().waitFor();
  };
  await rechazar();
  await comentario().fill('Falta comprobante.');
  await rechazar();
  await recuperado(pagina).waitFor();
  await expect.poll(() => comentario().inputValue()).toBe('Falta comprobante.');

  await pagina.goto(`${suite.url}gerente/registrar-usuario`);
  await campo(pagina, 'Nombre').fill('Nora Gil');
  await campo(pagina, 'Contraseña').fill('Secreta.2026');
  await campo(pagina, 'Confirmar contraseña').fill('Secreta.2026');
  await pagina.reload();
  await recuperado(pagina).waitFor();
  await expect.poll(() => campo(pagina, 'Nombre').inputValue()).toBe('Nora Gil');
  expect(await campo(pagina, 'Contraseña').inputValue()).toBe('');
  expect(await pagina.evaluate(() => JSON.stringify(localStorage))).not.toContain('Secreta');
});

test('signing out asks first, says which drafts would be lost, and deletes them; the next person sees none', async () => {
  const ana = await mundo.cobrador();
  const { pagina } = await abrirEn(ana.email, 'cobrador/gastos');
  await pagina.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await dialogo(pagina).getByText('Para volver a entrar necesitas señal y tu contraseña.').waitFor();
  await dialogo(pagina).getByRole('button', { name: 'Cancelar' }).click();
  await sinDialogo(pagina);
  await campo(pagina, 'Motivo').fill('Gasolina');
  await expect.poll(() => borradores(pagina)).toEqual([`leal_borrador:${ana.uid}:gasto`]);

  await pagina.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await dialogo(pagina).getByText('Se borrará lo que escribiste sin enviar.', { exact: true }).waitFor();
  await dialogo(pagina).getByRole('button', { name: 'Cancelar' }).click();
  await sinDialogo(pagina);
  expect(await campo(pagina, 'Motivo').inputValue()).toBe('Gasolina');
  await cerrarSesion(pagina);
  await llegarA(pagina, '/leal/');
  await expect.poll(() => borradores(pagina)).toEqual([]);

  const beto = await mundo.cobrador();
  await entrar(pagina, suite.url, { email: beto.email });
  await pagina.goto(`${suite.url}cobrador/gastos`);
  await campo(pagina, 'Motivo').waitFor();
  expect([await campo(pagina, 'Motivo').inputValue(), await recuperado(pagina).count()]).toEqual(['', 0]);
});
