// A workbook as people have it, through the worker, the dry run and into the routes; and the template that comes down.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatearFecha, fecha } from '@leal/domain';
import ExcelJS from 'exceljs';
import { zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { telefonoDe } from '../../setup/importaciones.ts';
import { libroCuadrado } from '../../setup/libro.ts';
import { dice } from '../apoyo/bandeja.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { leerDescarga } from '../apoyo/excel.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, comoGerente } = usarEscenas(ESCRITORIO);

const CUANTOS = 40;
const DIA = fecha('2026-11-09');

/** A title, headings in the third row, dates of three kinds, phones as numbers, and sums at the end. */
async function libroDe(email: string, uid: string): Promise<Buffer> {
  const libro = new ExcelJS.Workbook();
  const hoja = libro.addWorksheet('Noviembre');
  hoja.getCell('A1').value = 'CARTERA DE NOVIEMBRE';
  hoja.mergeCells('A1:E1');
  hoja.getRow(3).values = ['RUTA', 'CLIENTE', 'CELULAR', 'PRÉSTAMO', 'PLAZO', 'FECHA DE INICIO', 'ABONADO'];
  const fechas = [new Date(DIA), formatearFecha(DIA), 'lun 9 nov'];
  for (let i = 0; i < CUANTOS; i += 1)
    hoja.addRow([
      email,
      `CLIENTE DE ANTES ${i}`,
      Number(telefonoDe(uid, i)),
      i % 2 === 0 ? '$3,000.00' : 3000,
      30,
      fechas[i % 3],
      600,
    ]);
  hoja.addRow([null, 'TOTAL', null, 3000 * CUANTOS]);
  return Buffer.from(await libro.xlsx.writeBuffer());
}

test('a workbook is read off the page’s thread, looked at and imported; its loans are on the route', async () => {
  const cobrador = await mundo.cobrador([]);
  const { pagina } = await comoGerente('gerente/importar');
  const descarga = pagina.waitForEvent('download');
  await pagina.getByRole('button', { name: 'Bajar plantilla' }).click();
  const plantilla = await leerDescarga(await descarga, 'Cartera');
  expect(plantilla[0]?.slice(0, 2)).toEqual(['Cobrador', 'Nombre']);

  await pagina.getByLabel('Archivo de la cartera').setInputFiles({
    name: 'cartera.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await libroDe(cobrador.email, cobrador.uid),
  });
  await pagina.getByText(`Listos (${CUANTOS})`).waitFor();
  await pagina.getByRole('button', { name: 'Buscar repetidos en Leal' }).click();
  await pagina.getByRole('button', { name: `Importar ${CUANTOS} préstamos` }).click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
  await dice(pagina, 'Importación terminada');
  await pagina.getByText(`En Leal (${CUANTOS})`).waitFor();
  const { totales, clientes } = await libroCuadrado(mundo.db, cobrador.uid);
  expect(totales).toMatchObject({ creditos_activos: CUANTOS, saldo_pendiente_centavos: CUANTOS * 300_000 });
  expect(clientes.map(({ nombre }) => nombre)).toContain('Cliente de Antes 7');
});

test('what is no portfolio says so in the page’s language, and the next file is read', async () => {
  const { pagina } = await comoGerente('gerente/importar');
  // From the disk, as a person takes it: the browser reads of it what it needs.
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-importar-'));
  onTestFinished(() => rmSync(carpeta, { recursive: true }));
  const poner = (nombre: string, bytes: Buffer) => {
    writeFileSync(join(carpeta, nombre), bytes);
    return pagina.getByLabel('Archivo de la cartera').setInputFiles(join(carpeta, nombre));
  };
  const libro = await libroDe('nadie@leal.demo', 'nadie');
  const bomba = zipSync({ 'xl/workbook.xml': new Uint8Array(301 * 1024 * 1024) }, { level: 9 });
  const malos: [string, Buffer, string][] = [
    ['foto.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), 'El archivo no es de Excel ni .csv'],
    ['a medias.xlsm', libro.subarray(0, libro.length / 2), 'El archivo está incompleto o dañado'],
    ['bomba.xlsx', Buffer.from(bomba), 'El archivo se abre en más de lo que cabe'],
    ['pesado.csv', Buffer.alloc(21 * 1024 * 1024, 'a,b\n'), 'El archivo pesa 21 MB y el máximo es 20'],
    ['largo.csv', Buffer.from('a,b\n'.repeat(100_000)), 'tiene 100,000 renglones y el máximo es 20,000'],
  ];
  for (const [nombre, bytes, dicho] of malos) {
    await poner(nombre, bytes);
    await pagina.getByText(dicho).waitFor();
  }
  await poner('bueno.xlsx', libro);
  await pagina.getByText(`Mal (${CUANTOS})`).waitFor();
});
