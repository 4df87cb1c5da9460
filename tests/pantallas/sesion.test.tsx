// After signing in: what it grants, and who sees which menu.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publicarSesion } from '../../web/src/lib/sesion/almacen.ts';
import { arrancarSesion } from '../../web/src/lib/sesion/sesion.ts';
import { ESCRITORIO, TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { abrir } from './apoyo/abrir.tsx';
import { mundo } from './apoyo/mundo.ts';
import { vestirMarco } from './apoyo/vestir.ts';

const CLAVES = ['id_usuario', 'id_rol', 'nombre_usuario', 'sesion'];

test('nobody signed in: any address leads to the login', async () => {
  await abrir(undefined, 'cobrador/dashboard');
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  expect(location.pathname).toBe('/leal/');
});

test('what local storage keeps, made up without a session, leads back to the login', async () => {
  const yo = { id_usuario: 'x', id_rol: 6, nombre: 'X', email: 'x@leal.demo' };
  localStorage.setItem('id_rol', '6');
  localStorage.setItem('sesion', JSON.stringify(yo));
  // The identity service has nobody here, and need not be asked.
  const config = { apiKey: 'x', projectId: 'demo-leal' };
  vi.stubGlobal('__FIREBASE_DEFAULTS__', { config, emulatorHosts: { auth: '127.0.0.1:9' } });
  await abrir(undefined, 'gerente', { arrancar: () => void arrancarSesion() });
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  expect(location.pathname).toBe('/leal/');
  expect(CLAVES.map((clave) => localStorage.getItem(clave))).toEqual([null, null, null, null]);
});

test('once nobody is signed in, no line is tested any more', async () => {
  const { red } = await abrir(await mundo.cobrador(), 'cobrador/profile');
  await screen.findByRole('heading', { name: 'Mi perfil' });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  act(() => publicarSesion({ estado: 'anonimo' }));
  screen.getByRole('heading', { name: 'Iniciar Sesión' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(red.enviadas(/^HEAD/)).toEqual([]);
});

const COMUN = ['Nuevo Cliente', 'Renovaciones', 'Gastos'];
const PERSONAS = [
  {
    email: 'cobrador1@leal.demo',
    ajena: 'gerente',
    propia: '/leal/cobrador',
    con: ['Mi Ruta', 'Recaudado', 'Reportes', ...COMUN],
    sin: ['Equipo', 'Rutas'],
  },
  {
    email: 'gerente@leal.demo',
    ajena: 'cobrador',
    propia: '/leal/gerente',
    con: ['Rutas', 'Clientes Activos', 'Registrar Usuario', ...COMUN],
    sin: ['Mi Ruta'],
  },
  {
    email: 'supervisor@leal.demo',
    ajena: 'payment/ana-lopez',
    propia: '/leal/supervisor',
    con: ['Dashboard', 'Rutas', 'Reportes', 'Bandeja', 'Cortes', 'Gastos'],
    sin: ['Mi Ruta', 'Nuevo Cliente', 'Registrar Usuario', 'Bitácora', 'Fondos y parciales'],
  },
];

test.each(PERSONAS)(
  '$email at /$ajena is told, and offered the way home, where the menu is a drawer on the phone and stands next to the screen at the desk',
  async ({ email, ajena, propia, con, sin }) => {
    const { usuario } = await abrir(await mundo.cuenta(email), ajena);
    vestirMarco(TELEFONO);
    await screen.findByRole('heading', { name: 'Usuario no autorizado' });
    expect(location.pathname).toBe(`/leal/${ajena}`);
    await usuario.click(screen.getByRole('button', { name: 'Ir a mi inicio' }));
    await waitFor(() => expect(location.pathname).toBe(propia));
    await waitFor(() => expect(screen.queryByText('Usuario no autorizado')).toBeNull());

    const menus = () => screen.queryAllByRole('navigation', { name: 'Principal' });
    /** With how many wait there, once that is known. */
    const enlaces = (menu: HTMLElement, texto: string) =>
      within(menu).queryAllByRole('link', { name: new RegExp(`^${texto}( .*pendientes?)?$`) });
    expect(menus()).toEqual([]);
    const mas = screen.getByRole('button', { name: /^Más/ });
    await usuario.click(mas);
    const menu = await screen.findByRole('navigation', { name: 'Principal' });
    for (const texto of con) await waitFor(() => expect(enlaces(menu, texto)).toHaveLength(1));
    for (const texto of sin) expect(enlaces(menu, texto)).toEqual([]);
    await usuario.keyboard('{Escape}');
    await waitFor(() => expect(menus()).toEqual([]));

    vestirMarco(ESCRITORIO);
    expect(menus()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Más/ })).toBeNull();
  },
);
