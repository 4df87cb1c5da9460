// What a collector's phone has not got through: counted in the top bar, listed with its state, never lost in silence.
import { expect, test } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/mundo.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { cerrarDialogo, irA } from './apoyo/ir.ts';
import { usarLinea } from './apoyo/linea.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { revisar } from './apoyo/revisar.ts';
import { dialogo, encabezadoRuta } from './apoyo/ruta.ts';
import { atrasar, hayBuzon, pagar, ponerLinea } from './apoyo/sin-linea.ts';

const mundo = abrirMundo();
const linea = await usarLinea(mundo.suite);
const abrir = usarNavegador();
const { enRuta, nueva } = usarEscenas({ ...mundo, suite: linea.suite }, abrir);

const ATRASO = /^POST .*registrar-atraso/;

test('saved without a line: counted and listed, kept when the session ends, sent by itself; a refusal waits for a person', async () => {
  const { pagina, contexto, consola, cobrador } = await enRuta(
    ['Ana López', 'Beto Ruiz', 'Carla Gil'].map((nombre) => uno(nombre)),
  );
  consola.tolerar(FALLO_DE_RED);
  const barra = pagina.getByRole('banner').getByRole('link', { name: /sincronizar|conexión|rechazado/ });
  await irA(pagina, `${linea.suite.url}cobrador/pendientes`);
  await pagina.getByText('No hay nada por sincronizar', { exact: true }).waitFor();
  await irA(pagina, `${linea.suite.url}cobrador`);
  await encabezadoRuta(pagina, 3).waitFor();
  await hayBuzon(pagina);
  expect(await barra.count()).toBe(0);

  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ana López');
  await atrasar(pagina, 'Beto Ruiz');
  await pagar(pagina, 'Carla Gil');
  await expect.poll(() => barra.innerText()).toBe('Sin\u00A0conexión · 3\u00A0por\u00A0sincronizar');
  await barra.click();
  await pagina.getByRole('heading', { name: 'Por sincronizar' }).waitFor();
  await pagina.getByText('3 por sincronizar · $240.00 sin confirmar', { exact: true }).waitFor();
  const ana = pagina.getByRole('article', { name: 'El pago de $120.00 de Ana López' });
  const carla = pagina.getByRole('article', { name: 'El pago de $120.00 de Carla Gil' });
  const beto = pagina.getByRole('article', { name: /de Beto Ruiz$/ });
  await ana.getByText('POR ENVIAR', { exact: true }).waitFor();
  await beto.getByText('POR ENVIAR', { exact: true }).waitFor();
  await revisar(pagina);
  await pagina.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await dialogo(pagina)
    .getByText(/^Tienes 3 registros sin enviar\. No se pierde nada/)
    .waitFor();
  await cerrarDialogo(pagina);

  // Meanwhile a manager deletes two clients: the late day is refused when it arrives, and so is the payment, whose cash
  // a manager decides about.
  const gerente = await mundo.cuenta('gerente@leal.demo');
  for (const n of [2, 3])
    await invocar(gerente, 'eliminarCliente', { parametros: { id_cliente: `${cobrador.prefijo}-cli-${n}` } });
  await ponerLinea(linea, contexto, true);
  await ana.waitFor({ state: 'hidden' });
  await carla.getByText('EN REVISIÓN', { exact: true }).waitFor();
  await carla
    .getByText('Cambió a por aprobar. El crédito no está activo. Lo revisará el gerente.', { exact: true })
    .waitFor();
  await carla.getByRole('link', { name: 'Ver en Solicitudes' }).waitFor();
  await beto.getByText('RECHAZADO', { exact: true }).waitFor();
  await expect.poll(() => barra.innerText()).toBe('1\u00A0rechazado');
  await revisar(pagina);

  const intentos = linea.llegaron(ATRASO);
  await beto.getByRole('button', { name: /^Reintentar/ }).click();
  await expect.poll(() => linea.llegaron(ATRASO)).toBe(intentos + 1);
  await beto.getByText('RECHAZADO', { exact: true }).waitFor();
  await beto.getByRole('button', { name: /^Descartar/ }).click();
  await dialogo(pagina).getByRole('button', { name: 'Cancelar' }).click();
  await beto.getByRole('button', { name: /^Descartar/ }).click();
  await dialogo(pagina).getByRole('button', { name: 'Descartar', exact: true }).click();
  await carla.getByRole('button', { name: /^Quitar de la lista/ }).click();
  await pagina.getByText('No hay nada por sincronizar', { exact: true }).waitFor();
  await barra.waitFor({ state: 'hidden' });
});

/** Runs in the page: its storage for the outbox is corrupted until it is healed. */
function estropear(): void {
  const abrir = Reflect.get(IDBFactory.prototype, 'open');
  IDBFactory.prototype.open = function (nombre: string, version?: number) {
    if (nombre === 'leal-salida' && sessionStorage.getItem('sano') === null)
      throw new DOMException('Corrupted', 'UnknownError');
    return abrir.call(this, nombre, version);
  };
}

test('a phone whose storage cannot be read says so, and is not taken for an empty one', async () => {
  // The script stays in the profile, so that nobody else may have it.
  const { pagina, consola } = await nueva([], { sinArchivos: true });
  consola.tolerar(/Corrupted/);
  await pagina.addInitScript(estropear);
  await pagina.goto(`${linea.suite.url}cobrador/pendientes`);
  await pagina.getByText('No se pudo leer lo que guarda este teléfono', { exact: true }).waitFor();
  expect(await pagina.getByText('No hay nada por sincronizar').count()).toBe(0);
  await pagina.evaluate(() => sessionStorage.setItem('sano', ''));
  await pagina.getByRole('button', { name: 'Reintentar' }).click();
  await pagina.getByText('No hay nada por sincronizar', { exact: true }).waitFor();
});
