// The office's view of each person: the route, the cash, and the last word of the phone about itself.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { elegirDe } from './apoyo/formulario.ts';
import { consulta } from './apoyo/leer.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

const CONTACTO = { dispositivo: 'tel-1', version: '1.0.7', sin_enviar: 2, monto_sin_enviar: 240 };

test('a row says route, cash, contact, version and what is not sent; whoever was not heard of says so', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  const id_credito = `${cobrador.prefijo}-cre-1`;
  await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 120 } });
  await invocar(cobrador, 'avisarContacto', { cuerpo: CONTACTO });
  const camino = `gerente/registrar-usuario?q=${encodeURIComponent(cobrador.email)}`;
  await enOficina(camino);
  await screen.findByText('1 cuenta encontrada');
  const fila = within(screen.getByRole('list', { name: 'Usuarios' }));
  fila.getByText('1 cliente activo');
  fila.getByText('$120.00');
  expect(fila.getByText('Contacto hace un momento').title).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  fila.getByText('Versión 1.0.7');
  fila.getByText('2 sin enviar');
  fila.getByText('$240.00');
});

test('who has no phone that was heard of says so; the order stands in the address, and is of all', async () => {
  const cobrador = await mundo.cobrador([]);
  await invocar(cobrador, 'avisarContacto', { cuerpo: { ...CONTACTO, sin_enviar: 99_000 } });
  await mundo.cobrador([]);
  const { usuario } = await enOficina('gerente/registrar-usuario');
  const lista = await screen.findByRole('list', { name: 'Usuarios' });
  expect(within(lista).getAllByText('Sin contacto').length).toBeGreaterThan(0);
  await elegirDe(usuario, 'Orden del equipo', 'Más sin enviar');
  await waitFor(() => {
    const [primera] = within(screen.getByRole('list', { name: 'Usuarios' })).getAllByRole('listitem');
    within(primera!).getByText(cobrador.email);
    within(primera!).getByText('99,000 sin enviar');
  });
  expect(consulta()).toContain('orden=-sin_enviar');
});
