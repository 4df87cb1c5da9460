// The statement of a loan that has none.
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { creditoDe } from '../setup/credito-de.ts';
import { idCredito } from './apoyo/escena.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

test('an unknown credit, and one that has not begun, say so', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Beto Ruiz', { estado: 'Pendiente' })]);
  await enOficina('estado-de-cuenta/no-hay');
  await screen.findByText('Este crédito no existe o ya no está');
  await enOficina(`estado-de-cuenta/${idCredito({ cobrador })}`);
  await screen.findByText(/^Este crédito no ha empezado/);
});
