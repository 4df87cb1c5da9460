import type { UsuarioConEstado } from '@leal/contract';
import { expect, test } from 'vitest';
import { EN_LA_URL, estaFiltrando, filtrar } from './filtro-usuarios.ts';

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
