import type { FilaDeEquipo, UsuarioConEstado } from '@leal/contract';
import { expect, test } from 'vitest';
import { EN_LA_URL, estaFiltrando, filtrar, verEquipo } from './filtro-usuarios.ts';

const de = (nombre: string, email: string, id_rol: number, activo: boolean) =>
  ({ id_usuario: email, nombre, email, id_rol, activo }) as UsuarioConEstado;
const TODOS = [
  de('Ana Ríos', 'ana@leal.mx', 6, true),
  de('Beto Lara', 'beto@leal.mx', 5, true),
  de('Carla Núñez', 'cn@leal.mx', 5, false),
];

test.each([
  ['', ['Ana Ríos', 'Beto Lara', 'Carla Núñez']],
  ['q=nunez', ['Carla Núñez']],
  ['q=beto@leal', ['Beto Lara']],
  ['q=cn', ['Carla Núñez']],
  ['rol=5', ['Beto Lara', 'Carla Núñez']],
  ['rol=5&estado=activos', ['Beto Lara']],
  ['estado=desactivados', ['Carla Núñez']],
  ['rol=6&estado=desactivados', []],
  ['rol=9&estado=todos', ['Ana Ríos', 'Beto Lara', 'Carla Núñez']],
])('the address %j leaves %j', (direccion, nombres) => {
  const filtro = EN_LA_URL.leer(new URLSearchParams(direccion));
  expect(filtrar(TODOS, filtro).map(({ nombre }) => nombre)).toEqual(nombres);
  expect(estaFiltrando(filtro)).toBe(nombres.length < TODOS.length);
});

const visto = (visto_en: string, sin_enviar: number) => ({
  contacto: { visto_en, sin_enviar, version: '1.0.0', telefonos: 1, monto_sin_enviar: 0 },
});
const EQUIPO = [
  TODOS[0],
  { ...TODOS[1], ...visto('2026-11-18T10:00:00-06:00', 3), ruta: { clientes_activos: 4, en_mano: 100 } },
  { ...TODOS[2], ...visto('2026-11-18T09:00:00-06:00', 0), ruta: { clientes_activos: 9, en_mano: 50 } },
] as FilaDeEquipo[];

test.each([
  ['', ['Ana Ríos', 'Beto Lara', 'Carla Núñez']],
  ['orden=nombre', ['Ana Ríos', 'Beto Lara', 'Carla Núñez']],
  ['orden=contacto', ['Carla Núñez', 'Beto Lara', 'Ana Ríos']],
  ['orden=-contacto', ['Beto Lara', 'Carla Núñez', 'Ana Ríos']],
  ['orden=-sin_enviar', ['Beto Lara', 'Carla Núñez', 'Ana Ríos']],
  ['orden=-en_mano', ['Beto Lara', 'Carla Núñez', 'Ana Ríos']],
  ['orden=-clientes', ['Carla Núñez', 'Beto Lara', 'Ana Ríos']],
  ['orden=-clientes&estado=activos', ['Beto Lara', 'Ana Ríos']],
  ['orden=edad', ['Ana Ríos', 'Beto Lara', 'Carla Núñez']],
])('the team of the address %j is %j', (direccion, nombres) => {
  const filtro = EN_LA_URL.leer(new URLSearchParams(direccion));
  expect(verEquipo(EQUIPO, filtro).map(({ nombre }) => nombre)).toEqual(nombres);
});
