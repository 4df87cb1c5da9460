// A shift without a line: what was captured is on the phone's disk, and all of it reaches the ledger once, over a line
// that drops, delays and repeats.
import { centavos, fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { libroCuadrado } from '../setup/libro.ts';
import type { Efecto, Paso } from '../setup/linea/linea-mala.ts';
import { abrirMundo } from '../setup/mundo.ts';
import { filas, valorDe } from './apoyo/cifras.ts';
import { FALLO_DE_RED, PRECARGA_DOBLE } from './apoyo/consola.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { faltasDe } from './apoyo/holgura.ts';
import { irA } from './apoyo/ir.ts';
import { usarLinea } from './apoyo/linea.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { revisar } from './apoyo/revisar.ts';
import { encabezadoRuta } from './apoyo/ruta.ts';
import { guardarSesion } from './apoyo/sesion-guardada.ts';
import {
  atrasar,
  darDeAlta,
  gastar,
  hayBuzon,
  pagar,
  ponerLinea,
  tieneLaApp,
  visitar,
} from './apoyo/sin-linea.ts';
import { TELEFONO } from './apoyo/tamanos.ts';
import { usarTelefono } from './apoyo/telefono.ts';

const mundo = abrirMundo();
const linea = await usarLinea(mundo.suite);
const { url } = linea.suite;
const { enRuta } = usarEscenas({ ...mundo, suite: linea.suite }, usarNavegador(TELEFONO));

/** How many of each kind. */
const LARGA = process.env['LEAL_PRUEBAS'] === 'todo';
const PAGOS = LARGA ? 30 : 2;
const DE_CADA = LARGA ? 5 : 1;
/** One of them must not hold up the next. */
const DE_LO_NUEVO = LARGA ? 5 : 2;
const CAPTURAS = PAGOS + 2 * DE_CADA + 2 * DE_LO_NUEVO;

const nombres = (de: string, cuantos: number): string[] =>
  Array.from(
    { length: cuantos },
    (_, i) => `${de} ${String.fromCodePoint(65 + Math.floor(i / 26), 65 + (i % 26))}`,
  );
const PAGAN = nombres('Pago', PAGOS);
const VISITADOS = nombres('Visita', DE_CADA);
const ATRASADOS = nombres('Atraso', DE_CADA);
const GASTOS = nombres('Gasolina', DE_LO_NUEVO);
const NUEVOS = nombres('Nuevo', DE_LO_NUEVO);

const CAMBIO = /^(POST|PUT|PATCH|DELETE) \/leal-api\//;
/** What meets the intentos of a register, one after the other. */
const TROPIEZOS: readonly (Efecto | undefined)[] = [
  'perder',
  { demora: 50 },
  'cortar',
  'repetir',
  { estado: 503 },
  undefined,
];

/** Each register begins at another of them; what has no key changes nothing, and passes. */
function tropiezos(): (paso: Paso) => Efecto | undefined {
  const intentos = new Map<string, number>();
  return ({ clave }) => {
    if (clave === undefined) return undefined;
    const vez = intentos.get(clave) ?? intentos.size;
    intentos.set(clave, vez + 1);
    return TROPIEZOS[vez % TROPIEZOS.length];
  };
}

/** So many are on the phone, it says. */
const cuenta = (pagina: Page, n: number): Promise<void> =>
  pagina
    .getByRole('banner')
    .getByRole('link', { name: `Sin conexión · ${n} por sincronizar` })
    .waitFor();

/** All kinds, on the phone alone. */
async function capturar(pagina: Page): Promise<void> {
  let n = 0;
  const cada = async (nombres: readonly string[], una: typeof pagar) => {
    for (const nombre of nombres) {
      await una(pagina, nombre);
      await cuenta(pagina, (n += 1));
    }
  };
  await cada(PAGAN, pagar);
  await cada(VISITADOS, visitar);
  await cada(ATRASADOS, atrasar);
  await encabezadoRuta(pagina, 0).waitFor();
  await irA(pagina, `${url}cobrador/gastos`);
  await cada(GASTOS, gastar);
  await irA(pagina, `${url}nuevo-cliente`);
  await cada(NUEVOS, darDeAlta);
}

/** Every total is that of its rows, and the rows are those that were captured. */
async function comprobar(uid: string): Promise<void> {
  const { movimientos, gastos, creditos } = await libroCuadrado(mundo.db, uid);
  const de = (tipo: string) => movimientos.filter((uno) => uno.tipo === tipo);
  expect({
    pagos: de('pago').map(({ monto_centavos }) => monto_centavos),
    visitas: de('visita').length,
    atrasos: de('atraso').length,
    gastos: gastos.map(({ motivo }) => motivo).toSorted(),
    nuevos: creditos.filter(({ estado_credito }) => estado_credito === 'Pendiente').length,
  }).toEqual({
    pagos: PAGAN.map(() => 12_000),
    visitas: DE_CADA,
    atrasos: DE_CADA,
    gastos: GASTOS,
    nuevos: DE_LO_NUEVO,
  });
}

/** The figures of the day, each without what breaks its line. */
async function cifras(pagina: Page, ...titulos: string[]): Promise<string[]> {
  const valores = await Promise.all(titulos.map((titulo) => valorDe(pagina, titulo)));
  return valores.map((valor) => valor.replaceAll(/\s+/g, ' ').replace(/\d\d:\d\d/, 'hh:mm'));
}

/** Three million in thirty days: their figures need all the room that there is. */
const GRANDE = { monto_solicitado: centavos(300_000_000) };
const COBRADO = '$120,000.00';
const APARTE = 'a las hh:mm + $360,000.00 sin confirmar';

test('money that no answer has stands beside its figure, never in it: without a line, after a cold start, until the line is back', async () => {
  const hoy = { tipo: 'pago', fecha: fecha('2026-11-18'), minuto: 610 } as const;
  const { pagina, contexto, consola, cobrador } = await enRuta(
    [
      uno('Dora Paz', { ...GRANDE, movimientos: [hoy] }),
      ...['Ana López', 'Beto Ruiz', 'Carla Gil'].map((nombre) => uno(nombre, GRANDE)),
    ],
    { serviceWorkers: 'allow' },
  );
  consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
  await hayBuzon(pagina);
  await tieneLaApp(pagina);
  const DEL_DIA = [
    'Recaudado',
    'Efectivo a Entregar',
    'Reportes',
    'Clientes Visitados',
    'Gastos Solicitados',
  ];
  const delDia = () => cifras(pagina, ...DEL_DIA);
  await irA(pagina, `${url}cobrador/dashboard`);
  await expect.poll(delDia).toEqual([COBRADO, COBRADO, COBRADO, '1 / 4', '0']);
  await irA(pagina, `${url}cobrador/reportes`);
  await expect.poll(() => cifras(pagina, 'Total semana', 'Abonos')).toEqual([COBRADO, '1']);

  await ponerLinea(linea, contexto, false);
  await irA(pagina, `${url}cobrador/gastos`);
  await gastar(pagina, 'Gasolina');
  await irA(pagina, `${url}cobrador`);
  for (const nombre of ['Ana López', 'Beto Ruiz', 'Carla Gil']) await pagar(pagina, nombre, COBRADO);

  const aparte = `${COBRADO} ${APARTE}`;
  const conAparte = [aparte, aparte, aparte, '1 / 4 + 3 sin confirmar', '0 + 1 sin confirmar'];
  await irA(pagina, `${url}cobrador/dashboard`);
  await expect.poll(delDia).toEqual(conAparte);
  await pagina.getByText('1 pago hoy + 3 sin confirmar', { exact: true }).waitFor();
  await pagina.getByText('$0.00 por aprobar + $350.50 sin confirmar', { exact: true }).waitFor();
  await expect.poll(() => pagina.locator('.ant-message-notice').count()).toBe(0);
  await revisar(pagina);
  expect(await faltasDe(pagina)).toEqual([]);
  await irA(pagina, `${url}cobrador/reportes`);
  await expect.poll(() => cifras(pagina, 'Total semana', 'Abonos')).toEqual([aparte, '1 + 3 sin confirmar']);
  await pagina
    .getByRole('link', { name: /^Miércoles 18\/11\/2026.*\+ \$360,000\.00 sin confirmar$/ })
    .waitFor();
  expect(await faltasDe(pagina)).toEqual([]);

  await pagina.goto(`${url}cobrador/recaudado`);
  await expect
    .poll(() => cifras(pagina, 'Total hoy', 'Número de pagos'))
    .toEqual([aparte, '1 + 3 sin confirmar']);
  const sinConfirmar = async () => (await filas(pagina)).map((fila) => fila.includes('Sin confirmar'));
  expect(await sinConfirmar()).toEqual([true, true, true, false]);
  await revisar(pagina);
  expect(await faltasDe(pagina)).toEqual([]);

  await ponerLinea(linea, contexto, true);
  await expect.poll(() => cifras(pagina, 'Total hoy', 'Número de pagos')).toEqual(['$480,000.00', '4']);
  await expect.poll(sinConfirmar).toEqual([false, false, false, false]);
  await irA(pagina, `${url}cobrador/dashboard`);
  await expect.poll(delDia).toEqual(['$480,000.00', '$480,000.00', '$480,000.00', '4 / 4', '1']);
  const { cuerpo } = await cobrador.llamar<{ total_hoy: number }>('GET', `abonos/dashboard/${cobrador.uid}`);
  expect(cuerpo.total_hoy).toBe(480_000);
});

test(
  'every capture of a shift without a line is in the ledger once: the browser is killed and started without a line, and two tabs send over a bad one',
  async () => {
    const clientes = [...PAGAN, ...VISITADOS, ...ATRASADOS];
    const cobrador = await mundo.cobrador(clientes.map((nombre) => uno(nombre)));
    const telefono = usarTelefono();
    const antes = await telefono.encender();
    antes.consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
    const [pagina = await antes.contexto.newPage()] = antes.contexto.pages();
    await guardarSesion(linea.suite, pagina, cobrador.email);
    await pagina.goto(`${url}cobrador`);
    await encabezadoRuta(pagina, clientes.length).waitFor();
    await hayBuzon(pagina);
    await tieneLaApp(pagina);

    await ponerLinea(linea, antes.contexto, false);
    await capturar(pagina);
    await pagina
      .getByRole('banner')
      .getByRole('link', { name: `Sin conexión · ${CAPTURAS} por sincronizar` })
      .waitFor();
    expect(linea.llegaron(CAMBIO)).toBe(0);
    await telefono.matar(antes.contexto);

    const { contexto, consola } = await telefono.encender();
    consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
    await ponerLinea(linea, contexto, false);
    const pestanas = [await contexto.newPage(), await contexto.newPage()];
    for (const una of pestanas) {
      await una.goto(`${url}cobrador/pendientes`);
      await expect.poll(() => una.getByText('POR ENVIAR', { exact: true }).count()).toBe(CAPTURAS);
    }
    linea.fallar({ si: CAMBIO, efecto: tropiezos() });
    await ponerLinea(linea, contexto, true);
    for (const una of pestanas)
      await una.getByText('No hay nada por sincronizar', { exact: true }).waitFor({ timeout: 120_000 });

    await comprobar(cobrador.uid);
    const intentos = linea.pasos(CAMBIO).filter(({ clave }) => clave !== undefined);
    expect(new Set(intentos.map(({ clave }) => clave)).size).toBe(CAPTURAS);
    expect(intentos.length).toBeGreaterThan(CAPTURAS);
  },
  LARGA ? 600_000 : undefined,
);
