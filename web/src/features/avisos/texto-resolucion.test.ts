import { expect, test } from 'vitest';
import { textoResolucion } from './texto-resolucion.ts';

test.each([
  ['renovacion', true, 'Ana López', 'Aprobada: renovación de Ana López'],
  ['creditos', false, 'Ana López', 'Rechazado: crédito de Ana López'],
  ['abonos_multiples', true, 'Ana López', 'Aprobados: abonos múltiples de Ana López'],
  ['gastos', false, '', 'Rechazado: gasto'],
] as const)('%s, approved %s, of %j: %j', (clase, aprobada, nombre_cliente, texto) => {
  expect(textoResolucion({ id: 's1', clase, aprobada, nombre_cliente })).toBe(texto);
});
