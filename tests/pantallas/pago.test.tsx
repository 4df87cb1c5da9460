// The payment screen: an amount that cannot be one. Collecting on it is for tests/e2e.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { uno } from '../setup/uno.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { escribir } from './apoyo/escribir.ts';
import { campoMonto, panel } from './apoyo/pago.ts';
import { quedaRegistrado } from './apoyo/ruta.ts';

const { enPago } = usarEscenas(abrirMundo());

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('no amount, one below zero, words, and more than is owed: refused on the screen, nothing is sent; five daily amounts are not', async () => {
    const { usuario, red } = await enPago([uno('Ana López')], undefined, { tamano });
    const monto = await campoMonto();
    const accion = panel('Registrar Pago');
    const registrar = async (texto: string) => {
      escribir(accion, /^Monto/, texto);
      await usuario.click(screen.getByRole('button', { name: /^Registrar (pago|\$)/ }));
    };
    const invalido = 'Ingrese un monto válido (puede ser 0 para registrar visita sin pago)';
    const excesivo = 'El monto es mayor que el saldo del crédito.';
    for (const [texto, mensaje, otro] of [
      ['', invalido, excesivo],
      ['3600.01', excesivo, invalido],
      ['-5', invalido, excesivo],
      ['3600.01', excesivo, invalido],
      ['mucho', invalido, excesivo],
    ] as const) {
      await registrar(texto);
      await screen.findByText(mensaje);
      await waitFor(() => expect(screen.queryAllByText(otro), texto).toEqual([]));
      expect(monto.value).toBe(texto);
    }
    // A phone asks for its series of receipts by itself.
    expect(red.enviadas(/^POST (?!\/comprobantes\/serie$)/)).toEqual([]);
    await registrar('600');
    await quedaRegistrado(usuario);
    expect(red.enviadas(/^POST \/abonos\/registrar/)).toMatchObject([{ cuerpo: { monto: 600 } }]);
  });
});
