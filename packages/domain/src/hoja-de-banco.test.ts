// Files of movements as three Mexican banks give them: the headings are those by which programs that are public on GitHub read them.
import { describe, expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import type { Celda } from './celdas.ts';
import {
  buscarEncabezadoDeBanco,
  type ColumnaDeBanco,
  faltaDeBanco,
  proponerColumnasDeBanco,
} from './columnas-de-banco.ts';
import { leerHojaDeBanco, nadaDiceCargo } from './hoja-de-banco.ts';

const HOY = fecha('2026-11-09');

function leer(filas: readonly (readonly Celda[])[]) {
  const encabezado = buscarEncabezadoDeBanco(filas);
  const columnas = proponerColumnasDeBanco(filas[encabezado] ?? []);
  return { columnas, filas: leerHojaDeBanco({ filas, encabezado, columnas }, HOY) };
}
const montos = (filas: readonly (readonly Celda[])[]) =>
  leer(filas).filas.map((fila) => ('motivo' in fila ? fila.motivo : fila.movimiento.monto_centavos));

describe('the layout of', () => {
  it('Banorte (Cuentas de Cheques, .csv): deposits and withdrawals apart, and two days', () => {
    const titulos =
      'Cuenta|Fecha De Operación|Fecha|Referencia|Descripción|Cod. Transac|Sucursal|Depósitos|Retiros|Saldo|Movimiento|Descripción Detallada';
    const filas = [
      titulos.split('|'),
      "'0123456789'|07/11/2026|07/11/2026|0000000421|SPEI RECIBIDO|003|8846|$1,250.00|-|$9,000.00|12|SPEI RECIBIDO DEL CLIENTE".split(
        '|',
      ),
      "'0123456789'|08/11/2026|08/11/2026|0000000422|COMISION|003|8846|-|$12.50|$8,987.50|13|COMISION".split(
        '|',
      ),
    ];
    const { columnas, filas: leidas } = leer(filas);
    expect(columnas).toMatchObject({
      cuenta: 0,
      referencia: 3,
      descripcion: 4,
      abono: 7,
      cargo: 8,
      concepto: 11,
    });
    expect(leidas).toMatchObject([
      {
        renglon: 2,
        movimiento: { fecha: '2026-11-07', monto_centavos: 125_000, referencia: '0000000421' },
      },
      { renglon: 3, movimiento: { fecha: '2026-11-08', monto_centavos: -1250 } },
    ]);
  });

  it('Santander (.csv): one column of amounts, a sign beside it, and days without any sign', () => {
    const filas = [
      'Cuenta,Fecha,Hora,Sucursal,Descripcion,Cargo/Abono,Importe,Saldo,Referencia,Concepto,Clave de Rastreo'.split(
        ',',
      ),
      "'65500000001,'06112026',05:04,'7465',ABONO TRANSFERENCIA SPEI,+,105.50,4105.50,001234567,ABONO ROSA,A0000000AA000001".split(
        ',',
      ),
      "'65500000001,'06112026',12:26,'0981',PAGO TRANSFERENCIA SPEI,-,49.00,4056.50,007654321,RENTA,".split(
        ',',
      ),
    ];
    const { columnas, filas: leidas } = leer(filas);
    expect(columnas).toMatchObject({ fecha: 1, signo: 5, importe: 6, referencia: 8, rastreo: 10 });
    expect(leidas).toEqual([
      {
        renglon: 2,
        movimiento: {
          fecha: '2026-11-06',
          monto_centavos: 10_550,
          referencia: '001234567',
          concepto: 'ABONO ROSA · ABONO TRANSFERENCIA SPEI · Rastreo A0000000AA000001',
        },
      },
      {
        renglon: 3,
        movimiento: {
          fecha: '2026-11-06',
          monto_centavos: -4900,
          referencia: '007654321',
          concepto: 'RENTA · PAGO TRANSFERENCIA SPEI',
        },
      },
    ]);
  });

  it('BBVA (.xlsx): its reference among the words, lines before the headings and a sum below', () => {
    const filas = [
      ['BBVA', null],
      ['Detalle de movimientos', 'Cuenta: 0123'],
      ['Fecha', 'Concepto / Referencia', 'cargo', 'Abono', 'Saldo'],
      [new Date('2026-11-05T00:00:00Z'), 'SPEI RECIBIDOSTP/0005312481 646 PAGO', null, 90, 990],
      [new Date('2026-11-05T00:00:00Z'), 'PAGO DE NOMINA', -500, null, 490],
      ['Total', null, -500, 90, null],
    ];
    const { columnas, filas: leidas } = leer(filas);
    expect(columnas).toEqual({ fecha: 0, concepto: 1, cargo: 2, abono: 3 });
    expect(leidas).toMatchObject([
      { renglon: 4, movimiento: { fecha: '2026-11-05', monto_centavos: 9000, referencia: '' } },
      { renglon: 5, movimiento: { monto_centavos: -50_000 } },
    ]);
    expect(leidas).toHaveLength(2);
  });
});

const TITULOS = ['Fecha', 'Concepto', 'Cargo', 'Abono'];
const CON_SIGNO = ['Fecha', 'Signo', 'Importe'];
describe('a row of it', () => {
  it.each<[string, readonly (readonly Celda[])[], unknown[]]>([
    ['a reversal in the deposits', [TITULOS, ['05/11/2026', 'x', null, -90]], [-9000]],
    [
      'deposit and charge in one',
      [TITULOS, ['05/11/2026', 'x', 20, 90]],
      ['Trae abono y cargo: no se sabe cuál es.'],
    ],
    ['no amount', [TITULOS, ['05/11/2026', 'x', null, null]], [0]],
    ['an amount that is none', [TITULOS, ['05/11/2026', 'x', null, 'mucho']], ['No se entiende el monto.']],
    ['no day', [TITULOS, [null, 'x', null, 90]], ['Falta la fecha.']],
    [
      'a day that is none',
      [TITULOS, ['31/02/2026', 'x', null, 90]],
      ["No se entiende la fecha '31/02/2026'."],
    ],
    ['the headings once more', [TITULOS, TITULOS, ['05/11/2026', 'x', null, 1]], [100]],
    ['a blank one, and the balance before', [TITULOS, [null, ''], [null, 'Saldo inicial', null, 5]], []],
    ['a movement whose words begin with Total', [TITULOS, ['05/11/2026', 'Total Play', 5, null]], [-500]],
    ['its sign says a charge', [CON_SIGNO, ['05/11/2026', '-', 90]], [-9000]],
    ['its sign says a charge, and so does the amount', [CON_SIGNO, ['05/11/2026', 'CARGO', -90]], [-9000]],
    ['a sign that nobody knows', [CON_SIGNO, ['05/11/2026', 'C', 90]], ["No dice si es cargo o abono: 'C'."]],
    ['a sign that nobody knows, and less than 0', [CON_SIGNO, ['05/11/2026', 'SPEI', -90]], [-9000]],
    ...['Tipo', 'Tipo de movimiento', 'C/A', 'Cargo o Abono'].map(
      (titulo): [string, readonly (readonly Celda[])[], unknown[]] => [
        `a charge under '${titulo}'`,
        [
          ['Fecha', titulo, 'Importe'],
          ['05/11/2026', 'Cargo', 90],
          ['05/11/2026', 'Abono', 80],
        ],
        [-9000, 8000],
      ],
    ),
    [
      "'C' beside 'A'",
      [
        ['Fecha', 'C/A', 'Importe'],
        ['05/11/2026', 'C', 90],
        ['05/11/2026', 'A', 80],
      ],
      [-9000, 8000],
    ],
    [
      'a rate is no sign',
      [
        ['Fecha', 'Tipo de cambio', 'Importe', 'Referencia'],
        ['05/11/2026', 18.5, -90, ''],
      ],
      [-9000],
    ],
    [
      'no sign, but a negative amount',
      [
        ['Fecha', 'Concepto', 'Importe'],
        ['05/11/2026', 'x', -90],
      ],
      [-9000],
    ],
  ])('%s', (_, filas, esperado) => expect(montos(filas)).toEqual(esperado));
});

it.each<[string, Partial<Record<ColumnaDeBanco, number>>, ColumnaDeBanco[]]>([
  ['nothing', {}, ['fecha', 'abono']],
  ['a day', { fecha: 0 }, ['abono']],
  ['a day and charges alone', { fecha: 0, cargo: 1 }, ['abono']],
  ['a day and deposits', { fecha: 0, abono: 1 }, []],
  ['a day and amounts', { fecha: 0, importe: 1 }, []],
])('with %s a file misses: %s', (_, columnas, faltan) => expect(faltaDeBanco(columnas)).toEqual(faltan));

const UNO = ['05/11/2026', 'x', 90];
it.each<[string, Partial<Record<ColumnaDeBanco, number>>, readonly (readonly Celda[])[], boolean]>([
  ['amounts above 0 alone', { fecha: 0, importe: 2 }, [UNO, UNO], true],
  ['one below 0', { fecha: 0, importe: 2 }, [UNO, ['06/11/2026', 'x', -0.01]], false],
  ['a sign beside them', { fecha: 0, signo: 1, importe: 2 }, [UNO], false],
  ['deposits', { fecha: 0, abono: 2 }, [UNO], false],
  ['charges in a column of their own', { fecha: 0, importe: 2, cargo: 1 }, [UNO], false],
])('of %s nothing tells a charge', (_, columnas, filas, nada) =>
  expect(
    nadaDiceCargo({ filas: [['Fecha', 'Concepto', 'Importe'], ...filas], encabezado: 0, columnas }),
  ).toBe(nada),
);
