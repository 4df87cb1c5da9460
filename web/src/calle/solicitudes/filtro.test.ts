import { expect, test } from 'vitest';
import { consultaDeFiltro, EN_LA_URL } from './filtro.ts';

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
  const leido = EN_LA_URL.leer(new URLSearchParams(direccion));
  expect(leido).toEqual(filtro);
  expect(consultaDeFiltro(leido)).toEqual(consulta);
  expect(EN_LA_URL.leer(EN_LA_URL.escribir(leido))).toEqual(filtro);
});
