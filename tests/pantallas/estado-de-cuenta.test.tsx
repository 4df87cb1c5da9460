// The statement of a loan that has none.
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { ESCRITORIO } from '../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { idCredito } from './apoyo/escena.ts';

const mundo = abrirMundo();

test('an unknown credit, and one that has not begun, say so', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Beto Ruiz', { estado: 'Pendiente' })]);
  const gerente = await mundo.cuenta('gerente@leal.demo');
  await abrir(gerente, 'estado-de-cuenta/no-hay', { tamano: ESCRITORIO });
  await screen.findByText('Este crédito no existe o ya no está');
  await abrir(gerente, `estado-de-cuenta/${idCredito({ cobrador })}`, { tamano: ESCRITORIO });
  await screen.findByText(/^Este crédito no ha empezado/);
});
