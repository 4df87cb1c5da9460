// The manager's menu: what is opened every day is in sight, the kinds of requests are one press away.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TIPOS_SOLICITUD } from '@leal/domain';
import { enOficina } from '../apoyo/oficina.ts';

const menu = () => screen.findByRole('navigation', { name: 'Principal' });
const plegado = async () => (await menu()).querySelector('details')!;
const enlaces = (donde: ParentNode) =>
  [...donde.querySelectorAll('a')].map(({ textContent }) => textContent.trim());

test('every kind of request is under the inbox; cash and team are lines of their own', async () => {
  const { usuario } = await enOficina('gerente/rutas');
  const tipos = await plegado();
  expect(tipos.open).toBe(false);
  expect(enlaces(tipos)).toHaveLength(TIPOS_SOLICITUD.length + 2);
  expect(enlaces(tipos).at(0)).toBe('Créditos');
  expect(enlaces(tipos).at(-1)).toBe('Gastos');
  const fuera = [...(await menu()).querySelectorAll('a')].filter((enlace) => !tipos.contains(enlace));
  expect(fuera).toHaveLength(23);

  await usuario.click(within(await menu()).getByText('Bandeja'));
  await screen.findByRole('heading', { name: 'Bandeja' });
  expect((await plegado()).open).toBe(false);
});

test('they are unfolded while one is at one of them, and fold up again elsewhere', async () => {
  const { usuario } = await enOficina('gerente/gastos');
  const tipos = await plegado();
  expect(tipos.open).toBe(true);
  within(tipos).getByRole('link', { name: 'Gastos', current: 'page' });
  await usuario.click(within(await menu()).getByRole('link', { name: 'Cortes' }));
  await waitFor(() => expect(tipos.open).toBe(false));
});
