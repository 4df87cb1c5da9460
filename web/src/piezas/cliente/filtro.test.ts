import { describe, expect, test } from 'vitest';
import { FILTRO, TODO } from './filtro.ts';

const leer = (direccion: string) => FILTRO.leer(new URLSearchParams(direccion));

describe('the filter stands in the address', () => {
  test.each([
    ['', TODO],
    ['ver=activos', { estado: 'Pendiente', busqueda: '' }],
    ['ver=finalizados&q=ana', { estado: 'Finalizado', busqueda: 'ana' }],
    ['ver=otra&q=%20%20', TODO],
    ['ver=Pendiente', TODO],
  ])('%s', (direccion, filtro) => expect(leer(direccion)).toEqual(filtro));

  test('a search longer than the server takes is cut', () => {
    expect(leer(`q=${'a'.repeat(150)}`).busqueda).toHaveLength(100);
  });

  test('writing it keeps what else the address says, and leaves out what is not filtered', () => {
    const antes = new URLSearchParams('cobrador=c1&ver=activos&q=x');
    expect(FILTRO.escribir({ estado: 'Finalizado', busqueda: 'ana lópez' }, antes).toString()).toBe(
      'cobrador=c1&ver=finalizados&q=ana+l%C3%B3pez',
    );
    expect(FILTRO.escribir(TODO, antes).toString()).toBe('cobrador=c1');
  });
});
