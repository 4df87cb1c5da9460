import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  barrerBorradores,
  cerrarEnviado,
  claveDeEnvio,
  guardarBorrador,
  hayBorradores,
  leerBorrador,
} from './borradores.ts';
import { limpiarTodo } from './al-cerrar.ts';
import { almacenLocal } from './salida/pruebas.ts';
import { ANONIMO, publicarSesion } from './sesion/almacen.ts';

const UN_DIA = 86_400_000;
const entrar = (id_usuario: string) =>
  publicarSesion({
    estado: 'activa',
    rol: 5,
    usuario: { id_usuario, id_rol: 5, nombre: id_usuario, email: `${id_usuario}@leal.demo` },
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', almacenLocal());
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00-06:00') });
  entrar('ana');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a draft', () => {
  it('is of one person and one form', () => {
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    expect(leerBorrador('ana', 'gasto')).toEqual({ motivo: 'Gasolina' });
    expect(leerBorrador('ana', 'cliente-nuevo')).toBeNull();
    expect(leerBorrador('beto', 'gasto')).toBeNull();
    expect([hayBorradores('ana'), hayBorradores('beto'), hayBorradores('an')]).toEqual([true, false, false]);
  });

  it('of nothing is none', () => {
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    guardarBorrador('ana', 'gasto', {});
    expect([leerBorrador('ana', 'gasto'), hayBorradores('ana')]).toEqual([null, false]);
  });

  it('lives for seven days from its last change', () => {
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    vi.advanceTimersByTime(4 * UN_DIA);
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    vi.advanceTimersByTime(3 * UN_DIA - 1);
    barrerBorradores();
    expect(leerBorrador('ana', 'gasto')).toEqual({ motivo: 'Gasolina' });
    vi.advanceTimersByTime(1);
    expect(leerBorrador('ana', 'gasto')).toBeNull();
    barrerBorradores();
    expect(hayBorradores('ana')).toBe(false);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"version":0,"en":1,"escrito":{}}',
    '{"version":1,"en":"x","escrito":{}}',
    '{"version":1,"en":9e15}',
  ])('that cannot be read (%s) is none, and is swept away', (guardado) => {
    localStorage.setItem('leal_borrador:ana:gasto', guardado);
    expect(leerBorrador('ana', 'gasto')).toBeNull();
    barrerBorradores();
    expect(hayBorradores('ana')).toBe(false);
  });

  it('goes when its person signs out, and only theirs; not when a session was lost', () => {
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    limpiarTodo(false);
    expect(hayBorradores('ana')).toBe(true);
    entrar('beto');
    guardarBorrador('beto', 'gasto', { motivo: 'Llanta' });
    limpiarTodo(true);
    expect([hayBorradores('ana'), hayBorradores('beto')]).toEqual([true, false]);
  });

  it('is sent under one key as long as it says the same', () => {
    expect(claveDeEnvio('ana', 'gasto', 'a')).toBeUndefined();
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    const clave = claveDeEnvio('ana', 'gasto', 'a');
    expect(clave).toMatch(/-/);
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    expect(claveDeEnvio('ana', 'gasto', 'a')).toBe(clave);
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina y aceite' });
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    expect(claveDeEnvio('ana', 'gasto', 'a')).toBe(clave);
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina y aceite' });
    expect(claveDeEnvio('ana', 'gasto', 'b')).not.toBe(clave);
  });

  it('is not kept by a form that closes behind a session that has ended, nor for another person', () => {
    publicarSesion(ANONIMO);
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    entrar('beto');
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    expect(hayBorradores('ana')).toBe(false);
  });

  it('that was sent goes; what was typed since stays, and is sent under a key of its own', () => {
    guardarBorrador('ana', 'gasto', { motivo: 'Gasolina' });
    const clave = claveDeEnvio('ana', 'gasto', 'de lo enviado');
    guardarBorrador('ana', 'gasto', { motivo: 'Casetas' });
    cerrarEnviado('ana', 'gasto', { motivo: 'Gasolina' });
    expect(leerBorrador('ana', 'gasto')).toEqual({ motivo: 'Casetas' });
    expect(claveDeEnvio('ana', 'gasto', 'de lo enviado')).not.toBe(clave);
    cerrarEnviado('ana', 'gasto', { motivo: 'Casetas' });
    expect(leerBorrador('ana', 'gasto')).toBeNull();
    cerrarEnviado('ana', 'gasto', { motivo: 'Casetas' });
    expect(hayBorradores('ana')).toBe(false);
  });
});
