// A loan that was approved and is not in the client's hands, as the office reads it on the client's page.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ESCRITORIO } from '../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escenaDe } from '../setup/escena.ts';
import { uno } from '../setup/uno.ts';
import { abrir } from './apoyo/abrir.tsx';

const mundo = abrirMundo();

test.each([
  ['that nobody has touched may be cancelled', 0, 1],
  ['that was paid before it was handed over is told, and not offered to be cancelled', 100, 0],
])('one %s', async (_, pagado, ofrecidos) => {
  const cobrador = await mundo.cobrador([uno('Ana López', { estado: 'Pendiente' })]);
  const escena = escenaDe(mundo, cobrador);
  await escena.aprobado();
  if (pagado > 0) await escena.abonar(pagado);
  await abrir(await mundo.cuenta('gerente@leal.demo'), `gerente/clientes/${escena.id_cliente}`, {
    tamano: ESCRITORIO,
  });
  const panel = within(await screen.findByRole('region', { name: 'Por entregar' }));
  panel.getByText('$3,000.00');
  expect(panel.queryAllByRole('button', { name: 'Cancelar crédito' })).toHaveLength(ofrecidos);
});
