import { datosCliente } from '@leal/contract';
import { expect, test } from 'vitest';
import { limpiarTelefono } from './telefono.ts';

const esTelefono = (texto: string): boolean => datosCliente.telefono.safeParse(texto).success;

test.each([
  ['6181234567', '6181234567'],
  ['618 123 4567', '6181234567'],
  ['(618) 123-45.67', '6181234567'],
  ['+52 618 123 4567', '6181234567'],
  ['526181234567', '6181234567'],
  ['5261812345', '5261812345'],
])('%s is a number of 10 digits', (escrito, telefono) => {
  expect(limpiarTelefono(escrito)).toBe(telefono);
  expect(esTelefono(telefono)).toBe(true);
});

test.each(['', '618123456', '61812345678', '618123456a', '+1 618 123 4567'])('%o is none', (escrito) => {
  expect(esTelefono(limpiarTelefono(escrito))).toBe(false);
});
