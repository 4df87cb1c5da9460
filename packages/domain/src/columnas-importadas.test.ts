import { describe, expect, it } from 'vitest';
import { type Celda, claseDeFila, buscarEncabezado, proponerColumnas } from './index.ts';

describe('which column is which', () => {
  it.each([
    [
      'the template’s own',
      'Cobrador|Nombre|Teléfono|Monto|Plazo|Inicio|Pagado|Saldo',
      'cobrador nombre telefono monto_solicitado dias_pago fecha_inicio total_pagado saldo',
    ],
    [
      'in capitals, with accents, NBSP and a line break',
      'NOMBRE\u00A0DEL\nCLIENTE| TELÉFONO:|FECHA DE INICIO',
      'nombre telefono fecha_inicio',
    ],
    [
      'the surer one where two look alike',
      'Teléfono 2|Teléfono|Abono diario|Días de atraso|Días',
      'segundo_telefono telefono monto_diario atrasos dias_pago',
    ],
    [
      'as lenders of other lists write them',
      'Nombre(s)|Apellido|Núm. de contacto|Fecha de desembolso|Abonos a la fecha|Oficial de crédito',
      'nombre apellidos telefono fecha_inicio total_pagado cobrador',
    ],
    [
      'as people talk',
      'Quien cobra|Deudor|Whats|Capital inicial|Debe|Lleva pagado|Dia que se presto|Dias',
      'cobrador nombre telefono monto_solicitado saldo total_pagado fecha_inicio dias_pago',
    ],
  ])('%s', (_, encabezado, campos) => {
    const lugares = campos.split(' ').map((campo, lugar) => [campo, lugar]);
    expect(proponerColumnas(encabezado.split('|'))).toEqual(Object.fromEntries(lugares));
  });

  it.each<[string, Celda[]]>([
    ['term in months as one in days', ['Plazo (meses)', 'Plazo en semanas', 'Año']],
    ['of what nobody knows', ['Folio', '', null, 'Zodiaco']],
  ])('none %s', (_, encabezado) => expect(proponerColumnas(encabezado)).toEqual({}));

  it('as it was chosen before; what was chosen to be nothing is nothing', () => {
    const encabezado = ['Titular', 'Cliente', 'Monto'];
    expect(proponerColumnas(encabezado, { titular: 'nombre', cliente: null })).toEqual({
      nombre: 0,
      monto_solicitado: 2,
    });
    expect(proponerColumnas(['constructor', '__proto__'])).toEqual({});
  });
});

const ENCABEZADO = ['Ruta', 'Cliente', 'Teléfono', 'Préstamo', 'Pagado'];

describe('the row of the headings', () => {
  it.each<[number, Celda[][]]>([
    [0, [ENCABEZADO, ['Ana', 'B', 1]]],
    [2, [['CARTERA NOVIEMBRE'], [], ENCABEZADO, ['Ana']]],
    [-1, [['Ana', 'López', 3], []]],
    [-1, []],
    [-1, [...Array.from({ length: 30 }, () => ['x']), ENCABEZADO]],
  ])('is %i', (esperada, filas) => {
    expect(buscarEncabezado(filas)).toBe(esperada);
  });
});

it.each<[string, Celda[]]>([
  ['prestamo', ['r1', 'Ana', '6181234567', 3000, 600]],
  ['prestamo', ['', 'Total Play', '6181234567', 3000, 600]],
  ['prestamo', ['r1', '', '6181234567', 3000, 600]],
  ['prestamo', ['r1', 'Ana', '', '', '']],
  ['vacia', ['', null, ' ', '\u00A0', '']],
  ['vacia', []],
  ['totales', ['', 'TOTAL', '', 9000, 1200]],
  ['totales', ['Total general:', '', '', 9000, 1200]],
  ['totales', ['', 'Subtotal ruta 1', '', 9000, '']],
  ['totales', ['', '', '', '$9,000.00', '']],
  ['encabezado', ENCABEZADO],
])('%s: %j', (clase, fila) => {
  expect(claseDeFila(fila, proponerColumnas(ENCABEZADO))).toBe(clase);
});
