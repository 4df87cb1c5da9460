import { fecha } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { conLugar, EN_LA_URL, lugarDe } from './lugar.ts';

const HOY = fecha('2026-11-18');
const leer = (direccion: string) => lugarDe(EN_LA_URL.leer(new URLSearchParams(direccion)), HOY);
const ESTA_SEMANA = { semana: '2026-11-16', dia: null, pagina: 1, busqueda: '' };

describe('the address says which week or day', () => {
  test.each([
    ['nothing: this week', '', ESTA_SEMANA],
    ['a Monday', 'semana=2026-11-02', { ...ESTA_SEMANA, semana: '2026-11-02' }],
    ['any day names its week', 'semana=2026-11-05', { ...ESTA_SEMANA, semana: '2026-11-02' }],
    ['a future week: this one', 'semana=2026-11-23', ESTA_SEMANA],
    ['no date at all', 'semana=2026-02-30&dia=hoy', ESTA_SEMANA],
    [
      'a day is in its own week',
      'dia=2026-11-10&semana=2026-11-16',
      { ...ESTA_SEMANA, semana: '2026-11-09', dia: '2026-11-10' },
    ],
    ['a future day: this week', 'dia=2026-11-19', ESTA_SEMANA],
    [
      'page and search',
      'dia=2026-11-18&pagina=3&q=%20ana%20',
      { ...ESTA_SEMANA, dia: HOY, pagina: 3, busqueda: 'ana' },
    ],
    ['no page', 'dia=2026-11-18&pagina=-1', { ...ESTA_SEMANA, dia: HOY }],
    ['half a page', 'dia=2026-11-18&pagina=1.5', { ...ESTA_SEMANA, dia: HOY }],
  ])('%s', (_, direccion, lugar) => expect(leer(direccion)).toEqual(lugar));
});

describe('a place has one address', () => {
  const conOtros = new URLSearchParams('cobrador=c1&dia=2026-11-10&pagina=2&q=ana');
  test.each([
    ['a week', { semana: fecha('2026-11-02') }, 'cobrador=c1&semana=2026-11-02'],
    ['a day, from its first page', { dia: HOY }, 'cobrador=c1&dia=2026-11-18'],
    [
      'its page and search',
      { dia: HOY, pagina: 2, busqueda: 'ana' },
      'cobrador=c1&dia=2026-11-18&pagina=2&q=ana',
    ],
    ['this week', {}, 'cobrador=c1'],
  ])('%s', (_, lugar, direccion) => expect(conLugar(conOtros, lugar).toString()).toBe(direccion));
});
