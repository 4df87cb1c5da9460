// The cost of an outbox: the frame in which a tap is seen, the disk before the word, and, in the long run, memory and
// time.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { libroCuadrado } from '../../setup/libro.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { idCredito, creditoDe } from '../apoyo/escena.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { abrirHoja, encabezadoRuta, oye } from '../apoyo/ruta.ts';
import { hayBuzon, ponerLinea } from '../apoyo/sin-linea.ts';

const { mundo, linea, url, enRuta, enRutaGuardada } = await usarEscenasEnLinea();

type Vigilada = { sucesos: string[] };

/** Runs in the page: notes, from the next tap on, each frame, that the button is busy, the disk, and the word. */
function vigilar(): void {
  const sucesos: string[] = [];
  (globalThis as unknown as Vigilada).sucesos = sucesos;
  const unaVez = (que: string) => sucesos.includes('toque') && !sucesos.includes(que) && sucesos.push(que);
  const abrir = Reflect.get(IDBDatabase.prototype, 'transaction');
  IDBDatabase.prototype.transaction = function (almacenes, modo, opciones) {
    const tx = abrir.call(this, almacenes, modo, opciones);
    if (this.name === 'leal-salida' && modo === 'readwrite')
      tx.addEventListener('complete', () => unaVez(`en el disco (${opciones?.durability})`));
    return tx;
  };
  const cadaMarco = () => {
    sucesos.push('marco');
    if (!sucesos.includes('dice Guardado')) requestAnimationFrame(cadaMarco);
  };
  const alTocar = () => {
    sucesos.push('toque');
    requestAnimationFrame(cadaMarco);
  };
  addEventListener('click', alTocar, { capture: true, once: true });
  const avisos = () => [...document.querySelectorAll('.ant-message-notice, .aviso-al-pie')];
  const ocupado = () => document.querySelector('button[aria-busy=true]')?.textContent;
  const mirar = () => {
    if (ocupado()?.includes('Procesando...')) unaVez('cambia');
    if (avisos().some(({ textContent }) => textContent.includes('Guardado'))) unaVez('dice Guardado');
  };
  new MutationObserver(mirar).observe(document.body, { subtree: true, childList: true, attributes: true });
}

test('without a line a tap is seen in the next frame, and is on the disk before it is called saved', async () => {
  const { pagina, contexto, consola } = await enRuta([creditoDe('Ana López')]);
  consola.tolerar(FALLO_DE_RED);
  await hayBuzon(pagina);
  await ponerLinea(linea, contexto, false);
  const hoja = await abrirHoja(pagina, 'Ana López');
  await oye(pagina);
  await pagina.evaluate(vigilar);
  await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' }).click();
  const leer = () => pagina.evaluate(() => (globalThis as unknown as Vigilada).sucesos);
  await expect.poll(leer).toContain('dice Guardado');
  const sucesos = await leer();
  if (ES_TODO) console.info(sucesos.join(' '));
  const lugar = (que: string) => sucesos.indexOf(que);
  expect(lugar('cambia')).toBeGreaterThan(0);
  expect(lugar('cambia')).toBeLessThan(lugar('marco'));
  expect(lugar('en el disco (strict)')).toBeGreaterThan(0);
  expect(lugar('en el disco (strict)')).toBeLessThan(lugar('dice Guardado'));
});

const CLIENTES = 60;
const GASTOS = 240;
/** More than without an outbox. */
const MEMORIA_MIB = 30;

/** Runs in the page: so many registers in the outbox, as the app stores them. */
async function llenar({ uid, creditos, gastos }: { uid: string; creditos: string[]; gastos: number }) {
  const base = await new Promise<IDBDatabase>((listo, falla) => {
    const pedida = indexedDB.open('leal-salida');
    pedida.addEventListener('success', () => listo(pedida.result));
    pedida.addEventListener('error', () => falla(pedida.error ?? new Error('IndexedDB')));
  });
  const tx = base.transaction('registros', 'readwrite');
  const capturado_en = '2026-11-18T17:00:00.000Z';
  const comun = {
    uid,
    dispositivo: 'tel-medido',
    desfase_ms: 0,
    capturado_en,
    metodo: 'POST',
    estado: 'pendiente',
  };
  const poner = (n: number, resto: object) =>
    tx.objectStore('registros').put({ ...comun, clave: `medida-${uid}-${n}`, secuencia: n, ...resto });
  for (const [i, id_credito] of creditos.entries())
    poner(i + 1, {
      accion: 'abono.registrar',
      acerca: { id_credito, nombre: `Cliente ${i}` },
      datos: { id_credito, monto: 12_000, capturado_en, desfase_ms: 0 },
      sobre: id_credito,
      que: `el pago de $120.00 de Cliente ${i}`,
      monto: 12_000,
      gestion: 'pago',
      url: '/leal-api/abonos/registrar',
      cuerpo: JSON.stringify({ id_credito, monto: 120, dispositivo: 'tel-medido', secuencia: i + 1 }),
    });
  for (let i = 0; i < gastos; i += 1)
    poner(creditos.length + i + 1, {
      accion: 'gasto.crear',
      acerca: {},
      datos: { cuerpo: { monto: 5_000, motivo: `Gasolina ${i}` } },
      sobre: 'gasto nuevo',
      que: 'el gasto de $50.00',
      url: '/leal-api/gastos/crear',
      cuerpo: JSON.stringify({ monto: 50, motivo: `Gasolina ${i}` }),
    });
  await new Promise((listo) => tx.addEventListener('complete', listo));
  base.close();
}

/** The memory of the page after a collection, in MiB. */
async function memoria(pagina: Page): Promise<number> {
  const sesion = await pagina.context().newCDPSession(pagina);
  await sesion.send('Performance.enable');
  for (let i = 0; i < 3; i += 1) await sesion.send('HeapProfiler.collectGarbage');
  const { metrics } = await sesion.send('Performance.getMetrics');
  const de = (nombre: string) => metrics.find(({ name }) => name === nombre)?.value ?? NaN;
  console.info(`heap ${(de('JSHeapUsedSize') / 2 ** 20).toFixed(1)} MiB, ${de('Nodes')} nodes`);
  await sesion.detach();
  return de('JSHeapUsedSize') / 2 ** 20;
}

if (ES_TODO)
  test('sixty clients and three hundred registers: their memory, and the time in which they are sent', async () => {
    const clientes = Array.from({ length: CLIENTES }, (_, i) => creditoDe(`Cliente ${i}`));
    const escena = await enRutaGuardada(clientes);
    const { pagina, contexto, cobrador } = escena;
    await encabezadoRuta(pagina, CLIENTES).waitFor();
    await ponerLinea(linea, contexto, false);
    const abrir = async () => {
      await pagina.goto(`${url}cobrador`);
      await encabezadoRuta(pagina).waitFor();
      await hayBuzon(pagina);
    };
    await abrir();
    const antes = await memoria(pagina);
    const creditos = clientes.map((_, i) => idCredito(escena, i + 1));
    await pagina.evaluate(llenar, { uid: cobrador.uid, creditos, gastos: GASTOS });
    await abrir();
    const cuenta = pagina.getByRole('banner').getByRole('link', { name: /300 por sincronizar/ });
    await cuenta.waitFor();
    const despues = await memoria(pagina);
    await pagina.goto(`${url}cobrador/pendientes`);
    await expect.poll(() => pagina.getByRole('article').count()).toBe(CLIENTES + GASTOS);
    const enLista = await memoria(pagina);
    console.info(
      `+${(despues - antes).toFixed(1)} on the route, +${(enLista - antes).toFixed(1)} in the list`,
    );
    expect(enLista - antes).toBeLessThan(MEMORIA_MIB);

    await abrir();
    const empezo = Date.now();
    await ponerLinea(linea, contexto, true);
    const CAMBIO = /^POST \/leal-api\/(?!comprobantes\/serie)/;
    await expect.poll(() => linea.llegaron(CAMBIO), { interval: 20 }).toBeGreaterThanOrEqual(100);
    console.info(`100 sent in ${Date.now() - empezo} ms`);
    await pagina.goto(`${url}cobrador/pendientes`);
    await pagina.getByText('No hay nada por sincronizar', { exact: true }).waitFor({ timeout: 300_000 });
    console.info(`all sent in ${Date.now() - empezo} ms`);
    const { movimientos, gastos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect([movimientos.length, gastos.length]).toEqual([CLIENTES, GASTOS]);
    expect(new Set(gastos.map(({ motivo }) => motivo)).size).toBe(GASTOS);
  }, 600_000);
