// A shift without a line: what was captured is on the phone's disk, and all of it reaches the ledger once, over a line
// that drops, delays and repeats.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { libroCuadrado } from '../setup/libro.ts';
import type { Efecto, Paso } from '../setup/linea/linea-mala.ts';
import { abrirMundo } from '../setup/mundo.ts';
import { FALLO_DE_RED, PRECARGA_DOBLE } from './apoyo/consola.ts';
import { uno } from './apoyo/escena.ts';
import { irA } from './apoyo/ir.ts';
import { usarLinea } from './apoyo/linea.ts';
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
import { usarTelefono } from './apoyo/telefono.ts';

const mundo = abrirMundo();
const linea = await usarLinea(mundo.suite);
const { url } = linea.suite;

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
