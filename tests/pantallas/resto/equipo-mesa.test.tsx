// The team at a desk: one table, and what the office does about a person from it.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ESCRITORIO, TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { campo, llenar } from '../apoyo/formulario.ts';
import { consulta, reintentar } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina } from '../apoyo/oficina.ts';
import { rejilla } from '../apoyo/rejilla.ts';

const nombreDe = ({ prefijo }: Cobrador) => `Cobrador ${prefijo}`;
const registro = async (uid: string) => (await mundo.db.doc(`usuarios/${uid}`).get()).data();

const buscando = (email: string) => `gerente/equipo?q=${encodeURIComponent(email)}`;

async function conEl(cobrador: Cobrador, tamano = ESCRITORIO) {
  const pantalla = await enOficina(buscando(cobrador.email), { tamano });
  await screen.findByText('1 cuenta encontrada');
  return pantalla;
}

async function editando(cobrador: Cobrador) {
  const pantalla = await conEl(cobrador);
  const { usuario } = pantalla;
  await usuario.click(await screen.findByRole('button', { name: `Editar a ${nombreDe(cobrador)}` }));
  const dialogo = await elDialogo(`Editar a ${nombreDe(cobrador)}`);
  // Until it was read, fields keep its room.
  await waitFor(() => expect(campo('Nombre').value).toBe(nombreDe(cobrador)));
  return { ...pantalla, dialogo };
}

test('a row says role, state, route, cash, contact, version and what is not sent; its heads sort, in the address', async () => {
  const conNombre = (nombre: string) => mundo.cobrador([creditoDe('Ana López')], { cobrador: { nombre } });
  const [primera, dos] = [await conNombre('Zoraida Mesa Uno'), await conNombre('Zoraida Mesa Dos')];
  await invocar(dos, 'registrarAbono', { cuerpo: { id_credito: `${dos.prefijo}-cre-1`, monto: 120 } });
  const telefono = { dispositivo: 'tel-1', version: '1.0.7', sin_enviar: 1_234, monto_sin_enviar: 240 };
  await invocar(dos, 'avisarContacto', { cuerpo: telefono });
  await invocar(primera, 'avisarContacto', { cuerpo: { ...telefono, sin_enviar: 3 } });
  const { usuario } = await enOficina('gerente/equipo?q=zoraida+mesa');
  await screen.findByRole('heading', { level: 1, name: 'Usuarios' });
  const filas = () =>
    within(screen.getByRole('grid', { name: 'Usuarios' }))
      .getAllByRole('row')
      .slice(1);
  const nombres = () => filas().map((fila) => /Uno|Dos/.exec(fila.textContent)?.[0]);
  await rejilla('Usuarios');
  // The oldest first; these are of one instant.
  expect(new Set(nombres())).toEqual(new Set(['Uno', 'Dos']));
  await usuario.click(screen.getByRole('button', { name: 'Sin enviar' }));
  await waitFor(() => expect(consulta()).toBe('?q=zoraida+mesa&orden=-sin_enviar'));
  await waitFor(() => expect(nombres()).toEqual(['Dos', 'Uno']));
  const celdas = within(filas()[0]!).getAllByRole('gridcell');
  expect(celdas.map(({ textContent }) => textContent)).toEqual([
    `Zoraida Mesa Dos${dos.email}`,
    'Cobrador',
    'Activo',
    '1',
    '$120.00',
    'hace un momento',
    '1.0.7',
    '1,234 · $240.00',
    '',
  ]);
  await usuario.click(screen.getByRole('button', { name: 'Sin enviar' }));
  await waitFor(() => expect(nombres()).toEqual(['Uno', 'Dos']));
});

test('a failed load is no empty table', async () => {
  const { red, usuario } = await enOficina('gerente/equipo', {
    antes: (laRed) => laRed.rechazar(/usuarios/),
  });
  await reintentar(usuario, 'Error al obtener usuarios', () => red.dejarPasar());
  await rejilla('Usuarios');
});

test('another name goes without a word; another e-mail says first that sessions end, and a taken one keeps what was typed', async () => {
  const [cobrador, otro] = [await mundo.cobrador([]), await mundo.cobrador([])];
  const { usuario, dialogo } = await editando(cobrador);
  llenar('Nombre', 'Nora Ibarra');
  expect(dialogo.queryByText(/sale de la app/)).toBeNull();
  llenar('Correo electrónico', otro.email);
  await dialogo.findByText('Con otro correo sale de la app en todos sus teléfonos');
  await contestar(usuario, 'Guardar y cerrar sus sesiones');
  await dialogo.findByText('El correo electrónico ya está registrado');
  expect([campo('Nombre').value, campo('Correo electrónico').value]).toEqual(['Nora Ibarra', otro.email]);
  expect(await registro(cobrador.uid)).toMatchObject({ nombre: nombreDe(cobrador), email: cobrador.email });
  llenar('Correo electrónico', `Nora-${cobrador.email}`);
  await contestar(usuario, 'Guardar y cerrar sus sesiones');
  await dicho('Usuario actualizado', 'Nora Ibarra');
  expect(await registro(cobrador.uid)).toMatchObject({
    nombre: 'Nora Ibarra',
    email: `nora-${cobrador.email}`,
  });
});

test.each([
  ['Nombre', ' ', 'El nombre es requerido'],
  ['Correo electrónico', 'nora@', 'Correo electrónico inválido'],
  ['Correo electrónico', '', 'El correo electrónico es requerido'],
  ['Correo electrónico', `${'x'.repeat(250)}@leal.demo`, 'Escribe máximo 254 caracteres'],
])('%s %j is said at its field, and nothing is sent', async (rotulo, escrito, mensaje) => {
  const cobrador = await mundo.cobrador([]);
  const { red, usuario, dialogo } = await editando(cobrador);
  llenar(rotulo, escrito);
  await usuario.click(dialogo.getByRole('button', { name: /^Guardar/ }));
  await dialogo.findByText(mensaje);
  expect(red.enviadas(/^PATCH/)).toEqual([]);
});

test('what another manager has written meanwhile is shown, and confirmed or not', async () => {
  const cobrador = await mundo.cobrador([]);
  const { usuario, dialogo } = await editando(cobrador);
  const otro = await mundo.gerente();
  const { uid, email } = cobrador;
  const parametros = { id_usuario: uid };
  await invocar(otro, 'editarUsuario', { parametros, cuerpo: { nombre: 'Ana Ruiz', email } });
  llenar('Nombre', 'Nora Ibarra');
  await contestar(usuario, 'Guardar Cambios');
  await dialogo.findByText('Los datos cambiaron. Revísalos antes de confirmar.');
  dialogo.getByText('Ana Ruiz', { selector: 'strong' });
  expect(campo('Nombre').value).toBe('Nora Ibarra');
  await contestar(usuario, 'Guardar Cambios');
  await dicho('Usuario actualizado', 'Nora Ibarra');
  expect(await registro(uid)).toMatchObject({ nombre: 'Nora Ibarra', email });
});

test('one’s own e-mail is another manager’s to change; one’s own name is in the header at once', async () => {
  const gerente = await mundo.gerente();
  const { usuario } = await abrir(gerente, buscando(gerente.email), { tamano: ESCRITORIO });
  await usuario.click(await screen.findByRole('button', { name: /^Editar a / }));
  const dialogo = await elDialogo('Editar a');
  await waitFor(() => expect(campo('Correo electrónico').value).toBe(gerente.email));
  dialogo.getByText('Otro gerente puede cambiar tu correo.');
  expect(campo('Correo electrónico').disabled).toBe(true);
  llenar('Nombre', 'Yo Misma');
  await contestar(usuario, 'Guardar Cambios');
  await dicho('Usuario actualizado', 'Yo Misma');
  await usuario.click(screen.getByRole('button', { name: /^Más de / }));
  const menu = await screen.findAllByRole('menuitem');
  expect(menu.map(({ textContent }) => textContent)).toEqual(['Teléfono perdido', 'Vacaciones']);
  const [cabecera] = screen.getAllByRole('banner');
  within(cabecera!).getByText('Yo Misma');
});

const ENLACE = 'https://example.com/otra-contrasena';

test.each([ESCRITORIO, TELEFONO])(
  'a link for a password is asked about, shown, copied and sent (%j)',
  async (tamano) => {
    const cobrador = await mundo.cobrador([]);
    const { usuario } = await conEl(cobrador, tamano);
    await usuario.click(await screen.findByRole('button', { name: `Más de ${nombreDe(cobrador)}` }));
    await usuario.click(await screen.findByRole('menuitem', { name: 'Enlace para una contraseña' }));
    await contestar(usuario, 'Crear enlace', 'Enlace para una contraseña');
    const dialogo = await elDialogo('Enlace para una contraseña');
    expect(await dialogo.findByRole('textbox', { name: 'Enlace' })).toHaveProperty('value', ENLACE);
    const escribir = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await usuario.click(dialogo.getByRole('button', { name: 'Copiar enlace' }));
    await dicho('Enlace copiado', nombreDe(cobrador));
    expect(escribir).toHaveBeenCalledExactlyOnceWith(ENLACE);
    escribir.mockRejectedValue(new Error('no'));
    await usuario.click(dialogo.getByRole('button', { name: 'Copiar enlace' }));
    await dicho('Este navegador no deja copiar: copia el enlace a mano.');
    const chat = new URL(dialogo.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
    expect([chat.host, chat.searchParams.get('text')]).toEqual([
      'wa.me',
      `Con este enlace pones tu contraseña nueva de Leal: ${ENLACE}`,
    ]);
    await contestar(usuario, 'Cerrar', 'Enlace para una contraseña');
    await seCierra('Enlace para una contraseña');
  },
);

test('a refused link says why, in the question', async () => {
  const cobrador = await mundo.cobrador([]);
  const { usuario, red } = await conEl(cobrador);
  red.responder(/enlace-contrasena/, 429, {
    code: 'DEMASIADAS_SOLICITUDES',
    message: 'Demasiados intentos. Espera unos minutos.',
  });
  await usuario.click(await screen.findByRole('button', { name: `Más de ${nombreDe(cobrador)}` }));
  await usuario.click(await screen.findByRole('menuitem', { name: 'Enlace para una contraseña' }));
  await contestar(usuario, 'Crear enlace', 'Enlace para una contraseña');
  const dialogo = await elDialogo('No se pudo crear el enlace');
  dialogo.getByText('Demasiados intentos. Espera unos minutos.');
});

test('an account is turned off and on from its menu', async () => {
  const cobrador = await mundo.cobrador([]);
  const { usuario } = await conEl(cobrador);
  for (const [accion, dice] of [
    ['Desactivar', 'Usuario desactivado'],
    ['Activar', 'Usuario activado'],
  ] as const) {
    await usuario.click(await screen.findByRole('button', { name: `Más de ${nombreDe(cobrador)}` }));
    await usuario.click(await screen.findByRole('menuitem', { name: accion }));
    await contestar(usuario, accion);
    await dicho(dice, nombreDe(cobrador));
    await seCierra(`${accion} usuario`);
  }
});
