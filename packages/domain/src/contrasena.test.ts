import { describe, expect, it } from 'vitest';
import { esContrasenaValida, validarContrasena } from './contrasena.ts';

const faltan = (s: string): string[] =>
  validarContrasena(s)
    .filter(({ cumple }) => !cumple)
    .map(({ regla }) => regla);

describe('password rules', () => {
  it.each([
    ['', ['longitud', 'minuscula', 'mayuscula', 'numero', 'especial']],
    ['Leal.2026', []],
    ['Ab1!x', ['longitud']],
    ['Ab1!xy', []],
    ['AB1!XY', ['minuscula']],
    ['ab1!xy', ['mayuscula']],
    ['Abc!xy', ['numero']],
    ['Abc1xy', ['especial']],
    ['Ñandú1!', []],
    ['Abc1xy-', ['especial']],
    ['Abc1xy ', ['especial']],
  ])('%j lacks %j', (contrasena, reglas) => {
    expect(faltan(contrasena)).toEqual(reglas);
    expect(esContrasenaValida(contrasena)).toBe(reglas.length === 0);
  });

  it.each(Array.from('!@#$%^&*()_,.?'))('%s is special', (c) => {
    expect(faltan(`Abc1xy${c}`)).toEqual([]);
  });

  it('speaks the words of the spec, in its order', () => {
    expect(validarContrasena('').map(({ mensaje }) => mensaje)).toEqual([
      'Mínimo 6 caracteres',
      'Al menos una letra minúscula',
      'Al menos una letra mayúscula',
      'Al menos un número',
      'Al menos un carácter especial (!@#$%*&()_,.?)',
    ]);
  });
});
