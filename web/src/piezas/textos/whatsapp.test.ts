import { expect, it } from 'vitest';
import { enlaceWhatsApp } from './whatsapp.ts';

it.each([
  ['6181234567', 'https://wa.me/526181234567?text=Hola%20%26%20adi%C3%B3s'],
  ['', 'https://wa.me/?text=Hola%20%26%20adi%C3%B3s'],
  ['618', 'https://wa.me/?text=Hola%20%26%20adi%C3%B3s'],
])('the telephone %j opens %s', (telefono, url) =>
  expect(enlaceWhatsApp(telefono, 'Hola & adiós')).toBe(url),
);
