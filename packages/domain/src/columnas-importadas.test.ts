import { describe, expect, it } from 'vitest';
import { type Celda, claseDeFila, buscarEncabezado, proponerColumnas } from './index.ts';

describe('which column is which', () => {
  it.each<[string, Celda[], object]>([
    [
      'the template’s own',
      ['Cobrador', 'Nombre', 'Teléfono', 'Monto', 'Plazo', 'Inicio', 'Pagado', 'Saldo'],
      {
        cobrador: 0,
        nombre: 1,
        telefono: 2,
        monto_solicitado: 3,
        dias_pago: 4,
        fecha_inicio: 5,
        total_pagado: 6,
        saldo: 7,
      },
    ],
    [
      'in capitals, with accents, NBSP and a line break',
      ['NOMBRE\u00A0DEL\nCLIENTE', ' TELÉFONO:', 'FECHA DE INICIO'],
      { nombre: 0, telefono: 1, fecha_inicio: 2 },
    ],
    [
      'the surer one where two look alike',
      ['Teléfono 2', 'Teléfono', 'Abono diario', 'Días de atraso', 'Días'],
      { segundo_telefono: 0, telefono: 1, monto_diario: 2, atrasos: 3, dias_pago: 4 },
    ],
    [
      'as lenders of other lists write them',
      [
        'Nombre(s)',
        'Apellido',
        'Núm. de contacto',
        'Fecha de desembolso',
        'Abonos a la fecha',
        'Oficial de crédito',
      ],
      { nombre: 0, apellidos: 1, telefono: 2, fecha_inicio: 3, total_pagado: 4, cobrador: 5 },
    ],
    [
      'as people talk',
      [
        'Quien cobra',
        'Deudor',
        'Whats',
        'Capital inicial',
        'Debe',
        'Lleva pagado',
        'Dia que se presto',
        'Dias',
      ],
      {
        cobrador: 0,
        nombre: 1,
        telefono: 2,
        monto_solicitado: 3,
        saldo: 4,
        total_pagado: 5,
        fecha_inicio: 6,
        dias_pago: 7,
      },
    ],
    ['no term in months as one in days', ['Plazo (meses)', 'Plazo en semanas', 'Año'], {}],
    ['none of what nobody knows', ['Folio', '', null, 'Zodiaco'], {}],
  ])('%s', (_, encabezado, esperado) => {
    expect(proponerColumnas(encabezado)).toEqual(esperado);
  });

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
