import { centavos, CERO, fecha } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { hojaClientes } from './hoja-clientes.ts';
import { hojaFiscalizacion } from './hoja-fiscalizacion.ts';
import type { Hoja } from './hoja.ts';
import { porTitulo, renglon, SEMANA, titulos } from './pruebas.ts';

const primera = (hoja: Hoja) => porTitulo(hoja, hoja.filas[0]);

describe('the client export', () => {
  const hoja = hojaClientes([renglon(), renglon({ nombre_cliente: 'Beto', id_credito: 'cre-2' })], SEMANA);

  test('is called after the Monday of its week, and says the week above its weekdays', () => {
    expect(hoja.archivo).toBe('Reporte_Clientes_Semana_2026-11-16.xlsx');
    expect(hoja.nombre).toBe('Clientes');
    expect(hoja.rotulo?.texto).toBe('Semana del lunes 16/11/2026 al domingo 22/11/2026');
    const dias = hoja.rotulo?.dias.map((dia, i) => [titulos(hoja)[i], dia]).filter(([, dia]) => dia !== null);
    expect(dias).toEqual([
      ['Lunes', '2026-11-16'],
      ['Martes', '2026-11-17'],
      ['Miércoles', '2026-11-18'],
      ['Jueves', '2026-11-19'],
      ['Viernes', '2026-11-20'],
      ['Sábado', '2026-11-21'],
      ['Domingo', '2026-11-22'],
    ]);
  });

  test('has one more column, the last one, in a week in which somebody paid by transfer', () => {
    const TITULO = 'De la semana, por transferencia';
    expect(titulos(hoja)).not.toContain(TITULO);
    const conEllas = hojaClientes(
      [renglon({ transferido: centavos(9_000) }), renglon({ nombre_cliente: 'Beto', id_credito: 'cre-2' })],
      SEMANA,
    );
    expect(titulos(conEllas)).toEqual([...titulos(hoja), TITULO]);
    expect(conEllas.filas.map((fila) => porTitulo(conEllas, fila)[TITULO])).toEqual([9_000, 0]);
    expect(porTitulo(conEllas, conEllas.totales)[TITULO]).toBe(9_000);
    expect(conEllas.rotulo?.dias).toHaveLength(titulos(conEllas).length);
  });

  test('has a column for all that the server says of a credit, and the sum of its week', () => {
    expect(primera(hoja)).toEqual({
      'No.': 1,
      Cobrador: 'Carlos Ibarra',
      Cliente: 'Ana López',
      Dirección: 'Negrete 12',
      Teléfono: '6181234567',
      'Segundo teléfono': '',
      Negocio: 'Tortillería',
      'Fecha inicio': '2026-11-09',
      'Fecha fin': '2026-12-14',
      'Monto solicitado': 300_000,
      'Saldo con interés': 360_000,
      Días: 30,
      'Abono diario': 12_000,
      Recaudado: 84_000,
      'Saldo restante': 276_000,
      Lunes: 12_000,
      Martes: 24_000,
      Miércoles: 0,
      Jueves: 0,
      Viernes: 0,
      Sábado: 0,
      Domingo: 0,
      'Total semana': 36_000,
      'Por entregar': 0,
      Referencias: '',
      'Días atrasado': 0,
    });
  });

  test('adds up every amount, and nothing that is none', () => {
    const totales = porTitulo(hoja, hoja.totales);
    expect(totales).toMatchObject({
      'No.': 'Totales',
      Cliente: null,
      Días: null,
      'Fecha fin': null,
      'Monto solicitado': 600_000,
      'Saldo restante': 552_000,
      Martes: 48_000,
      'Total semana': 72_000,
    });
  });

  test('names the cash of a loan that its client does not have yet, after the columns that stood there before', () => {
    const espera = renglon({ id_credito: 'cre-3', por_entregar: centavos(228_000) });
    const hojaHecha = hojaClientes([renglon(), espera], SEMANA);
    expect(titulos(hojaHecha).at(-3)).toBe('Por entregar');
    expect([hojaHecha.filas.map((fila) => fila.at(-3)), hojaHecha.totales?.at(-3)]).toEqual([
      [0, 228_000],
      228_000,
    ]);
  });

  test('names whom else to call, and the days behind, in last columns that shift no other', () => {
    const rosa = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };
    const hojaHecha = hojaClientes([renglon({ referencias: [rosa], dias_atrasado: 12 })], SEMANA);
    expect(
      [titulos(hojaHecha), hojaHecha.filas[0] ?? [], hojaHecha.totales ?? []].map((fila) => fila.slice(-2)),
    ).toEqual([
      ['Referencias', 'Días atrasado'],
      ['Rosa Díaz (Aval) · 6185550134', 12],
      [null, null],
    ]);
  });

  test('keeps every centavo of ten thousand rows', () => {
    const muchos = Array.from({ length: 10_000 }, (_, i) =>
      renglon({ id_credito: `c${i}`, lunes: centavos(10), martes: CERO }),
    );
    const { totales } = hojaClientes(muchos, SEMANA);
    expect(totales?.at(-4)).toBe(100_000);
  });
});

describe('the fiscalization export', () => {
  test('has exactly the ten columns of the spec, in its order', () => {
    const hoja = hojaFiscalizacion([renglon()]);
    expect(hoja.archivo).toBe('CREDITOS LEAL FISCALIZACION.xlsx');
    expect(hoja.nombre).toBe('Fiscalización');
    expect([hoja.rotulo, hoja.totales]).toEqual([null, null]);
    expect(primera(hoja)).toEqual({
      'No.': 1,
      Contacto: 'Ana López',
      Dirección: 'Negrete 12, Centro Durango',
      Teléfono: '6181234567',
      'Fecha inicio': '2026-11-09',
      'Fecha fin': '2026-12-14',
      'Monto sin interés': 300_000,
      'Monto con interés 20%': 360_000,
      Esquema: '30 DIAS ($40 P/C MIL)',
      Negocio: 'Tortillería',
    });
    expect(titulos(hoja)).toEqual([
      'No.',
      'Contacto',
      'Dirección',
      'Teléfono',
      'Fecha inicio',
      'Fecha fin',
      'Monto sin interés',
      'Monto con interés 20%',
      'Esquema',
      'Negocio',
    ]);
  });

  test.each([
    [30, '30 DIAS ($40 P/C MIL)'],
    [60, '60 DIAS ($40 P/C MIL)'],
    [45, '45 DIAS'],
  ])('of %i days adds 20 %% whatever the term, under the scheme %s', (dias, esquema) => {
    const hoja = hojaFiscalizacion([renglon({ dias, saldo_con_interes: centavos(390_000) })]);
    expect(primera(hoja)).toMatchObject({ 'Monto con interés 20%': 360_000, Esquema: esquema });
  });

  test.each([
    ['', 'Durango Durango C.P. 0', 'Durango Durango C.P. 0'],
    ['Negrete 12', 'Durango Durango C.P. 0', 'Negrete 12, Durango Durango C.P. 0'],
    ['Negrete 12', '', 'Negrete 12'],
    ['Negrete 12, Centro', 'Centro Durango', 'Negrete 12, Centro Durango'],
    ['Negrete 12, Centro', 'Centro', 'Negrete 12, Centro'],
    ['Negrete 12, Cen', 'Centro Durango', 'Negrete 12, Cen, Centro Durango'],
    ['', '', ''],
  ])('the address of %j in %j is %j', (direccion, ubicacion, escrita) =>
    expect(primera(hojaFiscalizacion([renglon({ direccion, ubicacion })])).Dirección).toBe(escrita),
  );

  test('a day that nobody wrote down is an empty cell', () =>
    expect(primera(hojaFiscalizacion([renglon({ fecha_fin: null })]))['Fecha fin']).toBeNull());
});

test('rows go by collector and client in Spanish order, and are numbered so', () => {
  const de = (nombre_cobrador: string, nombre_cliente: string, id_credito = nombre_cliente) =>
    renglon({ nombre_cobrador, nombre_cliente, id_credito, fecha_inicio: fecha('2026-11-09') });
  const { filas } = hojaClientes(
    [
      de('Zoila', 'Ana'),
      de('Ángel', 'Óscar'),
      de('Ángel', 'Ñoño'),
      de('Ángel', 'Noé', 'b'),
      de('Ángel', 'Noé', 'a'),
      de('Beto', 'Ana'),
    ],
    SEMANA,
  );
  expect(filas.map(([no, cobrador, cliente]) => `${no} ${cobrador} ${cliente}`)).toEqual([
    '1 Ángel Noé',
    '2 Ángel Noé',
    '3 Ángel Ñoño',
    '4 Ángel Óscar',
    '5 Beto Ana',
    '6 Zoila Ana',
  ]);
});
