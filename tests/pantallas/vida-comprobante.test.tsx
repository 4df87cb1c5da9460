// A receipt in the statement of its loan.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comprobanteDelPago, pedirSerieDe } from '../setup/comprobantes.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

/** A receipt of today's payment. */
async function conRecibo() {
  const { cobrador, id_credito, abonar } = await escena(mundo, creditoDe('Elsa Recibida'));
  await abonar(120);
  const serie = await pedirSerieDe(cobrador);
  const cuerpo = comprobanteDelPago(id_credito, '2026-11-18', { serie });
  expect((await invocar(cobrador, 'crearComprobante', { cuerpo })).estado).toBe(201);
  return { cobrador, id_credito, folio: `${serie}-0001` };
}

const enComprobantes = async () => within(await screen.findByRole('region', { name: 'Comprobantes' }));
const anular = (folio: string) => ({ name: `Anular el comprobante ${folio}` });

test('a collector reads it in the statement, and is offered nothing there', async () => {
  const { cobrador, id_credito, folio } = await conRecibo();
  await abrir(cobrador, `estado-de-cuenta/${id_credito}`);
  const comprobantes = await enComprobantes();
  await comprobantes.findByText(folio);
  expect(comprobantes.queryByRole('button', anular(folio))).toBeNull();
});

test('a manager is offered to annul it', async () => {
  const { id_credito, folio } = await conRecibo();
  await enOficina(`estado-de-cuenta/${id_credito}`);
  await (await enComprobantes()).findByRole('button', anular(folio));
});
