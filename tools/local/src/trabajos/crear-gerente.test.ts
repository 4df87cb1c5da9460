import { expect, test } from 'vitest';
import { crearGerente } from './crear-gerente.ts';

test('without an e-mail nothing is connected', () => {
  expect(() => crearGerente.preparar({ correo: undefined })).toThrow('npm run crear-gerente -- correo');
});
