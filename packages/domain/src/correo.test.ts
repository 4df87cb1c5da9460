import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idCorreo } from './correo.ts';

test.each(['ana@leal.mx', ' Ana@LEAL.mx ', 'ANA@leal.MX\n'])('%j is one address', (email) => {
  expect(idCorreo(email)).toBe('ana_40_leal_2e_mx');
});

test('another address is another id, and every id fits into a path', () => {
  const email = fc.string({ unit: 'grapheme', minLength: 1 }).map((texto) => texto.trim().toLowerCase());
  fc.assert(
    fc.property(email, email, (correo, otroCorreo) => {
      expect(idCorreo(correo)).toMatch(/^[a-z0-9_-]*$/);
      expect(idCorreo(correo) === idCorreo(otroCorreo)).toBe(correo === otroCorreo);
    }),
  );
});

test.each([
  ['a.b@leal.mx', 'a_2e_b@leal.mx'],
  ['a_2e@leal.mx', 'a.@leal.mx'],
])('%s and %s stay apart', (correo, otroCorreo) => expect(idCorreo(correo)).not.toBe(idCorreo(otroCorreo)));
