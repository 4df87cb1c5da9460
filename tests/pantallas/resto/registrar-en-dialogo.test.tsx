// Somebody is registered over the team's table: the rules are said quietly, and a mistake when its field is left.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { campo, llenar } from '../apoyo/formulario.ts';
import { enOficina } from '../apoyo/oficina.ts';

/** The identity service makes the account. */
vi.mock('../../../web/src/lib/sesion/cuentas.ts', () => ({
  crearCuenta: () => Promise.resolve({ uid: 'nueva', borrar: () => Promise.resolve() }),
  soltarCuenta: () => Promise.resolve(),
}));

async function registrando() {
  const pantalla = await enOficina('gerente/equipo');
  await pantalla.usuario.click(await screen.findByRole('button', { name: 'Registrar Usuario' }));
  const dialogo = await elDialogo('Registrar Usuario');
  await dialogo.findByLabelText('Nombre');
  return { ...pantalla, dialogo };
}

test('the rules are one quiet line; nothing is wrong before its field is left, and then it is said', async () => {
  const { usuario, red, dialogo } = await registrando();
  dialogo.getByText(/^Mínimo 6 caracteres · .*especial/);
  expect(dialogo.queryByRole('list', { name: 'Requisitos de la contraseña' })).toBeNull();
  llenar('Contraseña', 'corta');
  llenar('Confirmar contraseña', 'otra');
  llenar('Correo electrónico', 'nora@');
  expect(dialogo.queryByRole('alert')).toBeNull();
  fireEvent.blur(campo('Contraseña'));
  await dialogo.findByText('La contraseña no cumple con los requisitos.');
  fireEvent.blur(campo('Confirmar contraseña'));
  await dialogo.findByText('Las contraseñas no coinciden');
  fireEvent.blur(campo('Correo electrónico'));
  await dialogo.findByText('Correo electrónico inválido');
  await usuario.click(dialogo.getByRole('button', { name: 'Registrar Usuario' }));
  await dialogo.findByText('El nombre es requerido');
  dialogo.getByText('Selecciona un rol', { selector: '.ant-form-item-explain-error' });
  expect(red.enviadas(/register/)).toEqual([]);
});

test('a refusal keeps what was typed, at its field; a success closes it', async () => {
  const { usuario, red, dialogo } = await registrando();
  llenar('Nombre', 'Nora Gil');
  llenar('Correo electrónico', 'nora@leal.demo');
  llenar('Contraseña', 'Leal.2026');
  llenar('Confirmar contraseña', 'Leal.2026');
  await usuario.click(dialogo.getByRole('combobox', { name: 'Rol' }));
  await usuario.click(await screen.findByText('Supervisor', { selector: '.ant-select-item-option-content' }));
  const message = 'El correo electrónico ya está registrado';
  red.responder(/register/, 409, { code: 'EMAIL_EXISTS', message });
  await contestar(usuario, 'Registrar Usuario', 'Registrar Usuario');
  await dialogo.findByText(message);
  expect([campo('Nombre').value, campo('Contraseña').value]).toEqual(['Nora Gil', 'Leal.2026']);
  red.dejarPasar();
  const queda = { id_usuario: 'nueva', id_rol: 7, nombre: 'Nora Gil', email: 'nora@leal.demo' };
  red.responder(/register/, 201, { usuario: queda });
  await waitFor(() =>
    expect(dialogo.getByRole('button', { name: 'Registrar Usuario' })).toHaveProperty('disabled', false),
  );
  await contestar(usuario, 'Registrar Usuario', 'Registrar Usuario');
  await dicho('¡Usuario registrado exitosamente!', 'Nora Gil');
  await seCierra('Confirmar contraseña');
  expect(red.enviadas(/register/).at(-1)?.cuerpo).toEqual({
    nombre: 'Nora Gil',
    email: 'nora@leal.demo',
    id_rol: 7,
    uid: 'nueva',
  });
});
