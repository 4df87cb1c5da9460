import { describe, expect, it } from 'vitest';
import { type Fecha, fecha, sumarDias } from './calendario.ts';
import { centavos } from './dinero.ts';
import type { FilaMirada, HechosDeCobrador } from './hechos-de-senales.ts';
import { PARAMETROS } from './parametros.ts';
import {
  CLAVES_DE_SENAL,
  type ClaveDeSenal,
  desdeCuando,
  diasPorMirar,
  diasQueQuedan,
  loUsual,
  SENALES,
  type SenalPrevia,
  senalesDe,
  vecesDe,
} from './senales.ts';
import { distingue, esLaMisma } from './senales-de-dinero.ts';
import { type Umbrales, UMBRALES } from './umbrales-de-senales.ts';
import { instanteLocal } from './zona-horaria.ts';

const HOY = fecha('2026-11-20');
const hace = (dias: number): Fecha => sumarDias(HOY, -dias);
const LUGAR = { latitud: 25.67, longitud: -100.31, precision_m: 10 };
/** So many metres to the north. */
const alNorte = (metros: number) => ({ ...LUGAR, latitud: LUGAR.latitud + metros / 111_195 });

let cuantas = 0;
type DeFila = Partial<Omit<FilaMirada, 'captura'>> & { dia?: Fecha; hora?: string; captura?: object };
function fila({ dia = HOY, hora = '12:00', captura, ...resto }: DeFila = {}): FilaMirada {
  cuantas += 1;
  const en = instanteLocal(dia, hora);
  return {
    id: `cre-${cuantas}_pago-${dia}`,
    id_credito: `cre-${cuantas}`,
    tipo: 'pago',
    cliente: `Cliente ${cuantas}`,
    direccion: `Calle ${cuantas}`,
    monto_centavos: centavos(12_000),
    fecha: dia,
    debido: { esperado_centavos: centavos(12_000), dias_pago: 30 },
    ...resto,
    captura: {
      capturado_en: en,
      sincronizado_en: en,
      tardia: false,
      dispositivo: 'tel-1',
      secuencia: cuantas,
      desfase_ms: 0,
      ...captura,
    },
  };
}
const filas = (n: number, de: DeFila = {}): FilaMirada[] => Array.from({ length: n }, () => fila(de));

const NADA: HechosDeCobrador = {
  filas: [],
  correcciones: [],
  revocados: [],
  faltantes: [],
  prestados: [],
  repetidas: [],
};
type Como = { umbrales?: Partial<Umbrales>; previas?: readonly SenalPrevia[]; dia?: Fecha };
const halladas = (hechos: Partial<HechosDeCobrador>, { umbrales, previas = [], dia = HOY }: Como = {}) =>
  senalesDe(
    { ...NADA, ...hechos },
    { fecha: dia, umbrales: { ...UMBRALES, ...umbrales }, parametros: PARAMETROS, previas },
  );
const claves = (...de: Parameters<typeof halladas>): ClaveDeSenal[] =>
  halladas(...de).map(({ clave }) => clave);

const en = (dias: number) => instanteLocal(hace(dias), '18:00');
const faltante = (dias: number) => ({
  id_corte: `c_${dias}`,
  en: en(dias),
  falta_centavos: centavos(5_000),
});
const revocado = (dias: number) => ({ folio: `A-${dias}`, en: en(dias), motivo: null });
const correccion = (dias: number, pagadoHace: number, a: number | null = 5_000) => ({
  id: `b-${dias}-${pagadoHace}-${a}`,
  en: en(dias),
  id_cliente: 'cli-1',
  cliente: 'Ana',
  de_centavos: centavos(12_000),
  a_centavos: a === null ? null : centavos(a),
  pagado: hace(pagadoHace),
});
const prestado = (dias: number, otros: readonly string[] = ['Beto']) => ({
  id_credito: `cre-${dias}`,
  en: en(dias),
  id_cliente: `cli-${dias}`,
  cliente: 'Ana',
  monto_centavos: centavos(300_000),
  otros,
});

describe('every signal', () => {
  it.each(CLAVES_DE_SENAL)('%s says its rule with its numbers, and has its setting', (clave) => {
    const { regla, dias, umbral } = SENALES[clave];
    const dicha = regla({ veces: 77, umbrales: UMBRALES, parametros: PARAMETROS }, dias);
    expect(dicha).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect(dicha).toContain('77');
    expect(UMBRALES[umbral]).toBeGreaterThan(0);
  });

  it('is said of nobody who did nothing', () => expect(halladas({})).toEqual([]));
});

describe('from how many rows on', () => {
  it.each([
    [2, []],
    [3, ['faltantes']],
  ] as const)('%i cuts that lacked cash', (n, que) =>
    expect(claves({ faltantes: [0, 3, 13].slice(0, n).map(faltante) })).toEqual(que),
  );

  it('0 turns it off', () =>
    expect(claves({ faltantes: [0, 1, 2].map(faltante) }, { umbrales: { senal_faltantes: 0 } })).toEqual([]));

  it('a row before the first day of its window does not count', () => {
    expect(claves({ faltantes: [0, 1, 13].map(faltante) })).toEqual(['faltantes']);
    expect(claves({ faltantes: [0, 1, 14].map(faltante) })).toEqual([]);
  });

  it('one of them has to be of the day itself', () =>
    expect(claves({ faltantes: [1, 2, 3, 4].map(faltante) })).toEqual([]));

  it('what an earlier day has said does not count again', () => {
    const previas = [{ clave: 'faltantes', fecha: hace(2), falsa_alarma: null }] as const;
    expect(desdeCuando('faltantes', { fecha: HOY, previas })).toBe(hace(1));
    expect(claves({ faltantes: [0, 1, 2, 3].map(faltante) }, { previas })).toEqual([]);
    expect(
      claves({ faltantes: [0, 1, 2, 3].map(faltante), revocados: [0, 1, 2].map(revocado) }, { previas }),
    ).toEqual(['recibos_revocados']);
  });

  it('after a false alarm it needs the double, for thirty days, of that signal', () => {
    const alarma = (dias: number): SenalPrevia[] => [
      { clave: 'faltantes', fecha: hace(40), falsa_alarma: en(dias) },
    ];
    const veces = (dias: number, clave: ClaveDeSenal) =>
      vecesDe(clave, { fecha: HOY, umbrales: UMBRALES, parametros: PARAMETROS, previas: alarma(dias) });
    expect([veces(30, 'faltantes'), veces(31, 'faltantes'), veces(1, 'a_la_baja')]).toEqual([6, 3, 3]);
    const cinco = [0, 1, 2, 3, 4].map(faltante);
    expect(claves({ faltantes: cinco }, { previas: alarma(1) })).toEqual([]);
    const [senal] = halladas({ faltantes: [...cinco, faltante(5)] }, { previas: alarma(1) });
    expect(senal?.regla).toContain('6 o más');
  });

  it('its rows come newest first', () =>
    expect(halladas({ faltantes: [2, 0, 1].map(faltante) })[0]?.filas.map(({ id }) => id)).toEqual([
      'c_0',
      'c_1',
      'c_2',
    ]));
});

describe('registers within a minute', () => {
  const junto = (dia: Fecha, n: number, de: DeFila = {}) =>
    Array.from({ length: n }, (_, i) =>
      fila({
        dia,
        ...de,
        captura: { capturado_en: new Date(instanteLocal(dia, '11:00').getTime() + i * 8_000), ...de.captura },
      }),
    );
  const tres = (n: number, de?: DeFila) => [0, 1, 2].flatMap((dias) => junto(hace(dias), n, de));

  it.each([
    [5, []],
    [6, ['toques_juntos']],
  ] as const)('%i of as many addresses, on three days of a week', (n, que) =>
    expect(claves({ filas: tres(n) })).toEqual(que),
  );

  it('two days are none, nor three when none is today', () => {
    expect(claves({ filas: [...junto(HOY, 9), ...junto(hace(1), 9)] })).toEqual([]);
    expect(claves({ filas: [1, 2, 3].flatMap((dias) => junto(hace(dias), 9)) })).toEqual([]);
  });

  it('of one address, or of doors that are near, they are one place', () => {
    expect(claves({ filas: tres(9, { direccion: 'Mercado  Juárez' }) })).toEqual([]);
    const punto = { ...LUGAR, capturado_en: instanteLocal(hace(90), '12:00') };
    expect(claves({ filas: tres(9, { punto }) })).toEqual([]);
  });

  it('what waited for a line, and what no phone captured, is not looked at', () => {
    expect(claves({ filas: tres(9, { captura: { tardia: true } }) })).toEqual([]);
    expect(claves({ filas: tres(9, { captura: { dispositivo: undefined } }) })).toEqual([]);
  });

  it('a minute is less than sixty seconds', () => {
    const lentos = [0, 1, 2].flatMap((dias) =>
      Array.from({ length: 6 }, (_, i) =>
        fila({
          dia: hace(dias),
          captura: { capturado_en: new Date(instanteLocal(hace(dias), '11:00').getTime() + i * 12_000) },
        }),
      ),
    );
    expect(claves({ filas: lentos })).toEqual([]);
  });
});

describe('visits and where they were made', () => {
  const punto = { ...LUGAR, capturado_en: instanteLocal(hace(90), '12:00') };
  const visita = (metros: number, de: DeFila = {}) =>
    fila({ tipo: 'visita', punto, posicion: alNorte(metros), ...de });

  it.each([
    [510, []],
    [530, ['lejos_del_punto']],
  ] as const)('%i m from the door, less what both phones may be wrong by', (metros, que) =>
    expect(claves({ filas: [visita(metros), visita(metros), visita(metros)] })).toEqual(que),
  );

  it('a client counts once, with the newest visit', () => {
    const suya = { id_credito: 'cre-x' };
    const veces = [1, 2, 3].map((n) => visita(9_000, { ...suya, dia: hace(3 - n) }));
    expect(claves({ filas: veces })).toEqual([]);
    const [senal] = halladas({ filas: [...veces, visita(9_000), visita(9_000)] });
    expect(senal?.filas.filter(({ destino }) => destino === 'cre-x').map(({ dia }) => dia)).toEqual([HOY]);
  });

  it('who paid was met somewhere, and a door that was set later says nothing', () => {
    expect(claves({ filas: [1, 2, 3].map(() => visita(9_000, { tipo: 'pago' })) })).toEqual([]);
    const despues = { ...punto, capturado_en: instanteLocal(sumarDias(HOY, 1), '12:00') };
    expect(claves({ filas: [1, 2, 3].map(() => visita(9_000, { punto: despues })) })).toEqual([]);
  });

  const ausente = (posicion: FilaMirada['posicion']) =>
    fila({ tipo: 'visita', motivo_visita: 'No estaba', posicion });
  const conPosicion = (n: number) => filas(n, { posicion: LUGAR });

  it("'No estaba' without a position, of whoever says it of the others", () => {
    const tres = [ausente(null), ausente(null), ausente(null)];
    expect(claves({ filas: [...tres, ...conPosicion(5)] })).toEqual(['sin_posicion']);
    expect(claves({ filas: [...tres, ...conPosicion(4)] })).toEqual([]);
    expect(claves({ filas: [...tres, ...conPosicion(4), ...filas(1, { posicion: null })] })).toEqual([
      'sin_posicion',
    ]);
    expect(claves({ filas: [...tres, ...conPosicion(3), ...filas(1, { posicion: null })] })).toEqual([]);
    expect(claves({ filas: [...tres, ...conPosicion(7), ...filas(2, { posicion: null })] })).toEqual([]);
  });

  it('is not said where most of them have one, nor of what nobody looked at', () => {
    const tres = [ausente(null), ausente(null), ausente(null)];
    const otros = conPosicion(9);
    const conElla = [1, 2, 3, 4, 5].map(() => ausente(LUGAR));
    expect(claves({ filas: [...tres, ...conElla.slice(0, 4), ...otros] })).toEqual(['sin_posicion']);
    expect(claves({ filas: [...tres, ...conElla, ...otros] })).toEqual([]);
    expect(claves({ filas: [1, 2, 3].map(() => ausente(undefined)).concat(otros) })).toEqual([]);
  });
});

describe('payments', () => {
  const deAbonos = (n: number, cuantos: number) => filas(cuantos, { monto_centavos: centavos(n) });

  it.each([
    [48_000, []],
    [48_001, ['casi_aprobacion']],
    [60_000, ['casi_aprobacion']],
    [60_001, []],
  ] as const)('six of %i centavos, at 120.00 a day, among others', (monto, que) =>
    expect(claves({ filas: [...deAbonos(monto, 6), ...filas(10)] })).toEqual(que),
  );

  it('they have to be most of the large ones, too: three abonos and more', () => {
    expect(claves({ filas: [...deAbonos(60_000, 6), ...deAbonos(36_000, 4)] })).toEqual(['casi_aprobacion']);
    expect(claves({ filas: [...deAbonos(60_000, 6), ...deAbonos(36_000, 5)] })).toEqual([]);
    expect(claves({ filas: [...deAbonos(60_000, 6), ...deAbonos(30_000, 5)] })).toEqual(['casi_aprobacion']);
  });

  it.each([
    ['three days later', 3, ['a_la_baja']],
    ['four days later', 4, []],
  ] as const)('lowered %s', (_, dias, que) =>
    expect(claves({ correcciones: [0, 1, 2].map((n) => correccion(n, n + dias)) })).toEqual(que),
  );

  it('taken out is lowered; of a day that its id does not say nobody knows', () => {
    expect(claves({ correcciones: [0, 1, 2].map((n) => correccion(n, n, null)) })).toEqual(['a_la_baja']);
    const sinDia = [0, 1, 2].map((n) => ({ ...correccion(n, n), pagado: null }));
    expect(claves({ correcciones: sinDia })).toEqual([]);
  });

  it('loans under another one’s phone', () => {
    expect(claves({ prestados: [0, 1, 2].map((n) => prestado(n)) })).toEqual(['telefono_de_otro']);
    expect(claves({ prestados: [prestado(0), prestado(1), prestado(2, [])] })).toEqual([]);
  });

  it('one transfer that stands for two payments', () => {
    const suya = fila({ transferencia: { referencia: '123456', fecha: HOY } });
    const otra = {
      id_pago: 'x.y',
      id_cliente: 'cli-2',
      cliente: 'Beto',
      monto_centavos: centavos(100),
      fecha: hace(20),
    };
    const [senal] = halladas({ repetidas: [{ fila: suya, otra }] });
    expect([senal?.clave, senal?.filas[0]?.que]).toEqual([
      'misma_referencia',
      'referencia 123456, como la de Beto: $1.00 del 31/10/2026',
    ]);
  });

  it.each([
    ['ABONO', false],
    ['ABONO12', false],
    ['A1234', true],
  ])('%s tells a transfer from others: %s', (normal, dice) => expect(distingue(normal)).toBe(dice));

  it('of one client only the same day is the same transfer', () => {
    const una = { id_cliente: 'a', fecha: HOY };
    expect([
      esLaMisma(una, { ...una, id_cliente: 'b', fecha: hace(9) }),
      esLaMisma(una, una),
      esLaMisma(una, { ...una, fecha: hace(1) }),
    ]).toEqual([true, true, false]);
  });
});

describe('a clock that was moved', () => {
  const MIN = 60_000;
  /** Captures of one phone, by the minutes of the day and what its clock lacks. */
  const serie = (...de: readonly (readonly [minuto: number, desfase: number])[]) =>
    de.map(([minuto, desfase], i) =>
      fila({
        captura: {
          capturado_en: new Date(instanteLocal(HOY, '10:00').getTime() + minuto * MIN),
          secuencia: i,
          desfase_ms: desfase * MIN,
        },
      }),
    );

  it.each([
    ['put forward twice', serie([0, 0], [10, -30], [20, 0], [30, -30]), true],
    ['put back by more than the time since, twice', serie([0, 0], [10, 60], [20, 0], [30, 60]), true],
    ['within the tolerance', serie([0, 0], [10, -2], [20, 0], [30, -2]), false],
    [
      'behind by less than the time since: it stood still',
      serie([0, 0], [90, 60], [100, 0], [190, 60]),
      false,
    ],
    ['behind by a day and more: it began anew', serie([0, 0], [10, 1440], [20, 0], [30, 1440]), false],
    ['wrong, and left alone', serie([0, -30], [10, -30], [20, -30], [30, -30]), false],
    ['put right', serie([0, -30], [10, 0], [20, -1], [30, 0]), false],
  ])('%s', (_, suyas, seDice) => expect(claves({ filas: suyas })).toEqual(seDice ? ['reloj_movido'] : []));
});

describe('how usual it is, and which days are looked at', () => {
  it('is counted over all days of collectors', () => {
    const dias = [
      { cobradores: 10, claves: { faltantes: 2 } },
      { cobradores: 12, claves: { a_la_baja: 1 } },
    ];
    expect([loUsual(dias, 'faltantes'), loUsual(dias, 'sin_posicion'), loUsual([], 'faltantes')]).toEqual([
      { con: 2, de: 22 },
      { con: 0, de: 22 },
      { con: 0, de: 0 },
    ]);
  });

  it('of the last sixty days', () => {
    const dias = Object.fromEntries([0, 59, 60].map((n) => [hace(n), n]));
    expect(Object.values(diasQueQuedan(dias, HOY))).toEqual([0, 59]);
  });

  it.each([
    ['an office that begins', [], [1]],
    ['yesterday is done', [1], []],
    ['three nights were missed', [4], [3, 2, 1]],
    ['a month was missed', [30], [7, 6, 5, 4, 3, 2, 1]],
  ])('%s', (_, mirados, esperados) =>
    expect(diasPorMirar(mirados.map(hace), HOY)).toEqual(esperados.map(hace)),
  );
});
