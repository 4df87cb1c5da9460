// A new client with a loan request: sent once, kept on a refusal. The refusals of its form are in tests/pantallas.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { llegarA } from './apoyo/acceso.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { dejarPasar, detener, enDuda, negar, perderRespuesta } from './apoyo/duda.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { dato } from './apoyo/pago.ts';
import { llenarCliente } from './apoyo/alta.ts';

const { mundo, abrirComo } = usarEscenas();
const RUTA = '**/leal-api/clientes/registrar';

async function irAlFormulario(pagina: Page): Promise<void> {
  await pagina.goto(`${mundo.suite.url}nuevo-cliente`);
  await pagina.getByRole('heading', { name: 'Registrar Cliente' }).waitFor();
}

async function enFormulario(email: string) {
  const visita = await abrirComo(email);
  await irAlFormulario(visita.pagina);
  return visita;
}

const registrar = (pagina: Page) => pagina.getByRole('button', { name: 'Registrar Cliente' }).click();

/** The server's answer to a field that it does not take. */
const negada = (campo: string) => ({
  code: 'DATOS_INVALIDOS',
  message: 'Los datos enviados no son válidos.',
  detalles: [{ campo, mensaje: 'Contiene caracteres no permitidos' }],
});

const clientesDe = async (uid: string) => {
  const { docs } = await mundo.db.collection('clientes').where('id_cobrador', '==', uid).get();
  return docs.map((doc) => doc.data());
};

test('the field that is refused stands with its label below the bar, wherever one was on the form', async () => {
  const { email } = await mundo.cobrador();
  const { pagina } = await enFormulario(email);
  await pagina.getByLabel('Nombre', { exact: true }).fill('Ana');
  await pagina.getByLabel('Monto solicitado', { exact: true }).focus();
  await registrar(pagina);
  const negocio = pagina.getByLabel('Negocio', { exact: true });
  await expect.poll(() => negocio.evaluate((e) => e === document.activeElement)).toBe(true);
  const barra = (await pagina.getByRole('banner').boundingBox())?.height;
  const rotulo = async () => (await pagina.locator('label', { hasText: 'Negocio' }).boundingBox())?.y;
  await expect.poll(rotulo).toBeGreaterThan(barra ?? Infinity);
});

test('the summary follows what is typed; a refusal keeps it; then there is one client', async () => {
  const { email, uid } = await mundo.cobrador();
  const { pagina, contexto, consola } = await enFormulario(email);
  consola.tolerar(FALLO_DE_RED);
  const calle = pagina.getByLabel('Calle', { exact: true });
  expect(await calle.isVisible()).toBe(false);
  await pagina.getByText('Ubicación: —', { exact: true }).waitFor();
  await llenarCliente(pagina, 'Ana López', '618 555 0142');
  // The address is asked for once.
  await pagina.getByRole('button', { name: 'Agregar calle y colonia' }).click();
  expect(await calle.inputValue()).toBe('Hidalgo 12');
  await pagina.getByText('Ubicación: Centro', { exact: true }).waitFor();
  await pagina.getByRole('button', { name: 'Ver Resumen' }).click();
  await expect.poll(() => dato(pagina, 'Nombre')).toBe('Ana López');
  await expect.poll(() => dato(pagina, 'Interés y plazo')).toBe('30 % · 60 días');
  await expect.poll(() => dato(pagina, 'Total a pagar')).toBe('$3,900.00');
  await expect.poll(() => dato(pagina, 'Abono diario')).toBe('$65.00');
  await expect.poll(() => dato(pagina, 'Vence (aprobado hoy)')).toBe('17/01/2027');
  await pagina.getByRole('button', { name: 'Ocultar Resumen' }).click();

  await negar(contexto, RUTA, 400, negada('nombre'));
  await registrar(pagina);
  await pagina.getByText('Contiene caracteres no permitidos', { exact: true }).waitFor();
  await dejarPasar(contexto, RUTA);
  expect(await pagina.getByLabel('Teléfono', { exact: true }).inputValue()).toBe('6185550142');

  const perdida = await perderRespuesta(contexto, RUTA);
  const envio = pagina.getByRole('button', { name: 'Registrar Cliente' });
  await envio.dblclick();
  await enDuda(pagina, 'a Ana López, con un crédito de $3,000.00').waitFor();
  // The client who was sent is the one who is registered, whatever the form says by then.
  await pagina.getByLabel('Nombre', { exact: true }).fill('Beto Ruiz');
  perdida.volver();
  await pagina.getByRole('heading', { name: 'Ana López', exact: true }).waitFor();
  await pagina.getByText('Aparecerá en la ruta cuando el gerente apruebe su crédito.').waitFor();
  expect(await clientesDe(uid)).toMatchObject([
    { nombre: 'Ana López', calle: 'Hidalgo 12', colonia: 'Centro', telefono: '6185550142' },
  ]);
  // Text that was typed since is kept as a draft, and can be discarded.
  await pagina.getByRole('button', { name: 'Registrar otro cliente' }).click();
  const nombre = pagina.getByLabel('Nombre', { exact: true });
  await expect.poll(() => nombre.inputValue()).toBe('Beto Ruiz');
  await pagina.getByRole('button', { name: 'Descartar' }).click();
  await expect.poll(() => nombre.inputValue()).toBe('');
  await pagina.getByRole('button', { name: 'Volver' }).click();
  await llegarA(pagina, '/leal/cobrador');
});

test('a manager says whose client it is, and goes back to the dashboard', async () => {
  const { uid } = await mundo.cobrador();
  const { pagina, contexto, consola } = await abrirComo('gerente@leal.demo');
  // The newest collector is on the last of several pages.
  await contexto.route('**/leal-api/usuarios?*', (ruta) =>
    ruta.continue({ url: ruta.request().url().replace('limite=100', 'limite=3') }),
  );
  // A manager who is quicker than the list of collectors is asked for one all the same.
  const soltarLista = await detener(contexto, /assets.elegir-(?!tarde)/);
  await irAlFormulario(pagina);
  await llenarCliente(pagina, 'Beto Ruiz');
  await registrar(pagina);
  await pagina.getByText('Selecciona el cobrador', { exact: true }).waitFor();
  soltarLista();
  await pagina.getByLabel('Cobrador', { exact: true }).fill(uid);
  await pagina.getByTitle(`Cobrador ${uid}`).click();

  // A mistake shows the fields that it is about.
  consola.tolerar(FALLO_DE_RED);
  await negar(contexto, RUTA, 400, negada('colonia'));
  await registrar(pagina);
  await pagina.getByText('Contiene caracteres no permitidos', { exact: true }).waitFor();
  const colonia = pagina.getByLabel('Colonia', { exact: true });
  await expect.poll(() => colonia.evaluate((e) => e === document.activeElement)).toBe(true);
  await dejarPasar(contexto, RUTA);

  await registrar(pagina);
  await pagina.getByText('Aparecerá en la ruta cuando apruebes su crédito.').waitFor();
  expect(await clientesDe(uid)).toMatchObject([{ nombre: 'Beto Ruiz' }]);
  await pagina.getByRole('button', { name: 'Volver' }).first().click();
  await llegarA(pagina, '/leal/gerente');
});
