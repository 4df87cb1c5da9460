// The workbook of everything comes down, is read again, and by the import too; the month for the accountant; and what happens on the way.
import { readFileSync } from 'node:fs';
import { fecha } from '@leal/domain';
import type { Download, Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { dice } from '../apoyo/bandeja.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { boton } from '../apoyo/excel.ts';
import { PROPIA } from '../apoyo/propia.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, comoGerente } = usarEscenas(ESCRITORIO);

const pagoDe = (dia: string) => ({ tipo: 'pago' as const, fecha: fecha(dia) });
const conCartera = () =>
  mundo.cobrador([
    creditoDe('=Ana López', {
      fecha_inicio: fecha('2026-11-09'),
      movimientos: ['2026-11-10', '2026-11-17'].map(pagoDe),
    }),
    creditoDe('Beto Ruiz', { fecha_inicio: fecha('2026-11-09'), persona: { telefono: '6185550202' } }),
  ]);

async function enExportar() {
  const visita = await comoGerente('gerente/exportar');
  await boton(visita.pagina, 'Exportar todo').waitFor();
  const panel = (titulo: string) => visita.pagina.getByRole('region', { name: titulo });
  return { ...visita, todo: panel('Todo'), mes: panel('Un mes, para el contador') };
}

async function elegir(pagina: Page, donde: ReturnType<Page['getByRole']>, que: string, valor: string) {
  await donde.getByRole('combobox', { name: que }).fill(valor);
  await pagina.getByTitle(valor, { exact: true }).click();
}

async function hojasDe(descarga: Download) {
  const hojas = await readXlsxFile(readFileSync(await descarga.path()));
  return new Map(hojas.map(({ sheet, data }) => [sheet, data]));
}

test('all of a collector comes in one workbook, and the import takes its portfolio as it is', async () => {
  const cobrador = await conCartera();
  const { pagina, todo } = await enExportar();
  await elegir(pagina, todo, 'Cobrador', `Cobrador ${cobrador.uid}`);
  const bajada = pagina.waitForEvent('download');
  await boton(pagina, 'Exportar todo').press('Enter');
  await dice(pagina, 'Todo quedó en el archivo');
  const descarga = await bajada;
  expect(descarga.suggestedFilename()).toBe(`leal-todo_cobrador-${cobrador.uid}.xlsx`);
  const hojas = await hojasDe(descarga);
  expect([...hojas.keys()]).toEqual([
    'Clientes',
    'Créditos',
    'Movimientos',
    'Solicitudes',
    'Cortes',
    'Ajustes',
    'Cartera',
  ]);
  const cuantas = (hoja: string) => hojas.get(hoja)?.length;
  expect([cuantas('Clientes'), cuantas('Créditos'), cuantas('Movimientos')]).toEqual([3, 4, 4]);
  expect(hojas.get('Movimientos')?.at(-1)?.slice(0, 7)).toEqual([
    'Totales',
    null,
    null,
    null,
    null,
    null,
    240,
  ]);
  const cartera = hojas.get('Cartera') ?? [];
  expect(cartera.slice(1).map((fila) => [fila[0], fila[1], fila[11], fila[15]])).toEqual([
    [cobrador.email, '=Ana López', 240, 3360],
    [cobrador.email, 'Beto Ruiz', 0, 3600],
  ]);

  await pagina.goto(`${mundo.suite.url}gerente/importar`);
  await pagina.getByLabel('Archivo de la cartera').setInputFiles(await descarga.path());
  await pagina.getByText('Listos (2)').waitFor();
});

test('the month of the accountant has its days alone, also on a phone', async () => {
  const cobrador = await conCartera();
  const { pagina, mes } = await enExportar();
  await elegir(pagina, mes, 'Cobrador', `Cobrador ${cobrador.uid}`);
  const bajar = async () => {
    const bajada = pagina.waitForEvent('download');
    await boton(pagina, 'Exportar el mes').click();
    return hojasDe(await bajada);
  };
  const octubre = await bajar();
  expect([...octubre.keys()]).toEqual(['Movimientos', 'Correcciones', 'Decisiones', 'Cortes', 'Bitácora']);
  expect(octubre.get('Movimientos')).toHaveLength(2);
  await pagina.setViewportSize({ width: 360, height: 740 });
  await elegir(pagina, mes, 'Mes', 'noviembre de 2026');
  const noviembre = await bajar();
  expect(noviembre.get('Movimientos')?.at(-1)?.[6]).toBe(240);
});

const MOVIMIENTOS = '**/leal-api/gerente/exportar/movimientos**';

test('a lost line stops it and loses nothing: it goes on from there; given up it leaves no file', async () => {
  const cobrador = await conCartera();
  const { pagina, contexto, consola, todo } = await enExportar();
  consola.tolerar(FALLO_DE_RED);
  let descargas = 0;
  pagina.on('download', () => (descargas += 1));
  await elegir(pagina, todo, 'Cobrador', `Cobrador ${cobrador.uid}`);
  await contexto.route(MOVIMIENTOS, (ruta) => ruta.abort('connectionreset'));
  await boton(pagina, 'Exportar todo').click();
  await todo.getByText('Se perdió la conexión. Lo leído sigue aquí: continúa cuando vuelva.').waitFor();
  await boton(pagina, 'Descartar').click();
  await boton(pagina, 'Exportar todo').click();
  await boton(pagina, 'Continuar').waitFor();
  const creditos: string[] = [];
  pagina.on('request', (pedido) => {
    if (pedido.url().includes('/exportar/creditos')) creditos.push(pedido.url());
  });
  await contexto.unroute(MOVIMIENTOS);
  await boton(pagina, 'Continuar').click();
  await dice(pagina, 'Todo quedó en el archivo');
  await expect.poll(() => descargas).toBe(1);
  expect(creditos).toEqual([]);
});

test('it is cancelled while it reads; more than a file holds says what to choose', async () => {
  const { pagina, contexto, todo } = await enExportar();
  const suelta = Promise.withResolvers<void>();
  await contexto.route('**/leal-api/gerente/exportar/creditos**', async (ruta) => {
    await suelta.promise;
    await ruta.fulfill({ headers: PROPIA, json: { datos: [], total: 10_001, siguiente: null } });
  });
  await boton(pagina, 'Exportar todo').click();
  await todo.getByText('Preparando…').waitFor();
  expect(await boton(pagina, 'Exportar el mes').isDisabled()).toBe(true);
  await boton(pagina, 'Cancelar').click();
  await boton(pagina, 'Exportar todo').click();
  suelta.resolve();
  await todo.getByText('Hay 10,001 créditos y un archivo lleva 10,000 a lo más', { exact: false }).waitFor();
  await boton(pagina, 'Entendido').click();
  expect(await boton(pagina, 'Exportar todo').isEnabled()).toBe(true);
});
