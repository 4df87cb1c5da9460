import { ROL } from '@leal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { almacenLocal } from '../salida/pruebas.ts';
import {
  anotarSalida,
  borrarRecuerdo,
  faltaSalir,
  guardarRecuerdo,
  leerRecuerdo,
  olvidarSalida,
  seRecuerda,
} from './recuerdo.ts';

const usuario = { id_usuario: 'u1', id_rol: ROL.cobrador, nombre: 'Ana', email: 'ana@leal.demo' };

const loQueHayEn = (almacen: Storage) => Object.fromEntries(Object.entries(almacen));

beforeEach(() => {
  vi.stubGlobal('localStorage', almacenLocal());
  vi.stubGlobal('sessionStorage', almacenLocal());
});
afterEach(() => vi.unstubAllGlobals());

describe('local storage', () => {
  it('keeps the four keys of the session and forgets them', () => {
    guardarRecuerdo(usuario);
    expect(loQueHayEn(localStorage)).toEqual({
      id_usuario: 'u1',
      id_rol: '5',
      nombre_usuario: 'Ana',
      sesion: JSON.stringify(usuario),
    });
    expect(leerRecuerdo()).toEqual(usuario);
    borrarRecuerdo();
    expect(loQueHayEn(localStorage)).toEqual({});
  });

  it.each([
    '{',
    'null',
    '7',
    '{"id_usuario":"u1"}',
    '{"id_usuario":"u1","id_rol":9,"nombre":"A","email":"e"}',
  ])('that holds %s remembers nobody', (texto) => {
    localStorage.setItem('sesion', texto);
    expect(leerRecuerdo()).toBeNull();
  });

  it('that cannot be used is no error', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    guardarRecuerdo(usuario);
    expect(leerRecuerdo()).toBeNull();
  });
});

describe("somebody without 'Recordarme'", () => {
  it('is known in the tab alone, also after a reload and a change of the record', () => {
    guardarRecuerdo(usuario, false);
    expect(loQueHayEn(localStorage)).toEqual({});
    expect(leerRecuerdo()).toEqual(usuario);
    expect(seRecuerda()).toBe(false);
    guardarRecuerdo({ ...usuario, nombre: 'Ana María' });
    expect(loQueHayEn(localStorage)).toEqual({});
    borrarRecuerdo();
    expect(loQueHayEn(sessionStorage)).toEqual({});
  });

  it('who asks for it the next time is known on the device', () => {
    guardarRecuerdo(usuario, false);
    guardarRecuerdo(usuario, true);
    expect(loQueHayEn(sessionStorage)).toEqual({});
    expect(leerRecuerdo()).toEqual(usuario);
    expect(seRecuerda()).toBe(true);
  });
});

it('who signed out is known until the identity service has forgotten them', () => {
  guardarRecuerdo(usuario);
  anotarSalida();
  borrarRecuerdo();
  expect([faltaSalir('u1'), faltaSalir('u2')]).toEqual([true, false]);
  olvidarSalida();
  expect(faltaSalir('u1')).toBe(false);
});
