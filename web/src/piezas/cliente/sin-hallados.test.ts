import { expect, it } from 'vitest';
import { textoSinHallados } from './sin-hallados.ts';

it.each([
  ['while it searches', { texto: 'ana', buscando: true, fallo: true }, 'Buscando...'],
  ['failed', { texto: 'ana', buscando: false, fallo: true }, 'No se pudo buscar. Escribe otra vez.'],
  ['nothing typed', { texto: '', buscando: false, fallo: false }, 'Escribe un nombre o un teléfono'],
  ['nobody', { texto: 'ana', buscando: false, fallo: false }, 'No se encontraron clientes'],
])('%s', (_, busqueda, dice) => expect(textoSinHallados(busqueda)).toBe(dice));
