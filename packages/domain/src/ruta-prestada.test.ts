import { describe, expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import {
  conPrestada,
  diasPrestados,
  llevaRuta,
  llevoRuta,
  plazoPrestado,
  porQueNoSePresta,
  porTerminar,
  prestadaEn,
  type RutaPrestada,
  RUTAS_PRESTADAS_GUARDADAS,
  rutasQueLleva,
  seEncima,
  terminadaEn,
  textoPrestados,
} from './ruta-prestada.ts';
import { instanteLocal } from './zona-horaria.ts';

const el = (dia: string, hora = '00:00') => instanteLocal(fecha(`2026-12-${dia}`), hora);
const prestada = (cambios: Partial<RutaPrestada> = {}): RutaPrestada => ({
  id_prestada: 'p1',
  de: 'ana',
  nombre_de: 'Ana',
  a: 'beto',
  nombre_a: 'Beto',
  desde: el('03'),
  hasta: el('06'),
  ambos: false,
  ...cambios,
});
const PAR = { de: 'ana', a: 'beto' };
const unMsAntes = (instante: Date) => new Date(instante.getTime() - 1);

describe('a loan of a route', () => {
  it.each([
    ['before its first instant', unMsAntes(el('03')), false],
    ['at its first instant', el('03'), true],
    ['at its last one', unMsAntes(el('06')), true],
    ['at the midnight after its last day', el('06'), false],
  ])('holds or not %s', (_, instante, vale) => {
    const prestadas = [prestada()];
    expect(llevaRuta(prestadas, PAR, instante)).toBe(vale);
    expect(prestadaEn(prestadas, 'ana', instante) !== undefined).toBe(vale);
    expect(rutasQueLleva(prestadas, 'beto', instante)).toHaveLength(vale ? 1 : 0);
    expect(llevoRuta(prestadas, PAR, instante)).toBe(instante >= el('03'));
    expect(porTerminar(prestadas, instante)).toHaveLength(instante < el('06') ? 1 : 0);
  });

  it('is of those two and in that direction only', () => {
    const prestadas = [prestada()];
    for (const par of [
      { de: 'beto', a: 'ana' },
      { de: 'ana', a: 'eva' },
      { de: 'eva', a: 'beto' },
    ])
      expect([llevaRuta(prestadas, par, el('04')), llevoRuta(prestadas, par, el('04'))]).toEqual([
        false,
        false,
      ]);
    expect(llevaRuta(undefined, PAR, el('04'))).toBe(false);
    expect(prestadaEn(prestadas, 'beto', el('04'))).toBeUndefined();
  });

  it('takes its days for itself: another one may begin when it ends, and other routes do not matter', () => {
    const prestadas = [prestada()];
    const otra = (desde: Date, hasta: Date, de = 'ana') => seEncima(prestadas, { de, desde, hasta });
    expect(otra(el('01'), el('03'))).toBeUndefined();
    expect(otra(el('06'), el('08'))).toBeUndefined();
    expect(otra(el('05'), el('08'))).toBe(prestadas[0]);
    expect(otra(el('01'), el('09'))).toBe(prestadas[0]);
    expect(otra(el('04'), el('05'), 'eva')).toBeUndefined();
  });

  it('ended early holds until then; ended before it began it never holds', () => {
    const [a_medias, nunca] = [terminadaEn(prestada(), el('04', '11:00')), terminadaEn(prestada(), el('01'))];
    expect(llevaRuta([a_medias], PAR, unMsAntes(el('04', '11:00')))).toBe(true);
    expect(llevaRuta([a_medias], PAR, el('04', '11:00'))).toBe(false);
    expect(llevaRuta([nunca], PAR, el('03'))).toBe(false);
    expect(seEncima([nunca], prestada())).toBeUndefined();
  });
});

describe('its days', () => {
  const dias = { del: fecha('2026-12-03'), al: fecha('2026-12-05') };

  it('are whole ones; one of today begins now', () => {
    expect(plazoPrestado(dias, el('01'))).toEqual({ desde: el('03'), hasta: el('06') });
    expect(plazoPrestado(dias, el('03', '11:00'))).toEqual({ desde: el('03', '11:00'), hasta: el('06') });
  });

  it('are said with both, or as the one that they are', () => {
    expect(diasPrestados(prestada())).toEqual(dias);
    expect(textoPrestados(prestada())).toBe('del 03/12/2026 al 05/12/2026');
    expect(textoPrestados({ desde: el('03', '11:00'), hasta: el('04') })).toBe('el 03/12/2026');
    expect(textoPrestados(terminadaEn(prestada(), el('01')))).toBe('el 03/12/2026');
  });

  it.each([
    ['2026-12-05', '2026-12-04', 'El último día es anterior'],
    ['2026-12-02', '2026-12-04', 'Una ruta se presta desde hoy'],
    ['2026-12-03', '2027-02-01', 'Son más de 60 días'],
    ['2027-12-05', '2027-12-06', 'Empieza dentro de más de un año'],
  ])('from %s to %s cannot be: %s', (del, al, dicho) => {
    expect(porQueNoSePresta({ del: fecha(del), al: fecha(al) }, fecha('2026-12-03'))).toContain(dicho);
  });

  it('may be today alone, and sixty of them', () => {
    const hoy = fecha('2026-12-03');
    expect(porQueNoSePresta({ del: hoy, al: hoy }, hoy)).toBeNull();
    expect(porQueNoSePresta({ del: hoy, al: fecha('2027-01-31') }, hoy)).toBeNull();
  });
});

it('a record keeps the last ones, each once: what ends first goes first', () => {
  const muchas = Array.from({ length: RUTAS_PRESTADAS_GUARDADAS }, (_, i) =>
    prestada({ id_prestada: `p${i}`, hasta: new Date(el('06').getTime() + i) }),
  );
  const con = conPrestada(muchas, prestada({ id_prestada: 'nueva', hasta: el('20') }));
  expect(con).toHaveLength(RUTAS_PRESTADAS_GUARDADAS);
  expect([con[0]?.id_prestada, con.at(-1)?.id_prestada]).toEqual(['p1', 'nueva']);
  const corregida = conPrestada(muchas, prestada({ id_prestada: 'p3', hasta: el('04') }));
  expect(corregida.filter(({ id_prestada }) => id_prestada === 'p3')).toEqual([corregida[0]]);
});
