import { beforeEach, expect, test, vi } from 'vitest';
import { limpiarTodo } from '../al-cerrar.ts';
import { leerAbiertas, negar, publicar, usar, valorDe } from './almacen.ts';
import { fuente } from './fuente.ts';

const cuantos = fuente({ coleccion: 'avisos' }, ({ documentos }) => documentos.length);
const foto = (n: number, toma = 1) => ({
  toma,
  documentos: Array.from({ length: n }, (_, i) => ({ id: `${i}`, datos: {} })),
  modificaciones: 0,
});
const nadie = () => {};
const trasElTurno = () => Promise.resolve();
const abierta = () => {
  const [escuchada] = leerAbiertas();
  if (!escuchada) throw new Error('Nothing is listened to');
  return escuchada;
};

beforeEach(() => limpiarTodo(true));

test('two who need the same share one listener, which closes when the last of them goes', async () => {
  const [soltar, soltarOtro] = [usar(cuantos, nadie), usar({ ...cuantos }, nadie)];
  expect(leerAbiertas()).toHaveLength(1);
  const { fin } = abierta();
  soltar();
  await trasElTurno();
  expect(fin.aborted).toBe(false);
  soltarOtro();
  await trasElTurno();
  expect(fin.aborted).toBe(true);
  expect(leerAbiertas()).toEqual([]);
});

test('a screen that follows another keeps the listener of both', async () => {
  const deAntes = usar(cuantos, nadie);
  const { fin } = abierta();
  deAntes();
  usar(cuantos, nadie);
  await trasElTurno();
  expect(fin.aborted).toBe(false);
});

test('what is heard is told to all who need it, as its source reads it', () => {
  const oyente = vi.fn();
  usar(cuantos, oyente);
  expect(valorDe(cuantos)).toBeNull();
  publicar(abierta(), foto(3));
  expect(valorDe(cuantos)).toBe(3);
  expect(oyente).toHaveBeenCalledOnce();
});

test('that it stands is told apart from what it hears, the first time and every time that it stands again', () => {
  const oyente = vi.fn();
  usar(cuantos, oyente);
  for (const [n, toma] of [
    [3, 1],
    [4, 1],
    [4, 2],
  ] as const)
    publicar(abierta(), foto(n, toma));
  expect(oyente.mock.calls).toEqual([[true], [false], [true]]);
});

test('a refused listener is not opened again while the session lasts', async () => {
  const soltar = usar(cuantos, nadie);
  negar(abierta());
  expect(leerAbiertas()).toEqual([]);
  soltar();
  await trasElTurno();
  usar(cuantos, nadie);
  expect(leerAbiertas()).toEqual([]);
  limpiarTodo(true);
  usar(cuantos, nadie);
  expect(leerAbiertas()).toHaveLength(1);
});

test('at sign-out every listener closes, what was heard is forgotten, and what comes late is not heard', () => {
  const oyente = vi.fn();
  usar(cuantos, oyente);
  const anterior = abierta();
  publicar(anterior, foto(2));
  limpiarTodo(true);
  expect(anterior.fin.aborted).toBe(true);
  expect(oyente).toHaveBeenCalledTimes(2);
  usar(cuantos, nadie);
  publicar(anterior, foto(5));
  expect(valorDe(cuantos)).toBeNull();
});
