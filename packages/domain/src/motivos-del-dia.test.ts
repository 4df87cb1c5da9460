import { expect, it } from 'vitest';
import { filaDeDia } from '../pruebas/constructores.ts';
import { CERO } from './dinero.ts';
import type { FilaDia } from './fila-dia.ts';
import { contarMotivos, porQuePorCredito } from './motivos-del-dia.ts';

const sinPago = (credito: string, tipo: 'visita' | 'atraso', mas: Partial<FilaDia> = {}) =>
  filaDeDia(credito, { tipo, monto_centavos: CERO, ...mas });
const contar = (filas: Record<string, FilaDia>) =>
  contarMotivos({ filas, en_espera: {} }).map(({ motivo, n }) => [motivo, n]);

it('the most usual first, then by name; what nobody said is last', () =>
  expect(
    contar({
      a: sinPago('a', 'visita'),
      b: sinPago('b', 'visita'),
      c: sinPago('c', 'visita', { motivo_visita: 'No tiene' }),
      d: sinPago('d', 'atraso', { motivo_visita: 'No tiene' }),
      e: sinPago('e', 'atraso', { motivo_visita: 'Otro', nota_visita: 'Está de viaje' }),
      f: sinPago('f', 'atraso', { motivo_visita: 'Enfermo' }),
    }),
  ).toEqual([
    ['No tiene', 2],
    ['Enfermo', 1],
    ['Otro', 1],
    [null, 2],
  ]));

it('a credit counts once, with what was said last', () => {
  const visita = sinPago('a', 'visita', { hora: '10:00', motivo_visita: 'No estaba' });
  const atraso = sinPago('a', 'atraso', { hora: '12:00', motivo_visita: 'No tiene' });
  expect(contar({ v: visita, t: atraso })).toEqual([['No tiene', 1]]);
  expect(contar({ v: visita, t: sinPago('a', 'atraso', { hora: '12:00' }) })).toEqual([['No estaba', 1]]);
  expect(porQuePorCredito({ filas: { v: visita, t: atraso }, en_espera: {} }).get('a')).toEqual({
    motivo_visita: 'No tiene',
  });
});

it('whoever paid after all had no reason, and a settlement is none', () =>
  expect(
    contar({
      v: sinPago('a', 'visita', { motivo_visita: 'No estaba' }),
      p: filaDeDia('a', { hora: '17:00' }),
      l: filaDeDia('b', { tipo: 'liquidacion' }),
    }),
  ).toEqual([]));

it('whose payment waits for the manager is not asked why; until it is rejected', () => {
  const filas = { v: sinPago('a', 'visita'), t: sinPago('b', 'atraso') };
  expect(contarMotivos({ filas, en_espera: { a: null } })).toEqual([{ motivo: null, n: 1, creditos: ['b'] }]);
  expect(contarMotivos({ filas, en_espera: {} })).toMatchObject([{ motivo: null, n: 2 }]);
});
