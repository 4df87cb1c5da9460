// The move of the open credits to a new calendar, or to other numbers to count by, killed between its commits: each credit goes over once.
import type { CreditoDoc, MudanzaDoc } from '@leal/contract/documentos';
import { porCorrida } from '@leal/pruebas/corrida';
import type { CreditoDeCartera } from '@leal/seed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mudarCreditos } from '../../functions/src/use-cases/calendario/mudar-creditos.ts';
import { pagado, POR_RENOVAR } from '../setup/pagado.ts';
import {
  a,
  abrirFeria,
  anotados,
  cerrarFeria,
  cuadra,
  empezar,
  empezarCon,
  enConsola,
  enLista,
  enSala,
  llevar,
  minutos,
  mudanza,
  pasar,
  puente,
} from './feria.ts';

beforeAll(abrirFeria);
afterAll(cerrarFeria);

/** Three commits of one collector. */
const MUCHOS = 100;
/** Credits whose renewal, or whose last payment, is another one by other numbers. */
const CASI: readonly CreditoDeCartera[] = [POR_RENOVAR, pagado(3400)];

const CLASES = {
  'a new calendar': {
    accion: /^calendario\/mudar$/,
    pedir: () => enLista(puente('2026-12-01')),
    // The other collector's, too.
    cuantos: MUCHOS + 3,
    cortes: porCorrida({ corta: [1], resto: [0, 1, 2, 3, 4], todo: [0, 1, 2, 3, 4] }),
    van: (credito: CreditoDoc) => credito.calendario === 2,
  },
  'other numbers': {
    accion: /^ajustes\/mudar$/,
    pedir: () => enConsola({ parametros: { porcentaje_renovacion: 90, resto_minimo_centavos: 10_000 } }),
    cuantos: MUCHOS,
    cortes: porCorrida({ corta: [2], resto: [0, 1, 2, 3], todo: [0, 1, 2, 3] }),
    van: (credito: CreditoDoc) => credito.criterios !== undefined,
  },
};

describe.each(Object.entries(CLASES))(
  'a run for %s that is cut short',
  (_, { accion, pedir, cuantos: todos, cortes, van }) => {
    beforeEach(async () => {
      const creditos = Array.from({ length: MUCHOS }, (_nada, i): CreditoDeCartera => ({
        ...CASI[i % CASI.length],
        id_credito: `cre-${i}`,
        id_cliente: `cli-${i}`,
      }));
      await empezarCon(creditos);
      await pedir();
      await minutos(1);
    });
    const movidos = () => enSala().espejo().de('creditos').filter(van).length;
    const quedan = () => [movidos(), anotados(accion).length];

    it.each(cortes)(
      'after %i commits it goes on where it was, and moves each credit once',
      async (cuantos) => {
        // The move is stopped as if it had been killed there: commits before that stand.
        enSala().fallar({ method: 'Commit', action: 'refuse', code: 13, after: cuantos, times: 1_000 });
        pasar(2);
        await expect(llevar()).rejects.toThrow();
        enSala().quitarFallas();
        const alCaer = movidos();
        expect([alCaer < todos, anotados(accion).length]).toEqual([true, alCaer]);
        await cuadra();
        await minutos(1);
        expect(quedan()).toEqual([todos, todos]);
        expect(mudanza()).toMatchObject({ estado: 'hecha', creditos: todos });
        await cuadra();
      },
    );

    it('a commit whose answer was lost is not done twice', async () => {
      enSala().fallar({ method: 'Commit', action: 'lose-answer', code: 14, times: 2 });
      await minutos(3);
      expect(quedan()).toEqual([todos, todos]);
      expect(mudanza()).toMatchObject({ estado: 'hecha', creditos: todos });
      await cuadra();
    });

    it('without time it says that it is not over, and the next minute goes on', async () => {
      pasar(2);
      expect(await llevar(-1)).toEqual({ version: 2, completa: false });
      expect(mudanza()).toMatchObject({ estado: 'en_curso', hasta: null });
      await minutos(1);
      expect(mudanza()).toMatchObject({ estado: 'hecha', creditos: todos });
    });
  },
);

it('a run that was left behind says nothing of how far a newer version is', async () => {
  await empezar();
  await enLista(puente('2026-12-01'));
  await llevar();
  const nueva = mudanza();
  expect(nueva).toMatchObject({ estado: 'en_curso', hasta: null });
  const vieja = { ...nueva, version: Number(nueva['version']) - 1 } as MudanzaDoc;
  const como = { ahora: a('2026-11-18', '11:05'), conCriterios: false, limite_ms: Infinity };
  expect(await mudarCreditos(vieja, como)).toBe(false);
  expect(mudanza()).toMatchObject({ estado: 'en_curso', hasta: null });
  await minutos();
  expect(mudanza()).toMatchObject({ estado: 'hecha', creditos: anotados().length });
  await cuadra();
});
