import { strToU8, unzipSync, zipSync } from 'fflate';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { MAXIMO_BYTES } from './fallo-de-archivo.ts';
import { leerLibro } from './leer-libro.ts';

const bytesDe = (texto: string) => new Uint8Array(strToU8(texto));

async function libro(llenar: (libro: ExcelJS.Workbook) => void): Promise<Uint8Array<ArrayBuffer>> {
  const cuaderno = new ExcelJS.Workbook();
  llenar(cuaderno);
  return new Uint8Array(await cuaderno.xlsx.writeBuffer());
}

describe('a workbook', () => {
  it('gives its sheets as they stand: row numbers, dates, numbers, merged and empty cells', async () => {
    const bytes = await libro((cuaderno) => {
      const hoja = cuaderno.addWorksheet('Ruta 1');
      hoja.getCell('A1').value = 'CARTERA';
      hoja.mergeCells('A1:C1');
      hoja.getRow(3).values = ['Cliente', 'Teléfono', 'Inicio'];
      hoja.getRow(4).values = ['Ana', 6_181_234_567, new Date('2026-11-03T00:00:00Z')];
      hoja.getRow(6).values = [' Beto ', '=2+2', { formula: '1+1', result: 2 }];
      cuaderno.addWorksheet('Vacía');
      cuaderno.addWorksheet('Ruta 2').getRow(1).values = ['x'];
    });
    const hojas = await leerLibro(bytes);
    expect(hojas.map(({ nombre }) => nombre)).toEqual(['Ruta 1', 'Ruta 2']);
    const filas = hojas[0]!.filas;
    expect(filas[2]).toEqual(['Cliente', 'Teléfono', 'Inicio']);
    expect(filas[3]).toEqual(['Ana', 6_181_234_567, new Date('2026-11-03T00:00:00Z')]);
    // A text that looks like a formula stays a text; of a formula its last result is read.
    expect(filas[5]).toEqual([' Beto ', '=2+2', 2]);
  });

  it('repeats a name that is joined over several rows; a title, or an amount, stands once', async () => {
    const bytes = await libro((cuaderno) => {
      cuaderno.addWorksheet('Portada').getCell('A1').value = 'x';
      const hoja = cuaderno.addWorksheet('Ruta & 1');
      hoja.getCell('A1').value = 'CARTERA';
      hoja.mergeCells('A1:C1');
      hoja.getRow(2).values = ['Beto', 'Ana', 500, '$600.00'];
      hoja.getRow(3).values = ['', 'Eva'];
      hoja.getRow(4).values = ['', 'Sol', 20];
      for (const unidas of ['A2:A4', 'C2:C3', 'D2:D4', 'F9:F99']) hoja.mergeCells(unidas);
      hoja.getCell('F9').value = 'lejos';
    });
    const [, hoja] = await leerLibro(bytes);
    expect(hoja?.filas.slice(0, 4).map((fila) => fila.slice(0, 4))).toEqual([
      ['CARTERA', null, null, null],
      ['Beto', 'Ana', 500, '$600.00'],
      ['Beto', 'Eva', null, null],
      ['Beto', 'Sol', 20, null],
    ]);
  });

  it('that is cut in half says so', async () => {
    const entero = await libro((cuaderno) => (cuaderno.addWorksheet('a').getCell('A1').value = 'x'));
    await expect(leerLibro(entero.slice(0, entero.length / 2))).rejects.toThrow('incompleto o dañado');
  });

  it('whose end is missing, a long one too, says so', async () => {
    const entero = await libro((cuaderno) => {
      const hoja = cuaderno.addWorksheet('a');
      for (let i = 0; i < 2000; i += 1) hoja.addRow([i, `Cliente ${i}`]);
    });
    for (const parte of [0.1, 0.9, 0.999])
      await expect(leerLibro(entero.slice(0, Math.floor(entero.length * parte)))).rejects.toThrow(
        'incompleto o dañado',
      );
  });

  it('with macros is read like any other', async () => {
    const entero = await libro((cuaderno) => (cuaderno.addWorksheet('a').getCell('A1').value = 'x'));
    const conMacros = zipSync({ ...unzipSync(entero), 'xl/vbaProject.bin': new Uint8Array(10) });
    expect((await leerLibro(new Uint8Array(conMacros)))[0]?.filas).toEqual([['x']]);
  });

  it('with formulas: of each its last result, nothing where it has none, and its error as a text', async () => {
    const bytes = await libro((cuaderno) => {
      cuaderno.addWorksheet('a').getRow(1).values = [
        'x',
        { formula: 'A1&"y"', result: 'xy' },
        { formula: '1+1' },
        { formula: '1/0', result: { error: '#DIV/0!' } },
        { sharedFormula: 'B1', result: new Date('2026-11-03T00:00:00Z') },
      ] as never;
    });
    const [fila] = (await leerLibro(bytes))[0]!.filas;
    expect(fila?.slice(0, 2)).toEqual(['x', 'xy']);
    expect(fila?.[2]).toBeNull();
    expect(fila?.[3]).toBe('#DIV/0!');
  });

  /** A workbook of one sheet with these rows. */
  async function deRenglones(renglon: (numero: number) => string, cuantos: number) {
    const corto = await libro((cuaderno) => (cuaderno.addWorksheet('Todo & más').getCell('A1').value = 'x'));
    const filas = Array.from({ length: cuantos }, (_, i) => `<row r="${i + 1}">${renglon(i + 1)}</row>`);
    const hoja = strToU8(`<worksheet><sheetData>${filas.join('')}</sheetData></worksheet>`);
    return new Uint8Array(zipSync({ ...unzipSync(corto), 'xl/worksheets/sheet1.xml': hoja }));
  }

  it('of 100,000 rows says how many it has', async () => {
    const bytes = await deRenglones((numero) => `<c r="A${numero}"><v>${numero}</v></c>`, 100_000);
    await expect(leerLibro(bytes)).rejects.toThrow(
      "La hoja 'Todo & más' tiene 100,000 renglones y el máximo es 20,000.",
    );
  });

  it('of 30,000 rows of which one has something is read', async () => {
    const vacias = ['', '<c r="AN" s="1"/>', '<c r="AN" t="str"><f>""</f><v></v></c>'];
    const bytes = await deRenglones(
      (n) => (n === 1 ? '<c r="A1"><v>7</v></c>' : (vacias[n % 3] ?? '').replace('AN', `A${n}`)),
      30_000,
    );
    expect((await leerLibro(bytes))[0]?.filas).toEqual([[7]]);
  });

  /** A megabyte of text whose directory says that it unfolds into so many bytes. */
  function queDice(bytes: number): Uint8Array<ArrayBuffer> {
    const entero = new Uint8Array(
      zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'.repeat(100_000)) }, { level: 9 }),
    );
    const vista = new DataView(entero.buffer);
    // The size in the directory of the end: 24 bytes behind its sign.
    for (let i = 0; i < entero.length - 4; i += 1)
      if (vista.getUint32(i, true) === 0x02_01_4b_50) vista.setUint32(i + 24, bytes, true);
    return entero;
  }

  it('whose directory says less than it unfolds into is damaged', async () => {
    await expect(leerLibro(queDice(10))).rejects.toThrow('incompleto o dañado');
  });

  it('that unfolds into more than fits is not unfolded', async () => {
    const bomba = queDice(301 * 1024 * 1024);
    expect(bomba.length).toBeLessThan(MAXIMO_BYTES);
    await expect(leerLibro(bomba)).rejects.toThrow('más de lo que cabe');
  });
});

describe('separated values', () => {
  it.each([
    [
      'commas and quotes',
      'a,"b, ""c""",\r\n1,"dos\nlíneas",3\n',
      [
        ['a', 'b, "c"', ''],
        ['1', 'dos\nlíneas', '3'],
      ],
    ],
    [
      'semicolons, with a mark',
      '\uFEFFa;b\n"1,5";2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('of %s', async (_, texto, filas) => {
    expect(await leerLibro(bytesDe(texto))).toEqual([{ nombre: '', filas }]);
  });

  it('in the letters of Windows', async () => {
    expect(await leerLibro(new Uint8Array([0xd1, 0x61, 0x2c, 0xe1]))).toEqual([
      { nombre: '', filas: [['Ña', 'á']] },
    ]);
  });
});

describe('what cannot be read says why', () => {
  it.each([
    ['nothing', new Uint8Array(0), 'vacío'],
    ['only blanks', bytesDe(' ,\n , '), 'no tiene renglones'],
    ['too heavy', new Uint8Array(50 * 1024 * 1024), 'pesa 50 MB y el máximo es 20'],
    ['an old .xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'Excel viejo'],
    ['a PDF', bytesDe('%PDF-1.7 x'), 'no es de Excel ni .csv'],
    [
      'a page that is called .xls',
      bytesDe('<html><table><tr><td>Ana</td></tr></table></html>'),
      'no es de Excel ni .csv',
    ],
    ['an XML with a mark', bytesDe('\uFEFF<?xml version="1.0"?><Workbook/>'), 'no es de Excel ni .csv'],
    [
      'a document of Word',
      new Uint8Array(zipSync({ 'word/document.xml': strToU8('x') })),
      'no es de Excel ni .csv',
    ],
    ['one more byte than fits', new Uint8Array(MAXIMO_BYTES + 1), 'pesa 21 MB y el máximo es 20'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'no es de Excel ni .csv'],
    ['another zip', new Uint8Array(zipSync({ 'content.xml': strToU8('x') })), 'no es de Excel ni .csv'],
    ['too many rows', bytesDe('a,b\n'.repeat(100_000)), 'tiene 100,000 renglones y el máximo es 20,000'],
  ])('%s', async (_, bytes, porque) => {
    await expect(leerLibro(bytes)).rejects.toThrow(porque);
  });
});

describe('a workbook that Leal wrote', () => {
  const llena = (autor: string) =>
    libro((cuaderno) => {
      cuaderno.creator = autor;
      const movimientos = cuaderno.addWorksheet('Movimientos');
      for (let i = 1; i <= 21_001; i += 1) movimientos.getCell(i, 1).value = i;
      cuaderno.addWorksheet('Cartera').getRow(1).values = ['Cliente', 'Teléfono'];
    });

  it('gives its portfolio alone, however long its other sheets are; somebody else’s is read whole', async () => {
    expect(await leerLibro(await llena('Leal'))).toEqual([
      { nombre: 'Cartera', filas: [['Cliente', 'Teléfono']] },
    ]);
    await expect(leerLibro(await llena('Ana'))).rejects.toThrow(
      "La hoja 'Movimientos' tiene 21,001 renglones",
    );
  });
});
