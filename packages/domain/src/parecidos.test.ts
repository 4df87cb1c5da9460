import { expect, it } from 'vitest';
import { parecidoPor, sonLaMisma } from './parecidos.ts';

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

it.each([
  ['her', {}, true],
  ['a duplicate of hers', { nombre: 'ALMA DELIA RIOS #2' }, true],
  ["of another collector's clients", { id_cobrador: 'c2' }, true],
  ['by her second phone', { telefono: '8', segundo_telefono: '6181110000' }, true],
  ['a namesake', { telefono: '8' }, false],
  ['who shares her phone', { nombre: 'Otra' }, false],
])('somebody is the same person: %s', (_, campos, es) => {
  expect(sonLaMisma(ALMA, { ...ALMA, ...campos })).toBe(es);
  expect(sonLaMisma({ ...ALMA, ...campos }, ALMA)).toBe(es);
});

it('two of one name and no phone are one person at one collector', () => {
  const sinTelefono = { ...ALMA, telefono: '' };
  expect(sonLaMisma(sinTelefono, sinTelefono)).toBe(true);
  expect(sonLaMisma(sinTelefono, { ...sinTelefono, id_cobrador: 'c2' })).toBe(false);
  expect(sonLaMisma(sinTelefono, ALMA)).toBe(false);
  expect(sonLaMisma({ ...sinTelefono, nombre: ' ' }, { ...sinTelefono, nombre: ' ' })).toBe(false);
});

it('nobody is alike by what neither has', () => {
  const nadie = { id_cobrador: 'c1', nombre: ' ', telefono: '', segundo_telefono: '' };
  expect(parecidoPor(nadie, nadie)).toBeNull();
});
