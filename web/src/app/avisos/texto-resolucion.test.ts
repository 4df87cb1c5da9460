import { centavos } from '@leal/domain';
import { expect, test } from 'vitest';
import { textoResolucion } from './novedades.ts';

test.each([
  ['renovacion', true, 'Ana López', 'Aprobada: renovación de Ana López'],
  ['creditos', false, 'Ana López', 'Rechazado: crédito de Ana López'],
  ['abonos_multiples', true, 'Ana López', 'Aprobados: abonos múltiples de Ana López'],
  ['gastos', false, '', 'Rechazado: gasto'],
] as const)('%s, approved %s, of %j: %j', (clase, aprobada, nombre_cliente, texto) => {
  expect(textoResolucion({ id: 's1', clase, aprobada, nombre_cliente })).toEqual([texto]);
});

test('the amount stands below it, where no other says more', () => {
  const resolucion = {
    id: 's1',
    clase: 'edicion_pago',
    aprobada: true,
    nombre_cliente: 'Ana López',
  } as const;
  expect(textoResolucion({ ...resolucion, monto: centavos(10_000) })).toEqual([
    'Aprobada: edición de pago de Ana López',
    '$100.00',
  ]);
});

test('cash that the decision left in hand is named', () => {
  const resolucion = {
    id: 's1',
    clase: 'captura_tardia',
    aprobada: false,
    nombre_cliente: 'Ana López',
  } as const;
  expect(textoResolucion({ ...resolucion, por_resolver: centavos(24_000) })).toEqual([
    'Rechazada: captura tardía de Ana López',
    'Tienes $240.00 por devolver o registrar',
  ]);
});

test('an approved renewal says how much to hand over', () => {
  const resolucion = { id: 's1', clase: 'renovacion', aprobada: true, nombre_cliente: 'Ana López' } as const;
  expect(textoResolucion({ ...resolucion, monto_entregado: centavos(234_500) })).toEqual([
    'Aprobada: renovación de Ana López',
    'Entregar $2,345.00',
  ]);
});

test('a client’s edit that was approved otherwise than it was asked for says so', () => {
  const resolucion = {
    id: 's1',
    clase: 'edicion_cliente',
    aprobada: true,
    nombre_cliente: 'Ana López',
  } as const;
  expect(textoResolucion({ ...resolucion, con_otros_datos: true })).toEqual([
    'Aprobada: edición de datos de Ana López',
    'Con los datos que escribió el gerente',
  ]);
});
