import { fecha } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { como, dia, enLaUrl, entero, opcional, palabra, texto, unaDe } from './en-la-url.ts';

const FILTRO = enLaUrl({
  vista: como('ver', unaDe(['pendientes', 'historial'])),
  estado: opcional({ Pendiente: 'activos', Finalizado: 'finalizados' }),
  busqueda: como('q', texto(10)),
  cobrador: palabra,
  pagina: entero(1, 100),
  desde: dia(fecha('2000-01-01')),
});

const leer = (direccion: string) => FILTRO.leer(new URLSearchParams(direccion));

const NADA = {
  vista: 'pendientes',
  estado: undefined,
  busqueda: '',
  cobrador: undefined,
  pagina: 1,
  desde: undefined,
} as const;

const TODO = {
  vista: 'historial',
  estado: 'Finalizado',
  busqueda: 'ana',
  cobrador: 'c1',
  pagina: 3,
  desde: fecha('2026-11-18'),
} as const;
const DIRECCION = 'ver=historial&estado=finalizados&q=ana&cobrador=c1&pagina=3&desde=2026-11-18';

describe('reading an address', () => {
  test.each([
    ['', NADA],
    [DIRECCION, TODO],
    ['ver=otra&estado=Pendiente&q=%20%20&cobrador=', NADA],
    ['pagina=0&desde=2026-02-30', NADA],
    ['pagina=1.5&desde=0002-11-18', NADA],
    ['pagina=&desde=', NADA],
    ['pagina=101', NADA],
    ['q=%20desde%20el%20principio', { ...NADA, busqueda: 'desde el p' }],
    ['ajena=1&pagina=100', { ...NADA, pagina: 100 }],
  ])('%s', (direccion, valores) => expect(leer(direccion)).toEqual(valores));
});

describe('writing an address', () => {
  const escribir = (cambio: Parameters<typeof FILTRO.escribir>[0], sobre = ''): string =>
    FILTRO.escribir(cambio, new URLSearchParams(sobre)).toString();

  test.each([
    ['all of it', TODO, '', DIRECCION],
    ['what is the default is left out', NADA, DIRECCION, ''],
    [
      'fields that are not given stay',
      { pagina: 1, vista: 'historial' },
      'q=ana&pagina=3',
      'q=ana&ver=historial',
    ],
    ['fields of others stay', { busqueda: '' }, 'semana=2026-11-09&q=ana', 'semana=2026-11-09'],
    ['a text is encoded', { busqueda: 'ana & lópez' }, '', 'q=ana+%26+l%C3%B3pez'],
  ] as const)('%s', (_, cambio, sobre, direccion) => expect(escribir(cambio, sobre)).toBe(direccion));

  test('and reading it again gives the same', () => expect(leer(escribir(TODO))).toEqual(TODO));
});
