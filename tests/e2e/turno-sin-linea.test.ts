// A shift without a line: what was captured is on the phone's disk, and all of it reaches the ledger once, over a line
// that drops, delays and repeats.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { escenaDe } from '../setup/escena.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { FALLO_DE_RED, PRECARGA_DOBLE } from './apoyo/consola.ts';
import { idCredito, creditoDe } from './apoyo/escena.ts';
import { irA, irAOtro } from './apoyo/ir.ts';
import { usarLinea } from './apoyo/linea.ts';
import { panel } from './apoyo/pago.ts';
import { encabezadoRuta, tarjeta } from './apoyo/ruta.ts';
import { guardarSesion } from './apoyo/sesion-guardada.ts';
import {
  adelantar,
  atrasar,
  darDeAlta,
  devolver,
  duplicar,
  gastar,
  hayBuzon,
  ordenar,
  pagar,
  pedirCambios,
  pedirCorreccion,
  ponerLinea,
  renovar,
  tieneLaApp,
  visitar,
} from './apoyo/sin-linea.ts';
import { usarTelefono } from './apoyo/telefono.ts';
import { resumen, tropiezos } from './apoyo/tropiezos.ts';

const mundo = abrirMundo();
const HOY = fecha('2026-11-18');
const linea = await usarLinea(mundo.suite);
const { url } = linea.suite;

/** How many of each kind. */
const PAGOS = ES_TODO ? 21 : 2;
const DE_CADA = ES_TODO ? 4 : 1;
/** One register must not hold up the next. */
const DE_LO_NUEVO = ES_TODO ? 4 : 2;
const ADELANTOS = ES_TODO ? 3 : 1;

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
const ADELANTAN = nombres('Adelanto', ADELANTOS);
/** The clients for requests about people and payments that were there before: once each, in the long run. */
const CORREGIDOS = ES_TODO ? nombres('Corrige', 2) : [];
const [RENUEVA, DUPLICA, DEVUELVE] = ['Renueva A', 'Duplica A', 'Devuelve A'] as const;
const OTROS: readonly string[] = ES_TODO ? [RENUEVA, DUPLICA, DEVUELVE] : [];
/** The captures: each corrected client counts with its edit and two payments; then comes the order of the route. */
const CAPTURAS =
  PAGOS +
  2 * DE_CADA +
  2 * DE_LO_NUEVO +
  ADELANTOS +
  3 * CORREGIDOS.length +
  OTROS.length +
  (ES_TODO ? 1 : 0);

/** The calls of a person: a phone asks for its series of receipts by itself. */
const CAMBIO = /^(POST|PUT|PATCH|DELETE) \/leal-api\/(?!comprobantes\/serie)/;
/** So many are on the phone, it says. */
const cuenta = (pagina: Page, n: number): Promise<void> =>
  pagina
    .getByRole('banner')
    .getByRole('link', { name: `Sin conexión · ${n} por sincronizar` })
    .waitFor();

type Una = (pagina: Page, de: string) => Promise<void>;

/** Each deed is one more register on the phone. */
function contador(pagina: Page, desde: number) {
  let n = desde;
  return async (nombres: readonly string[], registrar: Una) => {
    for (const nombre of nombres) {
      await registrar(pagina, nombre);
      await cuenta(pagina, (n += 1));
    }
    return n;
  };
}

/** The captures about the clients on the route. */
async function enLaCalle(pagina: Page): Promise<number> {
  const cada = contador(pagina, 0);
  if (ES_TODO) await cada([''], ordenar);
  await cada(PAGAN, pagar);
  await cada(VISITADOS, visitar);
  await cada(ATRASADOS, atrasar);
  const n = await cada(ADELANTAN, adelantar);
  await encabezadoRuta(pagina, CORREGIDOS.length + OTROS.length).waitFor();
  return n;
}

/** The requests about clients who were there before. */
async function tramites(pagina: Page, desde: number, pago: (nombre: string) => string): Promise<number> {
  const cada = contador(pagina, desde);
  await cada(CORREGIDOS, pedirCambios);
  const en = (nombre: string) =>
    irAOtro(pagina, pago(nombre), panel(pagina, 'Resumen del cliente').getByText(nombre));
  for (const nombre of CORREGIDOS) {
    await en(nombre);
    await cada(['13/11/2026'], (pestana, dia) => pedirCorreccion(pestana, dia, 'edición'));
    await cada(['10/11/2026'], (pestana, dia) => pedirCorreccion(pestana, dia, 'eliminación'));
  }
  await en(DUPLICA);
  await cada([DUPLICA], duplicar);
  await irA(pagina, `${url}cobrador/renovaciones`);
  await cada([RENUEVA], renovar);
  await irA(pagina, `${url}cobrador/solicitudes`);
  return cada([DEVUELVE], devolver);
}

/** The screens that they are asked from were looked at this morning. */
async function mirar(pagina: Page, pago: (nombre: string) => string): Promise<void> {
  for (const nombre of [...CORREGIDOS, DUPLICA])
    await irAOtro(pagina, pago(nombre), panel(pagina, 'Resumen del cliente').getByText(nombre));
  await irA(pagina, `${url}cobrador/renovaciones`);
  await tarjeta(pagina, RENUEVA).waitFor();
  await irA(pagina, `${url}cobrador/solicitudes`);
  await tarjeta(pagina, DEVUELVE).first().waitFor();
  await irA(pagina, `${url}cobrador`);
  await encabezadoRuta(pagina, CREDITOS.length).waitFor();
}

async function deLoNuevo(pagina: Page, desde: number): Promise<number> {
  const cada = contador(pagina, desde);
  await irA(pagina, `${url}cobrador/gastos`);
  await cada(GASTOS, gastar);
  await irA(pagina, `${url}nuevo-cliente`);
  return cada(NUEVOS, darDeAlta);
}

/** The page dies where it stands; another one is opened, still without a line. */
async function matarPestana(pagina: Page): Promise<Page> {
  const contexto = pagina.context();
  const murio = pagina.waitForEvent('crash');
  await Promise.all([murio, pagina.goto('chrome://crash').catch(() => undefined)]);
  const otra = await contexto.newPage();
  await pagina.close();
  await otra.goto(`${url}cobrador`);
  await encabezadoRuta(otra).waitFor();
  await hayBuzon(otra);
  return otra;
}

/** Every total is that of its rows, and what is there is what was captured. */
async function comprobar(uid: string): Promise<void> {
  const { movimientos, gastos, creditos, solicitudes } = await libroCuadrado(mundo.db, uid);
  const de = (tipo: string) =>
    movimientos.filter((movimiento) => movimiento.tipo === tipo && movimiento.fecha === HOY);
  const pedidas = solicitudes.filter(({ estado }) => estado === 'pendiente').map(({ tipo }) => tipo);
  expect({
    pagos: de('pago').map(({ monto_centavos }) => monto_centavos),
    visitas: de('visita').length,
    atrasos: de('atraso').length,
    gastos: gastos.map(({ motivo }) => motivo).toSorted(),
    nuevos: creditos.filter(({ estado_credito }) => estado_credito === 'Pendiente').length,
    pedidas: pedidas.toSorted(),
    tareas: solicitudes.filter((solicitud) => 'tarea_abierta' in solicitud && solicitud.tarea_abierta).length,
  }).toEqual({
    pagos: PAGAN.map(() => 12_000),
    visitas: DE_CADA,
    atrasos: DE_CADA,
    gastos: GASTOS,
    nuevos: DE_LO_NUEVO + (ES_TODO ? 1 : 0),
    pedidas: [
      ...ADELANTAN.map(() => 'abonos_multiples'),
      ...CORREGIDOS.map(() => 'edicion_cliente'),
      ...CORREGIDOS.map(() => 'edicion_pago'),
      ...CORREGIDOS.map(() => 'eliminacion_pago'),
      ...(ES_TODO ? ['renovacion'] : []),
    ],
    tareas: 0,
  });
}

/**
 * The credits: some whose payments are corrected; 3,600 to pay, of which 2,880 are paid; one whose six abonos were
 * rejected.
 */
const CREDITOS = [
  ...[...PAGAN, ...VISITADOS, ...ATRASADOS, ...ADELANTAN].map((nombre) => creditoDe(nombre)),
  ...CORREGIDOS.map((nombre) =>
    creditoDe(nombre, {
      fecha_inicio: fecha('2026-11-09'),
      movimientos: ['2026-11-10', '2026-11-13'].map((dia) => ({ tipo: 'pago' as const, fecha: fecha(dia) })),
    }),
  ),
  ...OTROS.map((nombre) => pagado(nombre === RENUEVA ? 2880 : 120, { persona: { nombre } })),
];

test(
  'every capture of a shift without a line is in the ledger once: the browser is killed and started without a line, and two tabs send over a bad one',
  async () => {
    const cobrador = await mundo.cobrador(CREDITOS);
    const numeroDe = (nombre: string) => CREDITOS.findIndex(({ persona }) => persona?.nombre === nombre) + 1;
    const pago = (nombre: string) =>
      `${url}payment/cliente?credito=${idCredito({ cobrador }, numeroDe(nombre))}`;
    if (ES_TODO) await escenaDe(mundo, cobrador, numeroDe(DEVUELVE)).multipleRechazado();
    const telefono = usarTelefono();
    const antes = await telefono.encender();
    antes.consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
    const [pagina = await antes.contexto.newPage()] = antes.contexto.pages();
    await guardarSesion(linea.suite, pagina, cobrador.email);
    await pagina.goto(`${url}cobrador`);
    await encabezadoRuta(pagina, CREDITOS.length).waitFor();
    await hayBuzon(pagina);
    await tieneLaApp(pagina);
    if (ES_TODO) await mirar(pagina, pago);

    await ponerLinea(linea, antes.contexto, false);
    let n = await enLaCalle(pagina);
    if (ES_TODO) n = await tramites(pagina, n, pago);
    const otra = ES_TODO ? await matarPestana(pagina) : pagina;
    expect(await deLoNuevo(otra, n)).toBe(CAPTURAS);
    expect(linea.llegaron(CAMBIO)).toBe(0);
    await telefono.matar(antes.contexto);

    const { contexto, consola } = await telefono.encender();
    consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
    await ponerLinea(linea, contexto, false);
    const pestanas = [await contexto.newPage(), await contexto.newPage()];
    for (const pestana of pestanas) {
      await pestana.goto(`${url}cobrador/pendientes`);
      await expect.poll(() => pestana.getByText('POR ENVIAR', { exact: true }).count()).toBe(CAPTURAS);
    }
    linea.fallar({ si: CAMBIO, efecto: tropiezos() });
    await ponerLinea(linea, contexto, true);
    // A request that waits for the manager stays in the list until it is decided.
    for (const pestana of pestanas)
      await expect
        .poll(() => pestana.getByRole('article').allInnerTexts(), { timeout: 300_000 })
        .toEqual(ADELANTAN.map(() => expect.stringContaining('EN REVISIÓN') as string));

    await comprobar(cobrador.uid);
    // The page that hears that six abonos wait asks for them once more, as ever.
    const intentos = linea
      .pasos(CAMBIO)
      .filter(({ clave, ruta }) => clave !== undefined && !ruta.endsWith('abonos-multiples'));
    if (ES_TODO) console.info(`${CAPTURAS} captured, ${intentos.length} calls`, resumen(intentos));
    expect(new Set(intentos.map(({ clave }) => clave)).size).toBe(CAPTURAS);
    expect(intentos.length).toBeGreaterThan(CAPTURAS);
  },
  ES_TODO ? 1_200_000 : undefined,
);
