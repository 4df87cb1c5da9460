import { ROL } from '@leal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarRecuerdo, guardarRecuerdo, leerRecuerdo } from './recuerdo.ts';

const usuario = { id_usuario: 'u1', id_rol: ROL.cobrador, nombre: 'Ana', email: 'ana@leal.demo' };
const guardado = new Map<string, string>();

beforeEach(() => {
  guardado.clear();
  vi.stubGlobal('localStorage', {
    getItem: (clave: string) => guardado.get(clave) ?? null,
    setItem: (clave: string, valor: string) => guardado.set(clave, valor),
    removeItem: (clave: string) => guardado.delete(clave),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('local storage', () => {
  it('keeps the four keys of the session and forgets them', () => {
    guardarRecuerdo(usuario);
    expect(Object.fromEntries(guardado)).toEqual({
      id_usuario: 'u1',
      id_rol: '5',
      nombre_usuario: 'Ana',
      sesion: JSON.stringify(usuario),
    });
    expect(leerRecuerdo()).toEqual(usuario);
    borrarRecuerdo();
    expect(guardado.size).toBe(0);
  });

  it.each([
    '{',
    'null',
    '7',
    '{"id_usuario":"u1"}',
    '{"id_usuario":"u1","id_rol":9,"nombre":"A","email":"e"}',
  ])('that holds %s remembers nobody', (texto) => {
    guardado.set('sesion', texto);
    expect(leerRecuerdo()).toBeNull();
  });

  it('that cannot be used is no error', () => {
    vi.stubGlobal('localStorage', undefined);
    guardarRecuerdo(usuario);
    expect(leerRecuerdo()).toBeNull();
  });
});
