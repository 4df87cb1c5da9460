// The streamed workbook is read again by others, and says what exceljs would have written.
import { centavos, fecha } from '@leal/domain';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import { armarHoja } from '../hoja/armar-hoja.ts';
import type { Columna } from '../hoja/hoja.ts';
import { hojaClientes } from '../hoja/hoja-clientes.ts';
import { renglon, SEMANA } from '../hoja/pruebas.ts';
import { escribirHojas } from './escribir-hojas.ts';
import { escribirLibro } from './escribir-libro.ts';

const juntar = async (...hojas: Parameters<typeof escribirHojas>[0]) =>
  new Uint8Array(await new Blob(await escribirHojas(hojas)).arrayBuffer());
const leer = (bytes: Uint8Array<ArrayBuffer>) => readXlsxFile(bytes.slice().buffer);
const partesDe = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([ruta, parte]) => [ruta, strFromU8(parte)]));

type Fila = { readonly texto: string; readonly monto: number };
const COLUMNAS: readonly Columna<Fila>[] = [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: 'Texto', formato: 'texto', valor: ({ texto }) => texto },
  { titulo: 'Día', formato: 'fecha', valor: () => fecha('2026-11-09') },
  { titulo: 'Monto', formato: 'dinero', valor: ({ monto }) => centavos(monto) },
];
const hoja = (nombre: string, renglones: readonly Fila[], conTotales = true) =>
  armarHoja({
    archivo: 'x.xlsx',
    nombre,
    columnas: COLUMNAS,
    renglones,
    conTotales,
    fijas: 1,
  });
const filas = (n: number): Fila[] =>
  Array.from({ length: n }, (_, i) => ({ texto: `texto ${i}`, monto: i * 100 + 5 }));

test('a sheet has the cells, widths, heights, styles and label that exceljs alone would write', async () => {
  const hojaHecha = hojaClientes(
    [renglon(), renglon({ direccion: 'x'.repeat(200), negocio: '', fecha_inicio: null })],
    SEMANA,
  );
  const [deAqui, deAlli] = [await juntar(hojaHecha), await escribirLibro(hojaHecha)];
  expect(await leer(deAqui)).toEqual(await leer(deAlli));
  const [xml, otro] = [deAqui, deAlli].map((bytes) => partesDe(bytes)['xl/worksheets/sheet1.xml'] ?? '');
  const estilosDe = (texto = '') =>
    [...texto.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"/g)].map(([, r, s]) => [r, s]);
  expect(estilosDe(xml)).toEqual(estilosDe(otro));
  const altosDe = (texto = '') =>
    [...texto.matchAll(/<row r="(\d+)"[^>]*? ht="(\d+)"/g)].map(([, r, h]) => [r, h]);
  expect(altosDe(xml)).toEqual(altosDe(otro));
  const alrededor = (texto = '') => texto.replace(/<row\b.*<\/row>/s, '');
  expect(alrededor(xml)).toBe(alrededor(otro));
});

describe('several sheets', () => {
  test.each([0, 1, 2000, 2001, 4500])('of %i rows each keep all of them, and the sums below', async (n) => {
    const hojas = await leer(await juntar(hoja('Una', filas(n)), hoja('Otra', filas(1), false)));
    expect(hojas.map(({ sheet }) => sheet)).toEqual(['Una', 'Otra']);
    const [larga, otra] = hojas.map(({ data }) => data);
    expect(larga).toHaveLength(n + 2);
    const suma = filas(n).reduce((total, { monto }) => total + monto, 0) / 100;
    expect(larga?.at(-1)).toEqual(['Totales', null, null, suma]);
    if (n > 0)
      expect(larga?.at(-2)).toEqual([n, `texto ${n - 1}`, new Date('2026-11-09'), (n * 100 - 95) / 100]);
    expect(otra).toHaveLength(2);
  });

  test('hold no formula and nothing that XML forbids, and texts stay what they are', async () => {
    const textos = [
      '=1+1',
      '+1',
      '@SUM(A1)',
      '<f>1</f>',
      '&amp; "Más" 🌺',
      'a\u0000b',
      '0000618',
      ' con aire ',
    ];
    const bytes = await juntar(
      hoja(
        'Una',
        textos.map((texto) => ({ texto, monto: 0 })),
        false,
      ),
    );
    const xml = partesDe(bytes)['xl/worksheets/sheet1.xml'] ?? '';
    expect(xml).not.toMatch(/<f[ >/]/);
    expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/u);
    const [leida] = await readXlsxFile(bytes.slice().buffer, { trim: false });
    expect(leida?.data.slice(1).map((fila) => fila[1])).toEqual(
      textos.map((texto) => texto.replace('\u0000', '')),
    );
  });
});
