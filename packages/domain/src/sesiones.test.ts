import { describe, expect, it } from 'vitest';
import { estaTerminada, MAXIMO_SESIONES_TERMINADAS, sinSesion, sinSesiones } from './sesiones.ts';

describe('a session that was ended', () => {
  it.each([
    ['of whom nothing was ended', {}, 100, false],
    ['that began before', { sesiones_desde: 101 }, 100, true],
    ['that began then', { sesiones_desde: 101 }, 101, false],
    ['that is named', { sesiones_terminadas: [90, 100] }, 100, true],
    ['beside one that is named', { sesiones_terminadas: [90] }, 100, false],
  ])('one %s', (_, terminadas, sesion, terminada) => {
    expect(estaTerminada(terminadas, sesion)).toBe(terminada);
  });

  it('all are over that have begun, of the running second too; the next second begins another', () => {
    const ahora = new Date('2026-11-18T17:00:00.700Z');
    const segundo = Math.floor(ahora.getTime() / 1000);
    const todas = sinSesiones({ sesiones_terminadas: [7] }, ahora);
    expect(todas).toEqual({ sesiones_desde: segundo + 1, sesiones_terminadas: [] });
    expect([7, segundo, segundo + 1].map((sesion) => estaTerminada(todas, sesion))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('a clock that was set back opens none', () => {
    expect(sinSesiones({ sesiones_desde: 5_000 }, new Date(1_000_000)).sesiones_desde).toBe(5_000);
  });

  it('one alone is over, the others go on; once more is the same', () => {
    const terminadas = sinSesion({}, 100);
    expect([99, 100, 101].map((sesion) => estaTerminada(terminadas, sesion))).toEqual([false, true, false]);
    expect(sinSesion(terminadas, 100)).toBe(terminadas);
  });

  it('of one that is over anyhow nothing is noted', () => {
    const todas = { sesiones_desde: 101, sesiones_terminadas: [] };
    expect(sinSesion(todas, 100)).toBe(todas);
  });

  it('none of a full list comes back: what began by the oldest of them is over too', () => {
    const muchas = Array.from({ length: MAXIMO_SESIONES_TERMINADAS + 5 }, (_, i) => 100 + 10 * i);
    const final = muchas.reduce(sinSesion, {});
    expect(final.sesiones_terminadas).toHaveLength(MAXIMO_SESIONES_TERMINADAS);
    expect(muchas.filter((sesion) => !estaTerminada(final, sesion))).toEqual([]);
    expect(estaTerminada(final, 95)).toBe(true);
    expect(estaTerminada(final, 141)).toBe(false);
    // In whatever order: the oldest may be ended last.
    const alReves = muchas.toReversed().reduce(sinSesion, {});
    expect(alReves).toEqual(final);
  });
});
