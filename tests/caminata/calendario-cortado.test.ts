// The move of the open credits to a new calendar, killed between its commits: each credit goes over once.
import { NEGOCIO_POR_DEFECTO } from '@leal/domain';
import { alEmpezar } from '@leal/jugador';
import { type CreditoDeCartera, unaCartera } from '@leal/seed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  a,
  abrirFeria,
  anotados,
  cerrarFeria,
  cobrador,
  cuadra,
  empezar,
  enLista,
  enSala,
  llevar,
  minutos,
  mudanza,
  oficina,
  otro,
  pasar,
  puente,
} from './feria.ts';

beforeAll(abrirFeria);
afterAll(cerrarFeria);

describe('a run that is cut short', () => {
  /** Three commits of one collector. */
  const MUCHOS = 100;
  beforeEach(async () => {
    const ahora = a('2026-11-09', '11:00');
    const creditos = Array.from({ length: MUCHOS }, (_, i): CreditoDeCartera => ({
      id_credito: `cre-${i}`,
      id_cliente: `cli-${i}`,
    }));
    const quien = { id_usuario: otro.uid, email: `${otro.uid}@leal.demo`, nombre: 'Otro', creado_en: ahora };
    const { documentos } = unaCartera({ ahora, cobrador: quien, negocio: NEGOCIO_POR_DEFECTO, creditos });
    const deUno = alEmpezar({ ...oficina, cobradores: [cobrador] }, NEGOCIO_POR_DEFECTO, ahora);
    await empezar(() => [...deUno, ...documentos]);
    await enLista(puente('2026-12-01'));
    await minutos(1);
  });
  const movidos = () =>
    enSala()
      .espejo()
      .de('creditos')
      .filter(({ calendario }) => calendario === 2).length;

  it.each([0, 1, 2, 3, 4])(
    'after %i commits it goes on where it was, and moves each credit once',
    async (cuantos) => {
      // As if it had been killed there: what was written before it stands.
      enSala().fallar({ method: 'Commit', action: 'refuse', code: 13, after: cuantos, times: 1_000 });
      pasar(2);
      await expect(llevar()).rejects.toThrow();
      enSala().quitarFallas();
      const alCaer = movidos();
      expect([alCaer < MUCHOS + 3, anotados().length]).toEqual([true, alCaer]);
      await minutos(1);
      expect([movidos(), anotados().length]).toEqual([MUCHOS + 3, MUCHOS + 3]);
      expect(mudanza()).toMatchObject({ estado: 'hecha', creditos: MUCHOS + 3 });
      await cuadra();
    },
  );

  it('a commit whose answer was lost is not done twice', async () => {
    enSala().fallar({ method: 'Commit', action: 'lose-answer', code: 14, times: 2 });
    await minutos(3);
    expect([movidos(), anotados().length]).toEqual([MUCHOS + 3, MUCHOS + 3]);
    expect(mudanza()).toMatchObject({ estado: 'hecha', creditos: MUCHOS + 3 });
    await cuadra();
  });

  it('without time it says that it is not over, and the next minute goes on', async () => {
    pasar(2);
    expect(await llevar(-1)).toEqual({ version: 2, completa: false });
    expect(mudanza()).toMatchObject({ estado: 'en_curso', hasta: null });
    await minutos(1);
    expect(mudanza()).toMatchObject({ estado: 'hecha', creditos: MUCHOS + 3 });
  });
});
