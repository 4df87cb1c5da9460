import { describe, expect, it } from 'vitest';
import { ErrorApp } from './errores.ts';
import { clasificar, INTENTOS, pausaAntesDe } from './intentos.ts';

const grpc = (code: number, message = '') => Object.assign(new Error(message), { code });

describe('what a failed transaction says about its outcome', () => {
  it.each([
    [grpc(10), 'choque'],
    [grpc(4), 'incierto'],
    [grpc(6), 'incierto'],
    [grpc(13), 'incierto'],
    [grpc(14), 'incierto'],
    [grpc(3, 'The referenced transaction has expired or is no longer valid'), 'incierto'],
    [grpc(3, 'The referenced transaction has already been committed or rolled back.'), 'incierto'],
    [grpc(8), 'incierto'],
    [grpc(3, 'Invalid document'), 'perdido'],
    [grpc(5), 'perdido'],
    [grpc(7), 'perdido'],
    [new TypeError('ours'), 'definitivo'],
    [new ErrorApp('YA_PAGADO'), 'definitivo'],
    [Object.assign(new Error('mine'), { code: 'ABORTED' }), 'definitivo'],
    [undefined, 'definitivo'],
  ])('%s: %s', (error, fallo) => {
    expect(clasificar(error)).toBe(fallo);
  });
});

describe('the pause before a try', () => {
  it('doubles from 20 to 640 ms, half of it at random', () => {
    const topes = Array.from({ length: INTENTOS }, (_, i) => pausaAntesDe(i + 1, 1));
    expect(topes).toEqual([20, 40, 80, 160, 320, 640, 640, 640, 640, 640]);
    expect(pausaAntesDe(3, 0)).toBe(40);
  });
});
