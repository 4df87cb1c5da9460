// The written file is read again by others: another library, and the bare XML.
import { centavos, fecha } from '@leal/domain';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hojaClientes } from '../hoja/hoja-clientes.ts';
import { hojaFiscalizacion } from '../hoja/hoja-fiscalizacion.ts';
import { renglon, SEMANA } from '../hoja/pruebas.ts';
import { escribirLibro } from './escribir-libro.ts';

const leer = (bytes: Uint8Array<ArrayBuffer>, hoja: string) => readSheet(bytes.buffer, hoja);
const partes = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([nombre, parte]) => [nombre, strFromU8(parte)]));
const dia = (iso: string) => new Date(`${iso}T00:00:00.000Z`);

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")', '<f>1</f>'];
const LARGO = 'Ñandú '.repeat(50).trim();

const MALOS = [
  ...FORMULAS.map((nombre_cliente, i) => renglon({ nombre_cliente, id_credito: `f${i}` })),
  renglon({ nombre_cliente: LARGO, direccion: '', negocio: 'Flores 🌺 & "Más"', telefono: '0000618' }),
  renglon({ nombre_cliente: 'a\u0000b\uD83D\uFFFFc', fecha_inicio: null, lunes: centavos(-12_345) }),
];

describe('the client file', () => {
  test('is read by others as it was meant: texts, pesos, and days without an hour', async () => {
    const filas = await leer(await escribirLibro(hojaClientes([renglon()], SEMANA)), 'Clientes');
    const [rotulo, titulos, primera, totales] = filas;
    expect(rotulo?.[0]).toBe('Semana del lunes 16/11/2026 al domingo 22/11/2026');
    expect([rotulo?.[15], rotulo?.[21]]).toEqual([dia('2026-11-16'), dia('2026-11-22')]);
    expect(titulos?.slice(14)).toEqual(
      'Saldo restante,Lunes,Martes,Miércoles,Jueves,Viernes,Sábado,Domingo,Total semana,Por entregar,Referencias,Días atrasado'.split(
        ',',
      ),
    );
    expect(primera?.slice(0, 7)).toEqual([
      1,
      'Carlos Ibarra',
      'Ana López',
      'Negrete 12',
      '6181234567',
      null,
      'Tortillería',
    ]);
    expect(primera?.slice(7, 9)).toEqual([dia('2026-11-09'), dia('2026-12-14')]);
    expect(primera?.slice(9)).toEqual([
      3000,
      3600,
      30,
      120,
      840,
      2760,
      120,
      240,
      0,
      0,
      0,
      0,
      0,
      360,
      0,
      null,
      0,
    ]);
    expect(totales?.slice(9)).toEqual([
      3000,
      3600,
      null,
      120,
      840,
      2760,
      120,
      240,
      0,
      0,
      0,
      0,
      0,
      360,
      0,
      null,
      null,
    ]);
    expect(filas).toHaveLength(4);
  });

  test('every column has a width, also one that is as wide as the default', async () => {
    const hecha = hojaClientes([renglon()], SEMANA);
    expect(hecha.columnas.filter(({ ancho }) => ancho === 9).map(({ titulo }) => titulo)).toContain(
      'Viernes',
    );
    const hoja = partes(await escribirLibro(hecha))['xl/worksheets/sheet1.xml'] ?? '';
    const cubiertas = [...hoja.matchAll(/<col min="(\d+)" max="(\d+)" width="[\d.]+"/g)].flatMap(
      ([, min, max]) => Array.from({ length: Number(max) - Number(min) + 1 }, (_, i) => Number(min) + i),
    );
    expect(cubiertas).toEqual(hecha.columnas.map((_, i) => i + 1));
  });

  test('keeps headers and names in sight, widths from 8 to 80, and is printed wide with its headers', async () => {
    const xml = partes(await escribirLibro(hojaClientes(MALOS, SEMANA)));
    const hoja = xml['xl/worksheets/sheet1.xml'] ?? '';
    expect(hoja).toMatch(/<pane xSplit="3" ySplit="2" topLeftCell="D3"[^>]* state="frozen"\/>/);
    const anchos = [...hoja.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, ancho]) => Number(ancho));
    expect([Math.min(...anchos), Math.max(...anchos)]).toEqual([8, 80]);
    expect(hoja).toMatch(/<pageSetup [^>]*orientation="landscape"/);
    expect(hoja).toMatch(/<pageSetup [^>]*fitToWidth="1" fitToHeight="0"/);
    expect(xml['xl/workbook.xml']).toMatch(/Print_Titles[^<]*>&apos;Clientes&apos;!\$1:\$2</);
    expect(xml['xl/styles.xml']).toContain('formatCode="&quot;$&quot;#,##0.00"');
    expect(xml['xl/styles.xml']).toContain('formatCode="dd/mm/yyyy"');
  });
});

describe('whatever clients are called', () => {
  test.each([
    ['Clientes', hojaClientes(MALOS, SEMANA)],
    ['Fiscalización', hojaFiscalizacion(MALOS)],
  ])('%s: no cell is a formula, and the XML holds nothing that XML forbids', async (nombre, hoja) => {
    const bytes = await escribirLibro(hoja);
    const xml = partes(bytes);
    expect(xml['xl/worksheets/sheet1.xml']).not.toMatch(/<f[ >/]/);
    expect(Object.values(xml).join('')).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/u);
    const cliente = nombre === 'Clientes' ? 2 : 1;
    const leidos = (await leer(bytes, nombre)).map((fila) => fila[cliente]);
    // A carriage return that is read from XML is a line feed; the reader trims what surrounds a text.
    const esperados = FORMULAS.map((texto) => texto.trim());
    expect(leidos).toEqual(expect.arrayContaining([...esperados, LARGO, 'abc']));
  });

  test('a phone keeps its zeros, a missing day is empty, a refund is below zero', async () => {
    const filas = await leer(await escribirLibro(hojaClientes(MALOS, SEMANA)), 'Clientes');
    const de = (nombre: string) => filas.find((fila) => fila[2] === nombre);
    expect(de(LARGO)?.slice(3, 7)).toEqual([null, '0000618', null, 'Flores 🌺 & "Más"']);
    expect([de('abc')?.[7], de('abc')?.[15]]).toEqual([null, -123.45]);
  });
});

test('a day is the same one wherever the file is made', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const zona of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Monterrey']) {
    vi.stubEnv('TZ', zona);
    const hoja = hojaFiscalizacion([renglon({ fecha_inicio: fecha('2026-11-09') })]);
    const xml = partes(await escribirLibro(hoja))['xl/worksheets/sheet1.xml'];
    expect(xml).toMatch(/<c r="E2" s="\d+"><v>46335<\/v>/);
  }
});
