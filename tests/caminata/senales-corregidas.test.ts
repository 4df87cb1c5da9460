// What a correction makes of a payment, as the night finds it: by the day on which it was asked for, and by that on which it was approved.
import { sumarDias } from '@leal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirDeNoche, LUNES, type OficinaDeNoche } from './oficina-de-noche.ts';
import { alas, aprobarBaja, cobrar, nuevo, pedirBaja, UN_ABONO } from './plantar.ts';

let de: OficinaDeNoche;
beforeAll(async () => {
  de = await abrirDeNoche('corregidas');
});
afterAll(() => de.sala.cerrar());

describe('payments that were lowered', () => {
  const VIERNES = sumarDias(LUNES, 4);
  const bajar = async (n: number, pedido: number, aprobado: number) => {
    const quien = await nuevo(de, n);
    alas(VIERNES, '12:00');
    const pagos = [];
    for (const i of [1, 2, 3]) pagos.push(await cobrar(quien, i, UN_ABONO));
    alas(sumarDias(VIERNES, pedido), '12:30');
    const pedidas = [];
    for (const pago of pagos) pedidas.push(await pedirBaja(quien, pago));
    alas(sumarDias(VIERNES, aprobado), '13:00');
    for (const pedida of pedidas) await aprobarBaja(de.gerente, pedida);
    return de.hallado(sumarDias(VIERNES, aprobado), quien);
  };

  it.each([
    [60, 'the same day, and approved after a long weekend', 0, 5, ['a_la_baja']],
    [61, 'on the third day', 3, 6, ['a_la_baja']],
    [62, 'on the fourth, and approved at once', 4, 7, []],
  ] as const)('(%i) asked for %s', async (n, _, pedido, aprobado, claves) =>
    expect(await bajar(n, pedido, aprobado)).toEqual(claves),
  );
});

describe('a payment that a correction makes a transfer', () => {
  it.each([
    [70, 'of the same week', 3],
    [71, 'of a month ago', 30],
  ] as const)('(%i) %s, is of the day on which that was approved', async (n, _, dias) => {
    const quien = await nuevo(de, n);
    const [dia, luego] = [sumarDias(LUNES, 14), sumarDias(LUNES, 14 + dias)];
    alas(dia, '12:00');
    const id = await cobrar(quien, 1, UN_ABONO);
    const transferencia = { referencia: `SPEI 7788${n}`, fecha: dia };
    await cobrar(quien, 2, UN_ABONO, { transferencia });
    expect(await de.hallado(dia, quien)).toEqual([]);
    alas(luego, '12:00');
    await aprobarBaja(de.gerente, await pedirBaja(quien, id, UN_ABONO, transferencia));
    expect(await de.hallado(luego, quien)).toEqual(['misma_referencia']);
  });
});
