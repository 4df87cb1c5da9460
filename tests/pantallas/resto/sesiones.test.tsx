// A lost phone and the end of somebody's sessions, as a manager asks for them, and as the phone says it.
import { SESION_TERMINADA } from '@leal/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { enRuta } from '../apoyo/escena.ts';
import { mundo } from '../apoyo/mundo.ts';
import { gerente } from '../apoyo/oficina.ts';

const decir = (quien: Persona, dispositivo: string, mas: object = {}) =>
  invocar(quien, 'avisarContacto', {
    cuerpo: { dispositivo, version: '1.0.7', sin_enviar: 3, monto_sin_enviar: 240, ...mas },
  });

const buscar = async (gerente: Persona, { email }: Persona) => {
  const camino = `gerente/registrar-usuario?q=${encodeURIComponent(email)}`;
  const pantalla = await abrir(gerente, camino, { tamano: ESCRITORIO });
  await screen.findByText('1 cuenta encontrada');
  const pedir = async (que: string) => {
    await pantalla.usuario.click(screen.getByRole('button', { name: /^Más de / }));
    await pantalla.usuario.click(await screen.findByRole('menuitem', { name: que }));
  };
  return { ...pantalla, pedir };
};

test('which phone is lost is told by what each said last; the question names what it had not sent, then the row', async () => {
  const cobrador = await mundo.cobrador([{}]);
  const otra = await mundo.otraSesion(cobrador);
  await decir(cobrador, 'tel-1');
  await decir(otra, 'tel-2', { version: '1.0.8', sin_enviar: 0, monto_sin_enviar: 0 });
  const { usuario, pedir } = await buscar(await gerente(), cobrador);
  await pedir('Teléfono perdido');
  const lista = await elDialogo('¿Cuál de los teléfonos');
  await lista.findByText('3 registros por $240.00 sin enviar');
  lista.getByText('Nada sin enviar');
  await usuario.click(lista.getByRole('button', { name: /^Se perdió este, .* versión 1\.0\.7$/ }));
  const pregunta = await elDialogo('¿Dar por perdido');
  await pregunta.findByText(
    /^Tenía sin enviar 3 registros por \$240\.00, según su último aviso de las \d\d:\d\d\.$/,
  );
  pregunta.getByText(/Sus demás teléfonos siguen trabajando\.$/);
  await contestar(usuario, 'Dar por perdido');
  await seCierra('¿Dar por perdido');
  await screen.findByText(/^Tenía sin enviar 3 registros por \$240\.00, según su último aviso/);
  const leer = (quien: Persona) => invocar(quien, 'getUserByUid', { cuerpo: { uid: quien.uid } });
  expect([(await leer(cobrador)).estado, (await leer(otra)).estado]).toEqual([403, 200]);
  await pedir('Teléfono perdido');
  const deNuevo = await elDialogo('¿Cuál de los teléfonos');
  await deNuevo.findByText('Perdido');
  expect(deNuevo.getAllByRole('button', { name: /^Se perdió este/ })).toHaveLength(1);
});

test('of whom no phone was heard: the list says so, and what can be done', async () => {
  const cobrador = await mundo.cobrador([]);
  const { usuario, pedir } = await buscar(await gerente(), cobrador);
  await pedir('Teléfono perdido');
  await (await elDialogo()).findByText(/^Todavía no se sabe de ningún teléfono suyo\./);
  await contestar(usuario, 'Cancelar');
});

test('a list that does not come says so and is read again', async () => {
  const cobrador = await mundo.cobrador([]);
  const { usuario, pedir, red } = await buscar(await gerente(), cobrador);
  red.rechazar(/vistos\/sesiones/);
  await pedir('Teléfono perdido');
  const lista = await elDialogo('¿Cuál de los teléfonos');
  await lista.findByText('Error al cargar los datos');
  red.dejarPasar();
  await usuario.click(lista.getByRole('button', { name: 'Reintentar' }));
  await lista.findByText(/^Todavía no se sabe/);
});

test('all sessions: the question says on how many phones and what is not sent; nobody is offered their own', async () => {
  const cobrador = await mundo.cobrador([{}]);
  await decir(cobrador, 'tel-1');
  const gerente = await mundo.gerente();
  const { usuario, pedir } = await buscar(gerente, cobrador);
  await pedir('Terminar sesiones');
  const pregunta = await elDialogo('¿Terminar todas las sesiones');
  await pregunta.findByText(/Sale de la app en 1 teléfono en menos de un minuto/);
  await pregunta.findByText(/^Tiene sin enviar 3 registros por \$240\.00, según sus últimos avisos/);
  await contestar(usuario, 'Terminar sesiones');
  await seCierra('¿Terminar todas las sesiones');
  const parametros = { id_usuario: cobrador.uid };
  const { visto } = (await invocar(gerente, 'vistoSesiones', { parametros })).cuerpo;
  expect(visto.abiertas).toBe(0);
});

test('of whoever was never heard of nothing is known, and the question claims nothing', async () => {
  const cobrador = await mundo.cobrador([{}]);
  const { pedir } = await buscar(await mundo.gerente(), cobrador);
  await pedir('Terminar sesiones');
  const pregunta = await elDialogo('¿Terminar todas las sesiones');
  await pregunta.findByText(/No se sabe de ningún teléfono con su sesión abierta/);
  await pregunta.findByText('No se sabe de nada sin enviar.');
});

test('one’s own: a phone may be lost, all sessions are not ended from here', async () => {
  const gerente = await mundo.gerente();
  await decir(gerente, 'escritorio');
  const { usuario } = await buscar(gerente, gerente);
  await usuario.click(screen.getByRole('button', { name: /^Más de / }));
  await screen.findByRole('menuitem', { name: 'Teléfono perdido' });
  expect(screen.queryByRole('menuitem', { name: 'Terminar sesiones' })).toBeNull();
  await usuario.click(screen.getByRole('menuitem', { name: 'Teléfono perdido' }));
  const lista = await elDialogo('¿Cuál de los teléfonos');
  const fila = within(await lista.findByRole('listitem'));
  fila.getByText('Este dispositivo');
  expect(fila.queryByRole('button')).toBeNull();
  await contestar(usuario, 'Cancelar');
  await seCierra('¿Cuál de los teléfonos');
});

test('what it says meanwhile is shown before and now, and nothing is done until it is read', async () => {
  const cobrador = await mundo.cobrador([{}]);
  await decir(cobrador, 'tel-1');
  const { usuario, pedir } = await buscar(await gerente(), cobrador);
  await pedir('Teléfono perdido');
  await usuario.click(await (await elDialogo()).findByRole('button', { name: /^Se perdió este/ }));
  const pregunta = await elDialogo('¿Dar por perdido');
  await pregunta.findByText(/^Tenía sin enviar 3 registros/);
  await decir(cobrador, 'tel-1', { sin_enviar: 0, monto_sin_enviar: 0 });
  await contestar(usuario, 'Dar por perdido');
  await pregunta.findByText('Los datos cambiaron. Revísalos antes de confirmar.');
  await pregunta.findByText(/^No tenía nada sin enviar, según su último aviso/);
  expect((await invocar(cobrador, 'getUserByUid', { cuerpo: { uid: cobrador.uid } })).estado).toBe(200);
});

test('the phone whose session was ended says so at the login', async () => {
  const { usuario, cobrador } = await enRuta([creditoDe('Ana López')]);
  await invocar(await gerente(), 'terminarSesiones', {
    parametros: { id_usuario: cobrador.uid },
    cuerpo: {},
  });
  await usuario.click(screen.getByRole('link', { name: 'Ana López' }));
  await screen.findByText(SESION_TERMINADA);
  expect(screen.queryByText('Ana López')).toBeNull();
});
