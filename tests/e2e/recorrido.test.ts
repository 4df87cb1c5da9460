// The main job from end to end, on the demo's own data: sign in, find, reorder, collect in every way.
import { conectarSuite } from '@leal/local';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { entrar } from './apoyo/acceso.ts';
import { dice } from './apoyo/bandeja.ts';
import { irA, irAOtro } from './apoyo/ir.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { panel, renglones } from './apoyo/pago.ts';
import {
  abrirAtraso,
  abrirHoja,
  asa,
  bajarLaPrimera,
  buscador,
  dialogo,
  encabezadoRuta,
  llamadosDeHoy,
  nombresDeHoy,
  quedaRegistrado,
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
  // Far cards are not drawn yet: who shares a name is asked of the list.
  const nombres = datos.map(({ nombre }) => nombre);
  const unicos = visibles.filter((nombre) => nombres.indexOf(nombre) === nombres.lastIndexOf(nombre));
  return datos
    .filter(({ nombre, saldo, monto_diario }) => unicos.includes(nombre) && saldo > 8 * monto_diario)
    .map(({ nombre, slug, id_credito, monto_diario }) => ({
      nombre,
      monto_diario,
      enlace: `${suite.url}payment/${slug}?credito=${id_credito}`,
    }));
}

async function historialDe(pagina: Page, { enlace, nombre }: Tarjeta): Promise<string[]> {
  await irAOtro(pagina, enlace, pagina.getByRole('region', { name: 'Cliente y saldo' }).getByText(nombre));
  const filas = panel(pagina, 'Historial de Transacciones').getByRole('listitem');
  await filas
    .filter({ hasText: /\d{2}\/\d{2}\/\d{4}/ })
    .first()
    .waitFor();
  return renglones(pagina);
}

const pesos = (monto: number): string =>
  monto.toLocaleString('es-MX', { style: 'currency', currency: 'MXN' }).replace(/\s/g, '');

async function buscar(pagina: Page, { nombre }: Tarjeta): Promise<void> {
  await buscador(pagina).fill(nombre);
  // The search is over all clients of the day: those who were visited, and those who have paid, too.
  await pagina.getByText(/^\d+ de \d+ clientes encontrados$/).waitFor();
  await expect.poll(() => nombresDeHoy(pagina)).toEqual([nombre]);
  await buscador(pagina).fill('');
  await expect.poll(async () => (await nombresDeHoy(pagina)).length).toBeGreaterThan(1);
}

async function arrastrarLaPrimera(pagina: Page): Promise<void> {
  const [primera = '', segunda = '', ...resto] = await llamadosDeHoy(pagina);
  await asa(pagina, primera).waitFor();
  // The things that this collector has to do come above the cards; several stand behind one line.
  await pagina
    .getByText(/por devolver o registrar|cosas por hacer/)
    .filter({ visible: true })
    .first()
    .waitFor();
  const respuesta = pagina.waitForResponse((r) => r.url().endsWith('/clientes/orden'));
  await bajarLaPrimera(pagina, primera, segunda);
  expect((await respuesta).status()).toBe(200);
  await pagina.reload();
  await encabezadoRuta(pagina).waitFor();
  // The phone's copy may show the order before for a moment.
  await expect.poll(() => llamadosDeHoy(pagina)).toEqual([segunda, primera, ...resto]);
}

async function pagar(pagina: Page, { nombre }: Tarjeta): Promise<void> {
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
  await quedaRegistrado(pagina);
}

async function visitar(pagina: Page, { nombre }: Tarjeta): Promise<void> {
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
  await hoja.getByRole('button', { name: `Registrar visita sin pago de ${nombre}` }).click();
  await quedaRegistrado(pagina, 'Visita registrada correctamente.');
}

async function atrasar(pagina: Page, { nombre }: Tarjeta): Promise<void> {
  const pregunta = await abrirAtraso(pagina, nombre);
  await pregunta.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await dice(pagina, 'Atraso registrado correctamente.');
}

async function pagarSeis(pagina: Page, { nombre, monto_diario }: Tarjeta): Promise<void> {
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByLabel(/^Monto/).fill(String(6 * monto_diario));
  await hoja.getByLabel('Motivo para el gerente (opcional)').fill('Vendió su mercancía.');
  await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
  await dice(pagina, 'Pago requiere aprobación');
  await pagina.getByRole('button', { name: 'Entendido', exact: true }).click();
}

const libre = (pagina: Page) => expect.poll(() => dialogo(pagina).count()).toBe(0);

/** The rows of each of the four in the history. */
async function enSusHistoriales(pagina: Page, [pago, visita, atraso, seis]: readonly Tarjeta[]) {
  const [ultimo] = await historialDe(pagina, pago!);
  expect(ultimo).toMatch(/^Pago registrado \| \+\$/);
  expect(ultimo).toContain(`+${pesos(pago!.monto_diario)}`);
  expect(ultimo).toContain(HOY);
  expect((await historialDe(pagina, visita!))[0]).toMatch(`Visita sin pago | $0.00 | ${HOY}`);
  expect((await historialDe(pagina, atraso!))[0]).toMatch(`Atraso registrado | +1 día(s) | ${HOY}`);
  const filas = await historialDe(pagina, seis!);
  expect(filas.filter((fila) => fila.includes(HOY))).toEqual([]);
  await panel(pagina, 'Registrar Pago')
    .getByText(`Por aprobar (en mano) ${pesos(6 * seis!.monto_diario)}`)
    .waitFor();
}

test.each(CADA_TAMANO)(
  'a collector’s day at %s: search, drag, payment, visit, late day and 6 abonos, each seen in its history',
  async (_, tamano) => {
    const { pagina } = await abrir({ tamano, reducedMotion: 'no-preference' });
    await entrar(pagina, suite.url, { email: CORREO });
    await encabezadoRuta(pagina).waitFor();
    const cuatro = (await elegibles(pagina)).slice(0, 4);
    await buscar(pagina, cuatro[0]!);
    await arrastrarLaPrimera(pagina);
    const total = await totalDeHoy(pagina);
    for (const [n, registrar] of [pagar, visitar, atrasar, pagarSeis].entries()) {
      await registrar(pagina, cuatro[n]!);
      await libre(pagina);
    }
    await encabezadoRuta(pagina, total - 4).waitFor();
    await pagina.getByRole('button', { name: /^Visitados hoy, sin pago \(/ }).waitFor();
    await enSusHistoriales(pagina, cuatro);
    await irA(pagina, `${suite.url}cobrador`);
    await encabezadoRuta(pagina, total - 4).waitFor();
  },
);
