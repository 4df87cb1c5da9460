import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limpiarTodo } from '../al-cerrar.ts';
import { fijarProveedor } from '../credencial.ts';
import { pedirOtraSerie, tomarNumero } from './serie.ts';
import { nuestra } from '../api/pruebas.ts';

const red = vi.fn<typeof fetch>();
const conSerie = (serie: string) => nuestra(JSON.stringify({ success: true, serie }));

beforeEach(() => {
  vi.stubGlobal('fetch', red);
  fijarProveedor({ token: async () => 'uno', terminar: () => undefined });
});
afterEach(() => {
  limpiarTodo(true);
  red.mockReset();
  vi.unstubAllGlobals();
});

it('numbers from one on, each once, until another series is asked for', async () => {
  red.mockResolvedValueOnce(conSerie('4H7KP')).mockResolvedValueOnce(conSerie('9Q2MR'));
  expect(tomarNumero('u1')).toBeUndefined();
  await pedirOtraSerie('u1');
  expect([tomarNumero('u1'), tomarNumero('u1')]).toEqual([
    { serie: '4H7KP', numero: 1 },
    { serie: '4H7KP', numero: 2 },
  ]);
  await pedirOtraSerie('u1');
  expect(tomarNumero('u1')).toEqual({ serie: '9Q2MR', numero: 1 });
});

it('a series that comes after its session has ended is kept for nobody', async () => {
  let llega: ((respuesta: Response) => void) | undefined;
  red.mockReturnValueOnce(new Promise((resolver) => (llega = resolver)));
  const pedida = pedirOtraSerie('u1');
  await vi.waitFor(() => expect(red).toHaveBeenCalledOnce());
  limpiarTodo(true);
  llega?.(conSerie('4H7KP'));
  await pedida;
  expect(tomarNumero('u1')).toBeUndefined();
});

it('two who ask at once get one series, and no number twice', async () => {
  red.mockResolvedValueOnce(conSerie('4H7KP'));
  await Promise.all([pedirOtraSerie('u1'), pedirOtraSerie('u1')]);
  expect(red).toHaveBeenCalledOnce();
  expect(tomarNumero('u1')).toEqual({ serie: '4H7KP', numero: 1 });
});

it('whoever comes next asks for their own, though that of before is still on its way', async () => {
  let llega: ((respuesta: Response) => void) | undefined;
  red.mockReturnValueOnce(new Promise((resolver) => (llega = resolver)));
  const pedida = pedirOtraSerie('u1');
  await vi.waitFor(() => expect(red).toHaveBeenCalledOnce());
  limpiarTodo(true);
  fijarProveedor({ token: async () => 'dos', terminar: () => undefined });
  red.mockResolvedValueOnce(conSerie('9Q2MR'));
  await pedirOtraSerie('u2');
  llega?.(conSerie('4H7KP'));
  await pedida;
  expect(tomarNumero('u2')).toEqual({ serie: '9Q2MR', numero: 1 });
});
