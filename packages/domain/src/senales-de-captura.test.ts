import { describe, expect, it } from 'vitest';
import { type DeFila, HOY, hace, LUGAR, alNorte, fila, filas, halladas, claves } from '../pruebas/senales.ts';
import { type Fecha, sumarDias } from './calendario.ts';
import type { FilaMirada } from './hechos-de-senales.ts';
import { instanteLocal } from './zona-horaria.ts';

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
