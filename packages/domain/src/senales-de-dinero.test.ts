import { describe, expect, it } from 'vitest';
import { HOY, hace, fila, filas, halladas, claves, correccion, prestado } from '../pruebas/senales.ts';
import type { Fecha } from './calendario.ts';
import { centavos } from './dinero.ts';
import { distingue, esLaMisma } from './senales-de-dinero.ts';

describe('payments', () => {
  const deAbonos = (n: number, cuantos: number) => filas(cuantos, { monto_centavos: centavos(n) });

  it.each([
    [48_000, []],
    [48_001, ['casi_aprobacion']],
    [60_000, ['casi_aprobacion']],
    [60_001, []],
  ] as const)('eight of %i centavos, at 120.00 a day, among others', (monto, que) =>
    expect(claves({ filas: [...deAbonos(monto, 8), ...filas(10)] })).toEqual(que),
  );

  it('they have to be half of the large ones, too: three abonos and more', () => {
    expect(claves({ filas: [...deAbonos(60_000, 8), ...deAbonos(36_000, 8)] })).toEqual(['casi_aprobacion']);
    expect(claves({ filas: [...deAbonos(60_000, 8), ...deAbonos(36_000, 9)] })).toEqual([]);
    expect(claves({ filas: [...deAbonos(60_000, 8), ...deAbonos(30_000, 9)] })).toEqual(['casi_aprobacion']);
  });

  it.each([
    ['three days later', 3, ['a_la_baja']],
    ['four days later', 4, []],
  ] as const)('lowered %s', (_, dias, que) =>
    expect(claves({ correcciones: [0, 1, 2].map((n) => correccion(n, n + dias)) })).toEqual(que),
  );

  it.each([
    ['asked for three days later, and approved after ten', 3, ['a_la_baja']],
    ['asked for on the fourth day', 4, []],
  ] as const)('lowered, as %s', (_, dias, que) =>
    expect(
      claves({ correcciones: [0, 1, 2].map((n) => correccion(n, 10, { pedidaHace: 10 - dias })) }),
    ).toEqual(que),
  );

  it('taken out is lowered; of a day that its id does not say nobody knows', () => {
    expect(claves({ correcciones: [0, 1, 2].map((n) => correccion(n, n, { a: null })) })).toEqual([
      'a_la_baja',
    ]);
    const sinDia = [0, 1, 2].map((n) => ({ ...correccion(n, n), pagado: null }));
    expect(claves({ correcciones: sinDia })).toEqual([]);
  });

  it('loans under another one’s phone', () => {
    expect(claves({ prestados: [0, 1, 2].map((n) => prestado(n)) })).toEqual(['telefono_de_otro']);
    expect(claves({ prestados: [prestado(0), prestado(1), prestado(2, [])] })).toEqual([]);
  });

  it('one transfer that stands for two payments', () => {
    const suya = fila({ transferencia: { referencia: '123456', fecha: HOY } });
    const otra = {
      id_pago: 'x.y',
      id_cliente: 'cli-2',
      cliente: 'Beto',
      monto_centavos: centavos(100),
      fecha: hace(20),
    };
    const [senal] = halladas({ repetidas: [{ fila: suya, dia: HOY, otra }] });
    expect([senal?.clave, senal?.filas[0]?.que]).toEqual([
      'misma_referencia',
      'referencia 123456, como la de Beto: $1.00 del 31/10/2026',
    ]);
  });

  it('of a payment that was made a transfer later the day is that of the correction', () => {
    const suya = fila({ dia: hace(9), transferencia: { referencia: '123456', fecha: HOY } });
    const de = { id_pago: 'x.y', id_cliente: 'cli-2', cliente: 'Beto', fecha: hace(20) };
    const otra = { ...de, monto_centavos: centavos(100) };
    const dichas = (dia: Fecha) => claves({ repetidas: [{ fila: suya, dia, otra }] });
    expect([dichas(HOY), dichas(hace(1))]).toEqual([['misma_referencia'], []]);
  });

  it.each([
    ['ABONO', false],
    ['ABONO12', false],
    ['A1234', true],
  ])('%s tells a transfer from others: %s', (normal, dice) => expect(distingue(normal)).toBe(dice));

  it('of one client only the same day is the same transfer', () => {
    const una = { id_cliente: 'a', fecha: HOY };
    expect([
      esLaMisma(una, { ...una, id_cliente: 'b', fecha: hace(9) }),
      esLaMisma(una, una),
      esLaMisma(una, { ...una, fecha: hace(1) }),
    ]).toEqual([true, true, false]);
  });
});
