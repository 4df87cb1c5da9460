// A collector's open cut: what should be in hand, and why.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { conFondo } from '../e2e/apoyo/caja.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escenaDe } from '../setup/escena.ts';
import { uno } from '../setup/uno.ts';
import { abrir } from './apoyo/abrir.tsx';

const mundo = abrirMundo();
const parte = (nombre: string) => screen.findByRole('region', { name: nombre });

test('says what should be in hand, from the efectivo a entregar to it line by line, and what waits beside it', async () => {
  const cobrador = await mundo.cobrador([uno('Ana López')]);
  await escenaDe(mundo, cobrador).abonar(120);
  await conFondo(await mundo.cuenta('gerente@leal.demo'), cobrador, 500);
  const { usuario } = await abrir(cobrador, 'cobrador/dashboard');
  await usuario.click(await screen.findByRole('link', { name: /^Efectivo a Entregar/ }));
  const enMano = await parte('En mano');
  await waitFor(() => expect(enMano.querySelector('strong')?.textContent).toBe('$620.00'));
  const puente = within(await parte('De dónde sale')).getAllByRole('listitem');
  expect(puente.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual([
    '$120.00',
    '$500.00',
    '$620.00',
  ]);
  screen.getByRole('link', { name: /^Por aprobar \(en mano\)/ });
  await screen.findByText('Todavía no has entregado ningún corte');
  const filas = within(await parte('Movimientos de este corte'));
  await usuario.click(filas.getByText('Pagos (1)'));
  filas.getByText('Ana López');
});
