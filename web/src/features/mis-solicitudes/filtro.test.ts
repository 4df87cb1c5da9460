import { expect, test } from 'vitest';
import { consultaDeFiltro, enDireccion, leerFiltro } from './filtro.ts';

test.each([
  ['', { tipo: undefined, estado: undefined }, {}],
  ['tipo=renovacion', { tipo: 'renovacion', estado: undefined }, { tipo: 'renovacion' }],
  [
    'tipo=credito&ver=rechazadas',
    { tipo: 'credito', estado: 'rechazada' },
    { tipo: 'credito', estado: ['rechazada'] },
  ],
  ['tipo=gasto&ver=pendiente', { tipo: undefined, estado: undefined }, {}],
])('?%s', (direccion, filtro, consulta) => {
  const leido = leerFiltro(new URLSearchParams(direccion));
  expect(leido).toEqual(filtro);
  expect(consultaDeFiltro(leido)).toEqual(consulta);
  expect(leerFiltro(new URLSearchParams(enDireccion(leido)))).toEqual(filtro);
});
