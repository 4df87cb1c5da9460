// The people with an account: looked for by name, e-mail, role and state.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { elegirDe } from './apoyo/formulario.ts';
import { consulta, reintentar } from './apoyo/leer.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

const enUsuarios = async (filtro = '', antes = {}) => enOficina(`gerente/registrar-usuario${filtro}`, antes);
const buscar = (texto: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Buscar una cuenta/ }), { target: { value: texto } });
const cuantas = () => within(screen.getByRole('list', { name: 'Usuarios' })).getAllByRole('listitem').length;

test('a search and filters go together, stand in the address, and are of all accounts, not of a page', async () => {
  const muchos = Array.from({ length: 25 }, (_, i) => `Eudora ${i}`);
  const nuevos = await Promise.all(muchos.map(async () => mundo.cobrador([])));
  const ultimo = nuevos.at(-1);
  if (!ultimo) throw new Error('There is nobody');
  await mundo.db.doc(`usuarios/${ultimo.uid}`).update({ activo: false });
  const { usuario } = await enUsuarios();
  await screen.findByRole('list', { name: 'Usuarios' });
  buscar(ultimo.email);
  await screen.findByText('1 cuenta encontrada');
  expect(cuantas()).toBe(1);
  await elegirDe(usuario, 'Estado de la cuenta', 'Activos');
  await screen.findByText('0 cuentas encontradas');
  screen.getByText('No se encontraron resultados');
  expect(consulta()).toContain('estado=activos');
  buscar('');
  await waitFor(() => expect(cuantas()).toBeGreaterThan(20));
  await usuario.click(screen.getByRole('combobox', { name: 'Tipo de cuenta' }));
  const gerente = { selector: '.ant-select-item-option-content' };
  await usuario.click(await screen.findByText('Gerente', gerente));
  await waitFor(() => expect(cuantas()).toBeLessThan(20));
  expect(consulta()).toContain('rol=6');
});

test('a failed load is no empty list', async () => {
  const { red, usuario } = await enUsuarios('?q=adriana', {
    antes: (laRed: { rechazar: (cual: RegExp) => void }) => laRed.rechazar(/usuarios/),
  });
  await reintentar(usuario, 'Error al obtener usuarios', () => red.dejarPasar());
  await screen.findByText('1 cuenta encontrada');
});
