import fc from 'fast-check';
import { expect, test } from 'vitest';
import { esTelefono, leerTelefono } from './telefono.ts';

const NUMERO = '6181234567';

test.each([
  '6181234567',
  '618 123 4567',
  '(618) 123-45.67',
  '618–123—4567',
  '618‑123‑4567',
  '618 123 4567',
  '+52 618 123 4567',
  '526181234567',
  '+52 1 618 123 4567',
  '5216181234567',
  '044 618 123 4567',
  '0456181234567',
  '01 618 123 4567',
  'tel:+526181234567',
  'TEL:+52 1 618-123-4567',
  '‪+52 1 618 123 4567‬',
  '⁨618 123 4567⁩',
  '﻿6181234567​',
  ' 618/123/4567 ',
])('%j is a number of ten digits', (escrito) => {
  expect(leerTelefono(escrito)).toBe(NUMERO);
});

test.each([
  ['', ''],
  ['618123456', '618123456'],
  ['61812345678', '61812345678'],
  ['618123456a', '618123456a'],
  ['+1 618 123 4567', '+1 618 123 4567'],
  ['+6181234567', '+6181234567'],
  ['00526181234567', '00526181234567'],
  ['618 123 4567 ext 2', '618 123 4567 ext 2'],
  [' ‪618‬ ', '618'],
])('%j is none, and stays as it was typed: %j', (escrito, queda) => {
  expect(leerTelefono(escrito)).toBe(queda);
  expect(esTelefono(queda)).toBe(false);
});

test('a number that begins with a prefix of its own is not cut', () => {
  for (const numero of ['5261812345', '0456181234', '5216181234', '0161812345'])
    expect(leerTelefono(numero)).toBe(numero);
});

test('read twice it is the same, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
      expect(leerTelefono(leerTelefono(texto))).toBe(leerTelefono(texto));
    }),
  );
});
