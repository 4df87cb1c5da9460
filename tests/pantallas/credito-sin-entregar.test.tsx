// A loan that was approved and is not in the client's hands, as the office reads it on the client's page.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Escena, escena } from '../setup/escena.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

const MOVIMIENTOS = 'Ya tiene movimientos: no se puede cancelar.';

const enSuPagina = async (antes: (escena: Escena) => Promise<unknown>, panel: string) => {
  const e = await escena(mundo, creditoDe('Ana López', { estado: 'Pendiente' }));
  await antes(e);
  await enOficina(`gerente/clientes/${e.id_cliente}`);
  return within(await screen.findByRole('region', { name: panel }));
};
const descrito = (boton: HTMLElement) =>
  document.getElementById(boton.getAttribute('aria-describedby') ?? '')?.textContent;

/** Some days later, as far as the credit knows: the day of today has nothing. */
const deOtroDia = ({ id_credito }: Escena) =>
  mundo.db.doc(`creditos/${id_credito}`).update({ gestiones: {} });

test.each([
  ['that nobody has touched may be cancelled', () => Promise.resolve(), undefined],
  ['that was paid before it was handed over', (e: Escena) => e.abonar(100), MOVIMIENTOS],
  ['that was visited today', (e: Escena) => e.abonar(0), MOVIMIENTOS],
  [
    'with nothing but a visit of an earlier day',
    (e: Escena) => e.abonar(0).then(() => deOtroDia(e)),
    MOVIMIENTOS,
  ],
  [
    'with a late capture that waits',
    (e: Escena) => e.pedirTardia(),
    'Tiene una solicitud abierta: resuélvela primero.',
  ],
] as const)('one %s: its button says why it cannot be, where it cannot', async (_, antes, porque) => {
  const panel = await enSuPagina(
    (e) => e.aprobado().then(() => antes(e) as Promise<unknown>),
    'Por entregar',
  );
  panel.getByText('$3,000.00');
  const boton = panel.getByRole('button', { name: 'Cancelar crédito' });
  expect(boton).toHaveProperty('disabled', porque !== undefined);
  expect(descrito(boton)).toBe(porque);
});

test.each([
  ['nothing happened on may never have been', () => Promise.resolve(), undefined],
  ['was only visited may never have been, neither', (e: Escena) => e.abonar(0), undefined],
  [
    'has a payment that waits to be decided',
    (e: Escena) => e.pedirMultiple(),
    'Ya se pagó algo de este préstamo: su entrega no se deshace.',
  ],
] as const)('one that was handed over and %s', async (_, antes, porque) => {
  const panel = await enSuPagina(
    (e) => e.entregado().then(() => antes(e) as Promise<unknown>),
    'Entregado, sin pagos',
  );
  const boton = panel.getByRole('button', { name: 'No se entregó' });
  expect(boton).toHaveProperty('disabled', porque !== undefined);
  expect(descrito(boton)).toBe(porque);
});
