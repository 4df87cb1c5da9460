// The login as a form: what it says and asks for. The browser's tests tell whom it lets in (tests/e2e).
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as identidad from '../../web/src/lib/sesion/identidad.ts';
import { abrir } from './apoyo/abrir.tsx';
import { campo, llenar } from './apoyo/formulario.ts';

const correo = () => campo('Correo electrónico');
const contrasena = () => campo('Contraseña');
const entrar = () => screen.getByRole('button', { name: 'Iniciar Sesión' });

test('has the words of the spec', async () => {
  await abrir(undefined, '');
  screen.getByRole('heading', { name: 'Iniciar Sesión' });
  screen.getByText('Accede a tu cuenta', { exact: true });
  expect(correo()).toHaveProperty('type', 'email');
  expect(contrasena()).toHaveProperty('type', 'password');
  screen.getByRole('button', { name: '¿Olvidaste tu contraseña?' });
  entrar();
  expect(campo('Recordarme')).toHaveProperty('checked', true);
});

test('asks for both fields, and sends nothing without them', async () => {
  const { red, usuario } = await abrir(undefined, '');
  const preguntar = vi.spyOn(identidad, 'entrar').mockRejectedValue(new Error('Nobody was to be asked'));
  await usuario.click(entrar());
  await screen.findByText('Escribe tu correo electrónico');
  await screen.findByText('Escribe tu contraseña');
  // A text that is no address is told here, and not by the browser in its own language.
  expect(correo().closest('form')).toHaveProperty('noValidate', true);
  llenar('Correo electrónico', 'ana@@leal.demo');
  llenar('Contraseña', 'secreta');
  await usuario.click(entrar());
  await screen.findByText('Correo electrónico inválido');
  expect(preguntar).not.toHaveBeenCalled();
  expect(red.enviadas(/^POST/)).toEqual([]);
});

test('shows and hides the password', async () => {
  const { usuario } = await abrir(undefined, '');
  llenar('Contraseña', 'secreta');
  await usuario.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(contrasena()).toHaveProperty('type', 'text');
  await usuario.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(contrasena()).toHaveProperty('type', 'password');
  expect(contrasena()).toHaveProperty('value', 'secreta');
});
