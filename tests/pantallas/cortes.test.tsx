// The cash that collectors have not handed in, before the office.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abiertaDesdeAyer } from '../e2e/apoyo/caja.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

test('a box of an earlier day that nobody has handed in reminds the office', async () => {
  const cobrador = await mundo.cobrador();
  await abiertaDesdeAyer(mundo, cobrador, 350);
  await enOficina('gerente/cortes');
  const lista = within(await screen.findByRole('list', { name: 'Sin entregar' }));
  const elemento = lista
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(cobrador.uid));
  expect(elemento?.textContent).toContain('desde el martes 17/11/2026');
  expect(elemento?.textContent).toContain('$350.00');
});
