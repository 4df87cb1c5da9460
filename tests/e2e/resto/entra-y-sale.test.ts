// A person who is registered gets in, one who is turned off is out at once; the manager stays signed in.
import { expect, test } from 'vitest';
import { entrar, llegarA, llenarAcceso } from '../apoyo/acceso.ts';
import { contestar, dice } from '../apoyo/bandeja.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { correo, enRegistro, llenar, nueva, registrar } from '../apoyo/registrar-usuario.ts';
import { dialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { suite, abrir, comoGerente } = usarEscenas(ESCRITORIO);

test('who is registered can sign in, the manager stays; turned off, out at once', async () => {
  const persona = nueva();
  const { pagina } = await enRegistro(comoGerente);
  await pagina.getByLabel('Contraseña', { exact: true }).fill('corta');
  await pagina.getByLabel('Confirmar contraseña').fill('otra');
  await dice(pagina, 'Las contraseñas no coinciden');
  await registrar(pagina);
  for (const mensaje of [
    'El nombre es requerido',
    'El correo electrónico es requerido',
    'La contraseña no cumple con los requisitos.',
    'Las contraseñas no coinciden.',
    'Selecciona un rol',
  ])
    await pagina.getByText(mensaje, { exact: true }).last().waitFor();

  await llenar(pagina, persona);
  await registrar(pagina);
  await dice(pagina, '¡Usuario registrado exitosamente!');
  await expect.poll(() => correo(pagina).inputValue()).toBe('');
  await pagina.reload();
  const desactivar = pagina.getByRole('button', { name: `Desactivar a ${persona.nombre}` });
  await expect
    .poll(async () => {
      await pagina
        .getByRole('list', { name: 'Usuarios' })
        .getByRole('listitem')
        .last()
        .scrollIntoViewIfNeeded();
      return desactivar.count();
    })
    .toBe(1);

  const sesion = await abrir();
  sesion.consola.tolerar(FALLO_DE_RED);
  await entrar(sesion.pagina, suite.url, { email: persona.email });
  await llegarA(sesion.pagina, '/leal/cobrador');

  await desactivar.click();
  await dialogo(pagina).getByText('No tiene clientes activos.').waitFor();
  await contestar(pagina, 'Desactivar');
  await dice(pagina, 'Usuario desactivado');
  await sesion.pagina.reload();
  await sesion.pagina.getByRole('button', { name: 'Iniciar Sesión' }).waitFor();
  await llenarAcceso(sesion.pagina, { email: persona.email });
  await dice(sesion.pagina, 'Tu cuenta está desactivada.');
});
