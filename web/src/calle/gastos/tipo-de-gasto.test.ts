import { describe, expect, test } from 'vitest';
import { conTipo, type TipoGasto, tipoDe } from './tipo-de-gasto.ts';

describe('the kind that a reason says', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['Gasolina', 'Gasolina'],
    [' Comida ', 'Comida'],
    ['Refacción: llanta', 'Refacción'],
    ['Refacción: llanta\nde atrás', 'Refacción'],
    ['Gasolina y comida', 'Otro'],
    ['Nota: gasolina', 'Otro'],
  ])('%j: %s', (motivo, tipo) => expect(tipoDe(motivo)).toBe(tipo));
});

describe('a tap on a kind fills the reason, and loses nothing that was written', () => {
  test.each<[string, TipoGasto, string]>([
    ['', 'Gasolina', 'Gasolina'],
    ['Gasolina', 'Comida', 'Comida'],
    ['Llanta', 'Refacción', 'Refacción: Llanta'],
    ['Refacción: Llanta', 'Comida', 'Comida: Llanta'],
    ['Refacción: Llanta', 'Otro', 'Llanta'],
    ['Gasolina', 'Otro', ''],
    ['Llanta', 'Otro', 'Llanta'],
  ])('%j with %s: %j', (motivo, tipo, queda) => expect(conTipo(motivo, tipo)).toBe(queda));
});
