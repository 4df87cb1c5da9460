// One's own account: who one is, and a password that is not changed without a line.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as identidad from '../../../web/src/lib/sesion/identidad.ts';
import { CONTRASENA } from '../../setup/mundo.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { campo, llenar } from '../apoyo/formulario.ts';
import { dato } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { gerente } from '../apoyo/oficina.ts';

const NUEVA = 'Nueva.2026';

test('it shows the account', async () => {
  const cobrador = await mundo.cobrador();
  await abrir(cobrador, 'cobrador/profile');
  await screen.findByRole('heading', { name: 'Mi perfil' });
  expect(dato('Correo')).toBe(cobrador.email);
  expect(dato('Rol')).toBe('Cobrador');
  screen.getByText(/^Leal, versión \d+\.\d+\.\d+$/);
});

test('a manager has the same screen', async () => {
  await abrir(await gerente(), 'profile');
  await screen.findByRole('heading', { name: 'Mi perfil' });
  expect(dato('Rol')).toBe('Gerente');
});

test('without signal it says so, and nothing typed is lost', async () => {
  const { usuario } = await abrir(await mundo.cobrador(), 'cobrador/profile');
  const sinRed = Object.assign(new Error('The network failed'), { code: 'auth/network-request-failed' });
  vi.spyOn(identidad, 'cambiarContrasena').mockRejectedValue(sinRed);
  await screen.findByRole('heading', { name: 'Mi perfil' });
  llenar('Contraseña actual', CONTRASENA);
  llenar('Contraseña nueva', NUEVA);
  llenar('Confirmar contraseña', NUEVA);
  await usuario.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByText('Sin conexión. Revisa tu señal.');
  const escrito = ['Contraseña actual', 'Contraseña nueva', 'Confirmar contraseña'].map(
    (rotulo) => campo(rotulo).value,
  );
  expect(escrito).toEqual([CONTRASENA, NUEVA, NUEVA]);
  await waitFor(() => expect(identidad.cambiarContrasena).toHaveBeenCalledWith(CONTRASENA, NUEVA));
});
