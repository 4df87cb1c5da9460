import { expect, it } from 'vitest';
import { parecidoPor } from './parecidos.ts';

const ALMA = { id_cobrador: 'c1', nombre: 'Alma Delia Ríos', telefono: '6181110000', segundo_telefono: '' };

it.each([
  ['the same phone', { nombre: 'Otra', telefono: '6181110000' }, 'telefono'],
  ['as her second one', { nombre: 'Otra', telefono: '8', segundo_telefono: '6181110000' }, 'telefono'],
  ["of another collector's client", { id_cobrador: 'c2', nombre: 'Otra' }, 'telefono'],
  ['the same name, however it is spelt', { nombre: ' ALMA  delia rios', telefono: '8' }, 'nombre'],
  ['a duplicate of hers', { nombre: 'Alma Delia Ríos #2', telefono: '8' }, 'nombre'],
  ['the same name elsewhere', { id_cobrador: 'c2', telefono: '8' }, null],
  ['another person', { nombre: 'Alma Ríos', telefono: '8' }, null],
])('%s: %j', (_, campos, por) => {
  expect(parecidoPor(ALMA, { ...ALMA, ...campos })).toBe(por);
  expect(parecidoPor({ ...ALMA, ...campos }, ALMA)).toBe(por);
});

it('nobody is alike by what neither has', () => {
  const nadie = { id_cobrador: 'c1', nombre: ' ', telefono: '', segundo_telefono: '' };
  expect(parecidoPor(nadie, nadie)).toBeNull();
});
