import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { type Fecha, fecha, sumarDias } from './calendario.ts';
import type { SumasEnRuta } from './en-ruta.ts';
import {
  cobradoDeLoEsperado,
  conJornada,
  diasPorGuardar,
  type JornadasGuardadas,
  porcentajeCobrado,
} from './jornadas.ts';

const SIN = { festivos: [] };
const HOY = fecha('2026-11-18');
const hace = (dias: number): Fecha => sumarDias(HOY, -dias);

/** Cards of every term that expect so much, and what was collected so many days ago. */
const sumas = (esperado: number, cobrado: Readonly<Record<number, number>> = {}): SumasEnRuta => ({
  en_ruta: Object.fromEntries([30, 40, 60].map((plazo) => [plazo, { n: 1, esperado_centavos: p(esperado) }])),
  ultimos_15_dias: Object.fromEntries(
    Object.entries(cobrado).map(([dias, monto]) => [hace(Number(dias)), { cobrado_centavos: p(monto) }]),
  ),
});
const guardadas = (desde: number, hasta: number, esperado = 100, cobrado = 80): JornadasGuardadas => {
  const dias: Record<Fecha, JornadasGuardadas[Fecha]> = {};
  for (let n = desde; n >= hasta; n -= 1)
    dias[hace(n)] = { esperado_centavos: p(esperado), cobrado_centavos: p(cobrado) };
  return dias;
};

it.each([
  [0, 0, null],
  [500, 0, null],
  [0, 400, 0],
  [120, 400, 30],
  [1, 3, 33.33],
  [400, 400, 100],
  [500, 400, 125],
])('%i of %i pesos is %s per cent', (cobrado, esperado, porcentaje) =>
  expect(porcentajeCobrado(p(cobrado), p(esperado))).toBe(porcentaje),
);

describe('the days to keep', () => {
  it.each([
    ['yesterday, of a new office', {}, [hace(1)]],
    ['none, when yesterday is kept', guardadas(3, 1), []],
    ['yesterday', guardadas(3, 2), [hace(1)]],
    ['those after the newest, and none before it', guardadas(5, 4), [hace(3), hace(2), hace(1)]],
    [
      'no further back than the sums go',
      guardadas(40, 40),
      Array.from({ length: 14 }, (_, i) => hace(14 - i)),
    ],
    ['none, when the clock has gone back', guardadas(0, 0), []],
  ])('%s', (_, jornadas, dias) => expect(diasPorGuardar(jornadas, HOY)).toEqual(dias));
});

describe('a day that is kept', () => {
  it('says what its cards expect by their terms, and what was collected', () => {
    const domingo = fecha('2026-11-22');
    const dela = (dia: Fecha, festivos: { fecha: Fecha; nombre: string }[] = []) =>
      conJornada({}, dia, sumas(100, { 0: 70 }), { festivos })[dia];
    expect(dela(HOY)).toEqual({ esperado_centavos: p(300), cobrado_centavos: p(70) });
    expect(dela(domingo)).toEqual({ esperado_centavos: p(200), cobrado_centavos: p(0) });
    const festivo = [{ fecha: HOY, nombre: 'Puente' }];
    expect(dela(HOY, festivo)).toEqual({ esperado_centavos: p(0), cobrado_centavos: p(70) });
  });

  it('stays, whatever is expected later; what was collected is put right while the sums hold its day', () => {
    const otras = conJornada(guardadas(15, 1), HOY, sumas(200, { 0: 10, 1: 20, 14: 30, 15: 40 }), SIN);
    expect(otras[hace(0)]).toEqual({ esperado_centavos: p(600), cobrado_centavos: p(10) });
    expect(otras[hace(1)]).toEqual({ esperado_centavos: p(100), cobrado_centavos: p(20) });
    expect(otras[hace(14)]).toEqual({ esperado_centavos: p(100), cobrado_centavos: p(30) });
    expect(otras[hace(15)]).toEqual({ esperado_centavos: p(100), cobrado_centavos: p(80) });
    const otraVez = conJornada(otras, HOY, sumas(999, { 0: 15 }), SIN);
    expect(otraVez[hace(0)]).toEqual({ esperado_centavos: p(600), cobrado_centavos: p(15) });
  });

  it('is forgotten after two months', () => {
    const dias = Object.keys(conJornada(guardadas(70, 1), HOY, sumas(1), SIN)).toSorted();
    expect([dias.length, dias[0], dias.at(-1)]).toEqual([62, hace(61), HOY]);
  });
});

describe('collected of expected', () => {
  const figura = (jornadas: JornadasGuardadas, de = sumas(100)) =>
    cobradoDeLoEsperado(de, jornadas, HOY, SIN);

  it('is of today so far, and of the days before today', () => {
    const cobrado = Object.fromEntries([...Array(15).keys()].map((n) => [n, n === 0 ? 150 : 90]));
    expect(figura(guardadas(40, 1), sumas(100, cobrado))).toEqual({
      hoy: { cobrado: p(150), esperado: p(300), porcentaje: 50 },
      sieteDias: { cobrado: p(630), esperado: p(700), porcentaje: 90, dias: 7, de: 7 },
      // The sums go back to fourteen days ago; before that it is as it was kept.
      treintaDias: {
        cobrado: p(14 * 90 + 16 * 80),
        esperado: p(3_000),
        porcentaje: 84.67,
        dias: 30,
        de: 30,
      },
    });
  });

  it('says what of it came by transfer, of the sums as long as they hold the day', () => {
    const TRANSFERIDO = { transferido_centavos: p(30) };
    const deBancos = (jornadas: JornadasGuardadas): JornadasGuardadas =>
      Object.fromEntries(
        Object.entries(jornadas).map(([dia, jornada]) => [dia, { ...jornada, ...TRANSFERIDO }]),
      );
    const base = sumas(100, { 0: 150, 1: 90, 14: 90 });
    const de = {
      ...base,
      ultimos_15_dias: {
        ...base.ultimos_15_dias,
        [HOY]: { cobrado_centavos: p(150), ...TRANSFERIDO },
      },
    };
    // Those of yesterday and of two weeks ago were corrected to cash since; the sums do not hold the fifteenth day any more.
    const { hoy, sieteDias, treintaDias } = figura(
      deBancos({ ...guardadas(15, 14), ...guardadas(1, 1) }),
      de,
    );
    expect(hoy).toMatchObject({ cobrado: p(150), transferido: p(30) });
    expect(sieteDias).not.toHaveProperty('transferido');
    expect(treintaDias).toMatchObject({ cobrado: p(260), transferido: p(30) });
    expect(conJornada({}, HOY, de, SIN)[HOY]).toMatchObject({ transferido_centavos: p(30) });
    expect(conJornada(deBancos(guardadas(1, 1)), HOY, de, SIN)[hace(1)]).toEqual({
      esperado_centavos: p(100),
      cobrado_centavos: p(90),
    });
  });

  it('is of the days that are kept: what came in on another one is in neither amount', () => {
    const { [hace(2)]: _, ...conHueco } = guardadas(3, 1);
    const { sieteDias, treintaDias } = figura(conHueco, sumas(100, { 1: 60, 2: 500, 3: 40 }));
    expect(sieteDias).toEqual({ cobrado: p(100), esperado: p(200), porcentaje: 50, dias: 2, de: 7 });
    expect(treintaDias).toEqual({ ...sieteDias, de: 30 });
  });

  it('is nothing without a day, and has no per cent where nothing was expected', () => {
    const nada = { cobrado: p(0), esperado: p(0), porcentaje: null };
    expect(figura({}, sumas(0))).toEqual({
      hoy: nada,
      sieteDias: { ...nada, dias: 0, de: 7 },
      treintaDias: { ...nada, dias: 0, de: 30 },
    });
    const domingos = figura(guardadas(7, 1, 0, 0), sumas(0, { 1: 50 }));
    expect(domingos.sieteDias).toEqual({ ...nada, cobrado: p(50), dias: 7, de: 7 });
  });

  it('the eighth day before today is in the thirty, the thirty-first in none', () => {
    expect(figura(guardadas(8, 8)).sieteDias.dias).toBe(0);
    expect(figura(guardadas(8, 8)).treintaDias.dias).toBe(1);
    expect(figura(guardadas(30, 30)).treintaDias.dias).toBe(1);
    expect(figura(guardadas(31, 31)).treintaDias.dias).toBe(0);
  });
});
