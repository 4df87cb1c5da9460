import type { Credito } from '@leal/contract';
import { describe, expect, it } from 'vitest';
import { unCredito } from '../../../piezas/credito/pruebas.ts';
import { elegirCredito } from './elegir-credito.ts';

const con = (...estados: readonly Credito['estado_credito'][]) =>
  estados.map((estado_credito, i) => unCredito({ id_credito: `c${i}`, estado_credito }));

describe('whom a slug means', () => {
  it.each([
    ['nobody', [], { clase: 'ninguno' }],
    ['only rejected and cancelled ones', ['Rechazado', 'Cancelado'], { clase: 'ninguno' }],
    ['one active', ['Aprobado'], { clase: 'abrir', id_credito: 'c0' }],
    ['one active after a finished one', ['Finalizado', 'Aprobado'], { clase: 'abrir', id_credito: 'c1' }],
    ['one active beside a rejected one', ['Rechazado', 'Aprobado'], { clase: 'abrir', id_credito: 'c1' }],
    ['the only one there is, finished', ['Finalizado'], { clase: 'abrir', id_credito: 'c0' }],
  ] as const)('%s', (_, estados, esperado) => {
    expect(elegirCredito(con(...estados))).toEqual(esperado);
  });

  it('two active ones are asked about, active first, without rejected or cancelled', () => {
    const eleccion = elegirCredito(con('Finalizado', 'Aprobado', 'Cancelado', 'Aprobado', 'Rechazado'));
    expect(eleccion).toMatchObject({
      clase: 'elegir',
      opciones: [{ id_credito: 'c1' }, { id_credito: 'c3' }, { id_credito: 'c0' }],
    });
  });

  it('several without an active one are asked about', () => {
    expect(elegirCredito(con('Renovado', 'Finalizado'))).toMatchObject({ clase: 'elegir' });
  });
});
