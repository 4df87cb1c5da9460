// The payment screen: an amount that cannot be one. Collecting on it is for tests/e2e.
import { fecha } from '@leal/domain';
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

test('in one tap: the usual amount, up to date, and paid off; the ones that need a manager say so', async () => {
  const inicio = { fecha_inicio: fecha('2026-11-09') };
  const { usuario } = await enPago([uno('Ana López', inicio)], undefined, {});
  const monto = await campoMonto();
  const accion = panel('Registrar Pago');
  const botones = () =>
    [...accion.querySelectorAll('.abono-atajos button')].map((boton) => boton.textContent);
  // 2026-11-18: eight days are due, and five of them is all that needs nobody.
  expect(botones()).toEqual([
    'Abono $120.00',
    'Al corriente $960.00 necesita aprobación',
    'Liquidar $3,600.00 necesita aprobación',
    'Visita sin pago',
  ]);
  await usuario.click(screen.getByRole('button', { name: /^Al corriente/ }));
  expect(monto.value).toBe('960.00');
  await screen.findByText('Son 8 abonos: requiere aprobación.');
  escribir(accion, /^Monto/, '3600.01');
  await screen.findByText('Máximo $3,600.00');
});
