// The two sides of the bank in a walk.
import { estaVivo } from '@leal/domain';
import type { Espejo } from '@leal/jugador';
import { expect } from 'vitest';

/** Each deposit that is a payment names one that names it, of its amount; and no payment names another one. */
export function comprobarDepositos(espejo: Espejo): void {
  const deDepositos = espejo
    .de('renglones_banco')
    .filter(({ estado, pago }) => {
      expect(pago !== undefined).toBe(estado === 'de_pago');
      return pago;
    })
    .map(
      ({ id_renglon, monto_centavos, pago }) =>
        `${id_renglon} ${pago?.id_credito} ${pago?.id_movimiento} ${monto_centavos}`,
    );
  const dePagos = espejo.de('movimientos').flatMap(({ banco, ...fila }) => {
    if (banco?.renglon === undefined) return [];
    expect([banco.estado, estaVivo(fila)]).toEqual(['vista', true]);
    return [`${banco.renglon} ${fila.id_credito} ${fila.id_movimiento} ${fila.monto_centavos}`];
  });
  expect(new Set(dePagos)).toEqual(new Set(deDepositos));
  expect(dePagos).toHaveLength(deDepositos.length);
}
