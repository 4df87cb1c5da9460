import { expect, it } from 'vitest';
import { salidaDe } from './salida.ts';

it.each([
  ['Cancelar crédito', 'Conservar'],
  ['Anular', 'Conservar'],
  ['Descartar', 'Conservar'],
  ['Deshacer la entrega', 'Conservar'],
  ['Aprobar', 'Cancelar'],
  ['Eliminar', 'Cancelar'],
  ['Guardar Cambios', 'Cancelar'],
])("beside '%s' the way out says '%s'", (hecho, salida) => expect(salidaDe(hecho)).toBe(salida));
