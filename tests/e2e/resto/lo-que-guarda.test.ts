// The registers that a phone keeps when it is not its person's day: the account is turned off, or there is no room for
// anything.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../../setup/libro.ts';
import { llenarAcceso } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe } from '../apoyo/escena.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { revisar } from '../apoyo/revisar.ts';
import { abrirHoja, dialogo, encabezadoRuta } from '../apoyo/ruta.ts';
import { atrasar, hayBuzon, pagar, ponerLinea } from '../apoyo/sin-linea.ts';

const { mundo, linea, nueva, enRuta } = await usarEscenasEnLinea();

test('turned off with registers on the phone: they go when their person is back, or a manager hands them over', async () => {
  const { pagina, contexto, consola, cobrador } = await enRuta(
    ['Ana López', 'Beto Ruiz', 'Carla Gil'].map((nombre) => creditoDe(nombre)),
  );
  consola.tolerar(FALLO_DE_RED, /40[013]/);
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const encender = (activo: boolean) =>
    invocar(gerente, 'cambiarUsuario', {
      parametros: { id_usuario: cobrador.uid },
      cuerpo: { activo, ...(!activo && { deja_clientes: true }) },
    });
  const fuera = async (guardados: string) => {
    await pagina.getByText('Tu cuenta está desactivada.', { exact: true }).waitFor();
    await pagina.getByText(`Este teléfono guarda ${guardados}, de quien no ha vuelto a entrar.`).waitFor();
  };
  const tipos = async () =>
    (await leerLibro(mundo.db, cobrador.uid)).movimientos.map(({ tipo }) => tipo).toSorted();

  await hayBuzon(pagina);
  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ana López');
  await encender(false);
  await ponerLinea(linea, contexto, true);
  await fuera('1 registro sin enviar');
  await revisar(pagina);
  expect(await tipos()).toEqual([]);

  await encender(true);
  await llenarAcceso(pagina, { email: cobrador.email });
  await encabezadoRuta(pagina, 2).waitFor();
  await expect.poll(tipos).toEqual(['pago']);

  await hayBuzon(pagina);
  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Beto Ruiz');
  await atrasar(pagina, 'Carla Gil');
  await encender(false);
  await ponerLinea(linea, contexto, true);
  await fuera('2 registros sin enviar');

  await llenarAcceso(pagina, { email: 'gerente@leal.demo' });
  const franja = pagina.getByText(
    `Este teléfono guarda 2 registros sin enviar de Cobrador ${cobrador.uid} · $120.00`,
  );
  await franja.waitFor();
  await revisar(pagina);
  await pagina.getByRole('button', { name: 'Entregar', exact: true }).click();
  const pregunta = dialogo(pagina);
  await pregunta.getByText('El pago de $120.00 de Beto Ruiz', { exact: true }).waitFor();
  await revisar(pagina);
  await pregunta.getByRole('button', { name: 'Entregar', exact: true }).click();
  await pagina.getByText('1 queda por revisar en Capturas tardías.', { exact: true }).waitFor();
  await pagina
    .getByText('1 sin efectivo no se registró: la bitácora dice cuáles.', { exact: true })
    .waitFor();
  await pagina.getByRole('button', { name: 'Entendido' }).click();
  await franja.waitFor({ state: 'hidden' });
  expect(await tipos()).toEqual(['pago']);
  const { solicitudes, totales } = await libroCuadrado(mundo.db, cobrador.uid);
  expect(solicitudes).toMatchObject([{ tipo: 'captura_tardia', datos: { monto_centavos: 12_000 } }]);
  expect(totales.en_mano_por_aprobar_centavos).toBe(12_000);

  // The browser has thrown one away: nothing of it can be handed over, and that is said.
  const marca = { clave: 'k-1', uid: cobrador.uid, monto: 5_000, capturado_en: '2026-11-18T17:00:00.000Z' };
  await pagina.evaluate((dato) => localStorage.setItem('leal_sin_enviar.k-1', dato), JSON.stringify(marca));
  await pagina.reload();
  await pagina.getByRole('button', { name: 'Entregar', exact: true }).click();
  await dialogo(pagina).getByText('Este teléfono ya no los tiene', { exact: true }).waitFor();
  await pagina.getByRole('button', { name: 'Entendido' }).click();
});

/** Runs in the page: nothing new fits into its outbox as long as it is full. */
function llenar(): void {
  const poner = Reflect.get(IDBObjectStore.prototype, 'add');
  IDBObjectStore.prototype.add = function (valor: unknown, clave?: IDBValidKey) {
    if (this.name === 'registros' && sessionStorage.getItem('lleno') !== null)
      throw new DOMException('No room', 'QuotaExceededError');
    return poner.call(this, valor, clave);
  };
}
const conEspacio = (pagina: Page, hay: boolean): Promise<void> =>
  pagina.evaluate(
    (si) => (si ? sessionStorage.removeItem('lleno') : sessionStorage.setItem('lleno', '')),
    hay,
  );

test('a full phone says so: with a line the server’s answer counts, without one nothing is called saved', async () => {
  // The script stays in the profile, so that nobody else may have it.
  const { pagina, contexto, consola, cobrador } = await nueva(
    ['Ana López', 'Beto Ruiz'].map((nombre) => creditoDe(nombre)),
    { sinArchivos: true },
  );
  consola.tolerar(FALLO_DE_RED, /No room/);
  await pagina.addInitScript(llenar);
  await pagina.goto(`${linea.suite.url}cobrador`);
  await encabezadoRuta(pagina, 2).waitFor();
  await hayBuzon(pagina);
  const pagados = async () =>
    (await leerLibro(mundo.db, cobrador.uid)).movimientos.map(({ id_credito }) => id_credito);
  const cobrar = async (nombre: string) => {
    const hoja = await abrirHoja(pagina, nombre);
    await hoja.getByRole('button', { name: `Registrar $120.00 de ${nombre}` }).click();
    return hoja;
  };
  await conEspacio(pagina, false);

  const deAna = await cobrar('Ana López');
  await dicho(pagina, 'Pago registrado correctamente.');
  await deAna.waitFor({ state: 'hidden' });
  expect(await pagados()).toEqual([`${cobrador.prefijo}-cre-1`]);
  const barra = pagina.getByRole('banner').getByRole('link', { name: 'No puede guardar' });
  await barra.waitFor();
  await barra.click();
  await pagina.getByText('Este teléfono no puede guardar lo que registras', { exact: true }).waitFor();
  await revisar(pagina);
  await pagina.goBack();
  await encabezadoRuta(pagina, 1).waitFor();

  await ponerLinea(linea, contexto, false);
  const deBeto = await cobrar('Beto Ruiz');
  const negado = pagina.getByText(
    /^Sin conexión, y este teléfono no puede guardar el registro: no quedó registrado\./,
  );
  await negado.waitFor();
  await revisar(pagina);
  expect(await pagina.getByText('Guardado', { exact: true }).count()).toBe(0);
  await pagina.getByRole('button', { name: 'Entendido' }).click();
  await negado.waitFor({ state: 'hidden' });
  expect(await deBeto.getByLabel(/^Monto/).inputValue()).toBe('120.00');
  await cerrarDialogo(pagina);

  await conEspacio(pagina, true);
  await pagar(pagina, 'Beto Ruiz');
  await barra.waitFor({ state: 'hidden' });
  await ponerLinea(linea, contexto, true);
  await expect.poll(pagados).toHaveLength(2);
});
