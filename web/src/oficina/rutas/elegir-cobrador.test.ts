import { describe, expect, test } from 'vitest';
import { conCobrador, elegirCobrador } from './elegir-cobrador.ts';

const RUTAS = [{ id_cobrador: 'c1' }, { id_cobrador: 'c2' }];

describe('whose reports the address shows', () => {
  test.each([
    ['whom it names', 'cobrador=c2', RUTAS, 'c2'],
    ['nobody named: all of them', '', RUTAS, null],
    ['somebody unknown: all of them', 'cobrador=x', RUTAS, null],
    ['there is nobody', 'cobrador=c1', [], null],
  ])('%s', (_, direccion, rutas, elegido) =>
    expect(elegirCobrador(new URLSearchParams(direccion), rutas)).toBe(elegido),
  );
});

test.each([
  ['semana=2026-11-09&cobrador=c1', 'semana=2026-11-09&cobrador=c2'],
  ['dia=2026-11-17&pagina=3&q=ana', 'dia=2026-11-17&cobrador=c2'],
])('%s of another collector keeps week or day, not page and search', (direccion, nueva) =>
  expect(conCobrador(new URLSearchParams(direccion), 'c2').toString()).toBe(nueva),
);

test('all of them have no name in the address', () =>
  expect(conCobrador(new URLSearchParams('semana=2026-11-09&cobrador=c1'), null).toString()).toBe(
    'semana=2026-11-09',
  ));
