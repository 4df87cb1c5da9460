// The main job from end to end, on the demo's own data: sign in, find, reorder, collect in every way.
import { conectarSuite } from '@leal/local';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { entrar } from './apoyo/acceso.ts';
import { irA } from './apoyo/ir.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { panel, renglones } from './apoyo/pago.ts';
import {
  abrirHoja,
  asa,
  bajarLaPrimera,
  buscador,
  dialogo,
  encabezadoRuta,
  nombresDeHoy,
  totalDeHoy,
} from './apoyo/ruta.ts';
import { CADA_TAMANO } from './apoyo/tamanos.ts';

const suite = conectarSuite(inject('suite'));
const abrir = usarNavegador();
const CORREO = 'cobrador1@leal.demo';
const HOY = '18/11/2026';

type Tarjeta = { nombre: string; enlace: string; monto_diario: number };

/** Today's cards that one name alone finds and that owe more than eight daily amounts. */
async function elegibles(pagina: Page): Promise<Tarjeta[]> {
  const { uid } = suite.usuarios.find(({ email }) => email === CORREO)!;
  const respuesta = await fetch(`${suite.api}clientes/activos-sin-pago-hoy/${uid}`, {
    headers: { authorization: `Bearer ${await suite.token(CORREO)}` },
  });
  type Fila = { nombre: string; id_credito: string; slug: string; monto_diario: number; saldo: number };
  const { datos } = (await respuesta.json()) as { datos: Fila[] };
  const visibles = await nombresDeHoy(pagina);
  const unicos = visibles.filter((nombre) => visibles.indexOf(nombre) === visibles.lastIndexOf(nombre));
  return datos
    .filter(({ nombre, saldo, monto_diario }) => unicos.includes(nombre) && saldo > 8 * monto_diario)
    .map(({ nombre, slug, id_credito, monto_diario }) => ({
      nombre,
      monto_diario,
      enlace: `${suite.url}payment/${slug}?credito=${id_credito}`,
    }));
}

async function historialDe(pagina: Page, { enlace, nombre }: Tarjeta): Promise<string[]> {
  await expect.poll(() => dialogo(pagina).count()).toBe(0);
  await irA(pagina, enlace);
  await pagina.getByRole('region', { name: 'Cliente y saldo' }).getByText(nombre).waitFor();
  const filas = panel(pagina, 'Historial de Transacciones').getByRole('listitem');
  await filas
    .filter({ hasText: /\d{2}\/\d{2}\/\d{4}/ })
    .first()
    .waitFor();
  return renglones(pagina);
}

const irALaRuta = async (pagina: Page) => {
  await irA(pagina, `${suite.url}cobrador`);
  await encabezadoRuta(pagina).waitFor();
};

const pesos = (monto: number): string =>
  monto.toLocaleString('es-MX', { style: 'currency', currency: 'MXN' }).replace(/\s/g, '');

async function buscar(pagina: Page, { nombre }: Tarjeta): Promise<void> {
  const total = await totalDeHoy(pagina);
  await buscador(pagina).fill(nombre);
  await pagina.getByText(`1 de ${total} clientes encontrados`, { exact: true }).waitFor();
  expect(await nombresDeHoy(pagina)).toEqual([nombre]);
  await buscador(pagina).fill('');
  await expect.poll(async () => (await nombresDeHoy(pagina)).length).toBeGreaterThan(1);
}

async function arrastrarLaPrimera(pagina: Page): Promise<void> {
  const [primera = '', segunda = '', ...resto] = await nombresDeHoy(pagina);
  await asa(pagina, primera).waitFor();
  const respuesta = pagina.waitForResponse((r) => r.url().endsWith('/clientes/orden'));
  await bajarLaPrimera(pagina, primera, segunda);
  expect((await respuesta).status()).toBe(200);
  await pagina.reload();
  await encabezadoRuta(pagina).waitFor();
  expect(await nombresDeHoy(pagina)).toEqual([segunda, primera, ...resto]);
}

async function pagar(pagina: Page, quien: Tarjeta): Promise<void> {
  const hoja = await abrirHoja(pagina, quien.nombre);
  await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
  await pagina.getByText('Pago registrado correctamente.', { exact: true }).waitFor();
  const [ultimo] = await historialDe(pagina, quien);
  expect(ultimo).toMatch(/^Pago registrado \| \+\$/);
  expect(ultimo).toContain(`+${pesos(quien.monto_diario)}`);
  expect(ultimo).toContain(HOY);
}

async function visitar(pagina: Page, quien: Tarjeta): Promise<void> {
  const hoja = await abrirHoja(pagina, quien.nombre);
  await hoja.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
  await hoja.getByRole('button', { name: `Registrar visita sin pago de ${quien.nombre}` }).click();
  await pagina.getByText('Visita registrada correctamente.', { exact: true }).waitFor();
  expect((await historialDe(pagina, quien))[0]).toMatch(`Visita sin pago | $0.00 | ${HOY}`);
}

async function atrasar(pagina: Page, quien: Tarjeta): Promise<void> {
  await pagina.getByRole('button', { name: `Registrar Atraso de ${quien.nombre}` }).click();
  await dialogo(pagina).getByRole('button', { name: 'Confirmar', exact: true }).click();
  await pagina.getByText('Atraso registrado correctamente.', { exact: true }).waitFor();
  expect((await historialDe(pagina, quien))[0]).toMatch(`Atraso registrado | +1 día(s) | ${HOY}`);
}

async function pagarSeis(pagina: Page, quien: Tarjeta): Promise<void> {
  const monto = 6 * quien.monto_diario;
  const hoja = await abrirHoja(pagina, quien.nombre);
  await hoja.getByLabel(/^Monto/).fill(String(monto));
  await hoja.getByLabel('Motivo para el gerente (opcional)').fill('Vendió su mercancía.');
  await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
  await pagina.getByText('Pago requiere aprobación', { exact: true }).waitFor();
  await pagina.getByRole('button', { name: 'Entendido', exact: true }).click();
  const filas = await historialDe(pagina, quien);
  expect(filas.filter((fila) => fila.includes(HOY))).toEqual([]);
  await panel(pagina, 'Registrar Pago')
    .getByText(`Por aprobar (en mano) ${pesos(monto)}`)
    .waitFor();
}

test.each(CADA_TAMANO)(
  'a collector’s day at %s: search, drag, payment, visit, late day and 6 abonos, each seen in its history',
  async (_, tamano) => {
    const { pagina } = await abrir({ tamano, reducedMotion: 'no-preference' });
    await entrar(pagina, suite.url, { email: CORREO });
    await encabezadoRuta(pagina).waitFor();
    const [primero, segundo, tercero, cuarto] = await elegibles(pagina);
    await buscar(pagina, primero!);
    await arrastrarLaPrimera(pagina);
    const total = await totalDeHoy(pagina);
    await pagar(pagina, primero!);
    await irALaRuta(pagina);
    await visitar(pagina, segundo!);
    await irALaRuta(pagina);
    await atrasar(pagina, tercero!);
    await irALaRuta(pagina);
    await pagarSeis(pagina, cuarto!);
    await irALaRuta(pagina);
    await encabezadoRuta(pagina, total - 4).waitFor();
    await pagina.getByRole('button', { name: /^Visitados hoy, sin pago \(/ }).waitFor();
  },
);
