import type { Corte } from '@leal/contract';
import { centavos, CERO, fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { hojaCortes } from './hoja-cortes.ts';

const unCorte = (campos: Partial<Corte> = {}): Corte => ({
  id_corte: 'c-1',
  id_cobrador: 'c',
  nombre_cobrador: 'Luis Ríos',
  numero: 1,
  estado: 'confirmado',
  entregado_en: '2026-11-18T00:20:00.000Z',
  fecha: fecha('2026-11-17'),
  sumas: {
    fondo: centavos(50_000),
    pago: centavos(24_000),
    gasto: centavos(-5000),
    entrega: CERO,
    parcial: centavos(-20_000),
    ajuste: CERO,
  },
  esperado: centavos(49_000),
  efectivo_entregar: centavos(19_000),
  contado: centavos(47_000),
  diferencia: centavos(2000),
  conteo: { '200': 2 },
  nota: null,
  veces: [],
  id_gerente: 'g',
  nombre_gerente: 'Adriana',
  fecha_respuesta: null,
  motivo: null,
  ...campos,
});

test('a row for each cut in the order of the list, and every amount added up', () => {
  const { filas, totales, columnas } = hojaCortes([unCorte(), unCorte({ numero: 2, diferencia: CERO })]);
  expect(columnas.map(({ titulo }) => titulo).slice(0, 6)).toEqual([
    'No',
    'Cobrador',
    'Corte',
    'Entregado',
    'Hora',
    'Fondos recibidos',
  ]);
  // The day is the business's, whatever the instant says elsewhere.
  expect(filas[0]?.slice(0, 7)).toEqual([1, 'Luis Ríos', 1, '2026-11-17', '18:20', 50_000, 24_000]);
  expect(totales?.slice(5, 14)).toEqual([100_000, 48_000, -10_000, 0, -40_000, 0, 98_000, 94_000, 2000]);
});
