// The frame of a window: a street's, with its bar at the foot, or a desk's, with the menu beside the screen.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { mundo } from '../apoyo/mundo.ts';
import { vestirMarco } from '../apoyo/vestir.ts';

const VECINOS = Array.from({ length: 6 }, (_, n) => creditoDe(`Vecino ${n + 1}`));

test.each([
  [{ width: 915, height: 412 }, 'street'],
  [{ width: 932, height: 430 }, 'street'],
  [{ width: 899, height: 800 }, 'street'],
  [{ width: 900, height: 500 }, 'desk'],
  [{ width: 1024, height: 768 }, 'desk'],
  // A tablet while its keyboard is up.
  [{ width: 1024, height: 380 }, 'desk'],
  [{ width: 1280, height: 800 }, 'desk'],
] as const)('at %j the frame is that of the %s', async (tamano, marco) => {
  await abrir(await mundo.cobrador(VECINOS), 'cobrador', { tamano });
  vestirMarco(tamano);
  await screen.findByRole('heading', { name: 'Clientes para hoy (6)' });
  const lateral = screen.queryByRole('complementary');
  expect(screen.queryByRole('navigation', { name: 'Accesos' }) !== null).toBe(marco === 'street');
  expect(lateral !== null).toBe(marco === 'desk');
  if (lateral) within(lateral).getByRole('navigation', { name: 'Principal' });
});
