import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limpiarTodo } from './al-cerrar.ts';
import { nuestra } from './api/pruebas.ts';
import { llevarContacto, olvidarContacto } from './contacto.ts';
import { fijarProveedor } from './credencial.ts';
import { anotarLinea } from './linea.ts';
import { apuntar } from './salida/apuntes.ts';
import { almacenLocal } from './salida/pruebas.ts';

const red = vi.fn<typeof fetch>();
const MEDIO_MINUTO = 30_000;
const HORA = 3_600_000;
const UN_PAGO = { clave: 'una', uid: 'u1', monto: 12_000, capturado_en: '2026-11-18T10:30:00-06:00' };

const dichos = () => red.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);

beforeEach(() => {
  vi.stubGlobal('localStorage', almacenLocal());
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers();
  vi.stubEnv('VITE_VERSION', '1.2.3');
  vi.stubGlobal('fetch', red);
  red.mockImplementation(async () => nuestra(JSON.stringify({ success: true, anotado: true })));
  fijarProveedor({ token: async () => 'uno', terminar: () => undefined });
});
afterEach(() => {
  limpiarTodo(true);
  anotarLinea(true);
  red.mockReset();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('says half a minute after the start what the phone is, and again after an hour', async () => {
  const dejar = llevarContacto('u1');
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO - 1);
  expect(red).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HORA - MEDIO_MINUTO);
  expect(dichos()).toEqual([
    { dispositivo: expect.any(String) as string, version: '1.2.3', sin_enviar: 0, monto_sin_enviar: 0 },
  ]);
  await vi.advanceTimersByTimeAsync(2 * MEDIO_MINUTO);
  expect(dichos()).toHaveLength(2);
  expect(dichos()[1]).toEqual(dichos()[0]);
  dejar();
  await vi.advanceTimersByTimeAsync(2 * HORA);
  expect(dichos()).toHaveLength(2);
});

it('within the hour it says that something of this person stays on the phone now', async () => {
  const dejar = llevarContacto('u1');
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  apuntar({ ...UN_PAGO, clave: 'otra', uid: 'u2' }, true);
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  expect(dichos()).toHaveLength(1);
  apuntar(UN_PAGO, true);
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  expect(dichos()[1]).toMatchObject({ sin_enviar: 1, monto_sin_enviar: 120 });
  dejar();
});

it('whoever signs in says it for themselves', async () => {
  const dejar = llevarContacto('u1');
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  dejar();
  const dejarDos = llevarContacto('u2');
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  expect(red).toHaveBeenCalledTimes(2);
  dejarDos();
});

it('a page that a public network puts in its place is no contact: the next look says it', async () => {
  red.mockImplementationOnce(async () => new Response('<html>', { status: 200 }));
  const dejar = llevarContacto('u1');
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  expect(red).toHaveBeenCalledTimes(1);
  anotarLinea(true);
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  expect(red).toHaveBeenCalledTimes(2);
  dejar();
});

it('with no line nothing is asked', async () => {
  anotarLinea(false);
  const dejar = llevarContacto('u1');
  await vi.advanceTimersByTimeAsync(2 * MEDIO_MINUTO);
  expect(red).not.toHaveBeenCalled();
  dejar();
});

it('within the hour it says the series that its receipts have now', async () => {
  const dejar = llevarContacto('u1');
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  expect(dichos()[0]).not.toHaveProperty('serie');
  localStorage.setItem('leal_serie', JSON.stringify({ uid: 'u1', serie: 'K7MQ2', ultimo: 3 }));
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  expect(dichos()[1]).toMatchObject({ serie: 'K7MQ2' });
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  expect(dichos()).toHaveLength(2);
  dejar();
});

it('says it at once when its session is another one, as after a change of password', async () => {
  const dejar = llevarContacto('u1');
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  olvidarContacto();
  await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
  expect(dichos()).toHaveLength(2);
  dejar();
});
