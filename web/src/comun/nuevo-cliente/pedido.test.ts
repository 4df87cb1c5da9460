import type { Referencia } from '@leal/domain';
import { expect, test } from 'vitest';
import { type ClienteNuevo, pedidoDe } from './pedido.ts';

const unCliente = (cambios: Partial<ClienteNuevo> = {}): ClienteNuevo => ({
  nombre: ' Ana López ',
  negocio: 'Abarrotes Ana',
  direccion: 'Hidalgo 12, Centro',
  telefono: '6181234567',
  monto_solicitado: '3,000.50',
  dias_pago: 60,
  ...cambios,
});

test('texts are trimmed, pesos become centavos, and the interest is the term’s', () => {
  expect(pedidoDe(unCliente(), 'cobrador-1')).toEqual({
    nombre: 'Ana López',
    negocio: 'Abarrotes Ana',
    direccion: 'Hidalgo 12, Centro',
    telefono: '6181234567',
    monto_solicitado: 300_050,
    dias_pago: 60,
    interes: 30,
    id_cobrador: 'cobrador-1',
  });
});

test('what is optional and blank is left out', () => {
  const { calle, colonia } = pedidoDe(unCliente({ calle: '  ', colonia: ' Centro ' }), 'cobrador-1');
  expect({ calle, colonia }).toEqual({ calle: undefined, colonia: 'Centro' });
});

test('of the references only those are sent in which something is written', () => {
  const rosa = { nombre: ' Rosa Díaz', telefono: '6185550134' };
  const con = (referencias: object[]) =>
    pedidoDe(unCliente({ referencias: referencias as Referencia[] }), 'cobrador-1').referencias;
  expect(con([{}, rosa])).toEqual([{ nombre: 'Rosa Díaz', telefono: '6185550134', relacion: '' }]);
  expect(con([{}])).toBeUndefined();
});

test('a manager says whose client it is', () => {
  expect(pedidoDe(unCliente({ id_cobrador: 'cobrador-2' }), 'gerente-1').id_cobrador).toBe('cobrador-2');
});
