import { clientesExcel } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fijarProveedor } from '../../lib/credencial.ts';
import { pedirPagina } from './pedir-pagina.ts';
import { nuestra } from '../../lib/api/pruebas.ts';

const red = vi.fn<typeof fetch>();
const espera = () => {
  const code = 'DEMASIADAS_SOLICITUDES';
  const cuerpo = JSON.stringify({ code, message: ERRORES[code].mensaje });
  return nuestra(cuerpo, { status: 429, headers: { 'Retry-After': '2' } });
};
const CONSULTA = { exportacion: 'clientes' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', red);
  vi.stubGlobal('navigator', { onLine: true });
  fijarProveedor({ token: async () => 'uno', terminar: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  red.mockReset();
});

it('a page that must wait its turn waits as long as the server says, and then comes', async () => {
  red.mockResolvedValueOnce(espera()).mockResolvedValueOnce(espera());
  red.mockResolvedValueOnce(nuestra('filas'));
  const pagina = pedirPagina(clientesExcel, CONSULTA, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(red).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(new TextDecoder().decode(await pagina)).toBe('filas');
});

it('a person who leaves while it waits asks for nothing more', async () => {
  red.mockImplementation(async () => espera());
  const dejar = new AbortController();
  const pagina = pedirPagina(clientesExcel, CONSULTA, dejar.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  dejar.abort(new Error('se fue'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await pagina).toEqual(new Error('se fue'));
  expect(red).toHaveBeenCalledTimes(1);
});

it('a server that never lets it in is told to the person in the end', async () => {
  red.mockImplementation(async () => espera());
  const pagina = pedirPagina(clientesExcel, CONSULTA, new AbortController().signal).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await pagina).toMatchObject({ codigo: 'DEMASIADAS_SOLICITUDES', http: 429 });
});
