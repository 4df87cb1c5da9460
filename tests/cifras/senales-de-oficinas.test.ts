// Honest offices have a signal of a collector a month at the most; what is done on purpose is found within three days.
import {
  CLAVES_DE_SENAL,
  type ClaveDeSenal,
  diaSemana,
  type Fecha,
  type HechosDeCobrador,
  llegoEl,
  PARAMETROS,
  type SenalPrevia,
  senalesDe,
  sumarDias,
  UMBRALES,
} from '@leal/domain';
import { porCorrida } from '@leal/pruebas/corrida';
import { afterAll, describe, expect, it } from 'vitest';
import { FRAUDES } from './fraudes.ts';
import { DIAS_DEL_MES, DIAS_PREVIOS, diaDe, nacer, type Vida, vivirDia } from './oficina-honesta.ts';

/** The offices, of three collectors each; the plan asks for two hundred. */
const OFICINAS = porCorrida({ corta: 10, resto: 200, todo: 600 });
const COBRADORES = 3;
/** Each fraud is planted so often, with other collectors. */
const VECES = porCorrida({ corta: 4, resto: 40, todo: 100 });
const DIAS_PARA_HALLARLO = 3;

/** What the night reads: fourteen days, as they had come. */
const hastaEse = (hechos: HechosDeCobrador, dia: Fecha): HechosDeCobrador => ({
  ...hechos,
  filas: hechos.filas.filter((fila) => llegoEl(fila) <= dia && fila.fecha > sumarDias(dia, -14)),
});

function mirar({ hechos }: Vida, fecha: Fecha, previas: SenalPrevia[]): ClaveDeSenal[] {
  const como = { fecha, umbrales: UMBRALES, parametros: PARAMETROS, previas };
  const claves = senalesDe(hastaEse(hechos, fecha), como).map(({ clave }) => clave);
  previas.push(...claves.map((clave) => ({ clave, fecha, falsa_alarma: null })));
  return claves;
}

const vivir = (vida: Vida, dia: Fecha): void =>
  vivirDia(vida, dia, diaSemana(dia) === 0, diaSemana(dia) === 6);

/** The signals of one collector's month. */
function mesDe(semilla: string): ClaveDeSenal[] {
  const vida = nacer(semilla);
  const previas: SenalPrevia[] = [];
  return Array.from({ length: DIAS_PREVIOS + DIAS_DEL_MES }, (_, n) => {
    vivir(vida, diaDe(n));
    return n < DIAS_PREVIOS ? [] : mirar(vida, diaDe(n), previas);
  }).flat();
}

const dichas: string[] = [];
afterAll(() => process.stdout.write(`${dichas.join('\n')}\n`));

describe('honest offices', () => {
  const meses = Array.from({ length: OFICINAS }, (_, o) =>
    Array.from({ length: COBRADORES }, (__, c) => mesDe(`honesta-${o}-${c}`)),
  );
  const todas = meses.flat(2);
  const porMes = todas.length / (OFICINAS * COBRADORES);

  it(`${OFICINAS} of them: one signal of a collector a month at the most`, () => {
    const peor = Math.max(...meses.flat().map((mes) => mes.length));
    const porClave = CLAVES_DE_SENAL.map((clave) => [clave, todas.filter((una) => una === clave).length]);
    dichas.push(
      `senales de oficinas honestas: ${porMes.toFixed(3)} por cobrador y mes (${OFICINAS} oficinas, ${COBRADORES} cobradores; la mayor ${peor})`,
      ...porClave.map(([clave, n]) => `  ${clave}: ${n}`),
    );
    expect(porMes).toBeLessThanOrEqual(1);
  });

  it('of ten collectors nine have no more than one in a month', () => {
    const conMas = meses.flat().filter((mes) => mes.length > 1).length;
    expect(conMas * 10).toBeLessThanOrEqual(OFICINAS * COBRADORES);
  });
});

describe.each(CLAVES_DE_SENAL)('%s, on purpose', (clave) => {
  it(`is found within ${DIAS_PARA_HALLARLO} days`, () => {
    const tarde: string[] = [];
    for (let vez = 0; vez < VECES; vez += 1) {
      const semilla = `fraude-${clave}-${vez}`;
      const vida = nacer(semilla);
      // Without positions of the others there is nothing to compare with.
      vida.telefono.permite = true;
      // From a Monday on: a Sunday has no work to be hidden in.
      for (let n = 0; n < DIAS_PREVIOS; n += 1) vivir(vida, diaDe(n));
      const halladas = Array.from({ length: DIAS_PARA_HALLARLO }, (_, n) => {
        const dia = diaDe(DIAS_PREVIOS + n);
        vivir(vida, dia);
        FRAUDES[clave](vida, dia);
        return mirar(vida, dia, []);
      }).flat();
      if (!halladas.includes(clave)) tarde.push(semilla);
    }
    expect(tarde).toEqual([]);
  });
});
