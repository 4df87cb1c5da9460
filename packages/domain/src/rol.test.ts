import { describe, expect, it } from 'vitest';
import { inicioDe, interpretarRol, nombreRol, ROL } from './rol.ts';

describe('roles', () => {
  it.each([
    [1, 5],
    [2, 6],
    [3, 7],
    [5, 5],
    [6, 6],
    [7, 7],
  ])('%s in a form is role %s', (valor, rol) => {
    expect(interpretarRol(valor)).toBe(rol);
  });

  it.each([0, 4, 8, -1, 5.5, NaN, '5', null, undefined])('%j is no role', (valor) => {
    expect(interpretarRol(valor)).toBeNull();
  });

  it.each([
    [ROL.cobrador, '/cobrador', 'Cobrador'],
    [ROL.gerente, '/gerente', 'Gerente'],
    [ROL.supervisor, '/supervisor', 'Supervisor'],
  ])('role %s lands on %s', (rol, inicio, nombre) => {
    expect(inicioDe(rol)).toBe(inicio);
    expect(nombreRol(rol)).toBe(nombre);
  });

  it('nobody lands on the login', () => {
    expect(inicioDe(null)).toBe('/');
  });
});
