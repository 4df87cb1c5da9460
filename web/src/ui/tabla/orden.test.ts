import { describe, expect, test } from 'vitest';
import { ordenar, siguienteOrden } from './orden.ts';

type Fila = { readonly nombre: string; readonly saldo: number | null };
const fila = (nombre: string, saldo: number | null): Fila => ({ nombre, saldo });
const FILAS = [fila('Óscar', 3), fila('ana 10', null), fila('Ana 2', 20), fila('Luis', 3)];
const COLUMNAS = [
  { clave: 'nombre', valor: ({ nombre }: Fila) => nombre },
  { clave: 'saldo', valor: ({ saldo }: Fila) => saldo, cifra: true },
  { clave: 'nota' },
];

describe('rows are sorted by what the address says', () => {
  test.each([
    ['nothing said', '', ['Óscar', 'ana 10', 'Ana 2', 'Luis']],
    ['names as one reads them', 'nombre', ['Ana 2', 'ana 10', 'Luis', 'Óscar']],
    ['names turned', '-nombre', ['Óscar', 'Luis', 'ana 10', 'Ana 2']],
    ['figures; equals as they came, no figure last', 'saldo', ['Óscar', 'Luis', 'Ana 2', 'ana 10']],
    ['figures turned; no figure last still', '-saldo', ['Ana 2', 'Óscar', 'Luis', 'ana 10']],
    ['a column that is not sorted by', 'nota', ['Óscar', 'ana 10', 'Ana 2', 'Luis']],
    ['no column', '-nadie', ['Óscar', 'ana 10', 'Ana 2', 'Luis']],
  ])('%s', (_, orden, nombres) =>
    expect(ordenar(FILAS, COLUMNAS, orden).map(({ nombre }) => nombre)).toEqual(nombres),
  );
});

test.each([
  ['', 'nombre', false, 'nombre'],
  ['nombre', 'nombre', false, '-nombre'],
  ['-nombre', 'nombre', false, 'nombre'],
  ['nombre', 'saldo', true, '-saldo'],
  ['-saldo', 'saldo', true, 'saldo'],
])('sorted by "%s", a press on %s asks for another order', (orden, clave, cifra, nuevo) =>
  expect(siguienteOrden(orden, { clave, cifra })).toBe(nuevo),
);
