import { activosSinPagoHoy, registrarAtraso, salud } from '@leal/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FueraDePlazo, PLAZO_MS } from '../plazo.ts';
import { desfaseMs } from '../reloj.ts';
import { fijarProveedor } from '../credencial.ts';
import { creeHayLinea } from '../linea.ts';
import { esPasajero } from './error-api.ts';
import { llamar, llamarCon } from './llamar.ts';
import { nuestra } from './pruebas.ts';

const rechazo = () =>
  nuestra(JSON.stringify({ message: 'Tu sesión terminó.', code: 'NO_AUTENTICADO' }), { status: 401 });
const bien = (cabeceras: Record<string, string> = {}) =>
  nuestra(JSON.stringify({ ok: true, version: '1' }), { headers: cabeceras });

const red = vi.fn<typeof fetch>();
const terminar = vi.fn<() => void>();

const autorizaciones = () =>
  red.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'));

beforeEach(() => {
  vi.stubGlobal('fetch', red);
  vi.stubGlobal('navigator', { onLine: true });
  fijarProveedor({ token: async (forzar) => (forzar ? 'nuevo' : 'viejo'), terminar });
});
afterEach(() => {
  vi.unstubAllGlobals();
  red.mockReset();
  terminar.mockReset();
});

describe('a call', () => {
  it('to a public endpoint carries no token', async () => {
    red.mockResolvedValueOnce(bien());
    await llamar(salud);
    expect(autorizaciones()).toEqual([null]);
  });

  it('of somebody who has just signed out is not sent: nobody would take it', async () => {
    fijarProveedor({ token: async () => null, terminar });
    const opciones = { cuerpo: { id_credito: 'c1' }, clave: 'k-1' };
    await expect(llamarCon(registrarAtraso, opciones)).rejects.toMatchObject({
      codigo: 'NO_AUTENTICADO',
      http: 401,
    });
    expect(red).not.toHaveBeenCalled();
  });

  it('whose token is refused renews it once, with the same key', async () => {
    red.mockResolvedValueOnce(rechazo()).mockResolvedValueOnce(rechazo());
    const opciones = { cuerpo: { id_credito: 'c1' }, clave: 'k-1' };
    await expect(llamarCon(registrarAtraso, opciones)).rejects.toMatchObject({ codigo: 'NO_AUTENTICADO' });
    expect(autorizaciones()).toEqual(['Bearer viejo', 'Bearer nuevo']);
    const claves = red.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(claves).toEqual(['k-1', 'k-1']);
    expect(terminar).toHaveBeenCalledOnce();
  });

  it('without signal says so, and so does a token that cannot be renewed for lack of it', async () => {
    red.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(llamar(salud)).rejects.toMatchObject({ codigo: 'SIN_CONEXION' });
    fijarProveedor({ token: () => Promise.reject(new Error('auth/network-request-failed')), terminar });
    const opciones = { parametros: { id_usuario: 'u1' } };
    await expect(llamar(activosSinPagoHoy, opciones)).rejects.toMatchObject({
      mensaje: 'Sin conexión. Revisa tu señal.',
    });
  });

  it('of a change that gets no answer is not said to be unsent, unless there is no line at all', async () => {
    const opciones = { cuerpo: { id_credito: 'c1' }, clave: 'k-1' };
    red.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(llamarCon(registrarAtraso, opciones)).rejects.toMatchObject({ codigo: 'SIN_RESPUESTA' });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(llamarCon(registrarAtraso, opciones)).rejects.toMatchObject({ codigo: 'SIN_CONEXION' });
    expect(red.mock.calls.map(([url]) => url)).toEqual([
      '/leal-api/clientes/registrar-atraso',
      '/leal-api/reloj',
    ]);
  });

  it('that hangs ends, whether in its token, its answer or the body of that', async () => {
    vi.useFakeTimers();
    const nunca = () => new Promise<never>(() => undefined);
    const cuelgan: (() => void)[] = [
      () => fijarProveedor({ token: nunca, terminar }),
      () => red.mockImplementationOnce(nunca),
      () => red.mockResolvedValueOnce(nuestra(new ReadableStream())),
    ];
    for (const colgar of cuelgan) {
      fijarProveedor({ token: async () => 'viejo', terminar });
      colgar();
      const visto = expect(
        llamar(activosSinPagoHoy, { parametros: { id_usuario: 'u1' } }),
      ).rejects.toMatchObject({ codigo: 'SIN_RESPUESTA' });
      await vi.advanceTimersByTimeAsync(PLAZO_MS);
      await visto;
    }
    vi.useRealTimers();
  });

  it('that got no token in time was not sent; a read then ends as one that was not answered', async () => {
    fijarProveedor({ token: () => Promise.reject(new FueraDePlazo()), terminar });
    const cambio = llamarCon(registrarAtraso, { cuerpo: { id_credito: 'c1' }, clave: 'k-1' });
    await expect(cambio).rejects.toMatchObject({ codigo: 'SIN_CONEXION' });
    const lectura = llamar(activosSinPagoHoy, { parametros: { id_usuario: 'u1' } });
    await expect(lectura).rejects.toMatchObject({ codigo: 'SIN_RESPUESTA' });
    expect(red).not.toHaveBeenCalled();
  });

  it.each([200, 401, 403, 404, 407, 429, 503])(
    'that a stranger answers with %s has got no answer: no token is renewed, no session ends, nothing is known of the change',
    async (status) => {
      red.mockImplementation(async () => new Response('<html>Inicia sesión</html>', { status }));
      await expect(
        llamarCon(registrarAtraso, { cuerpo: { id_credito: 'c1' }, clave: 'k-1' }),
      ).rejects.toMatchObject({
        codigo: 'SIN_RESPUESTA',
        http: 0,
      });
      const json = { message: 'No autorizado.', code: 'NO_AUTENTICADO' };
      red.mockImplementation(async () => Response.json(json, { status }));
      await expect(llamar(activosSinPagoHoy, { parametros: { id_usuario: 'u1' } })).rejects.toMatchObject({
        codigo: 'SIN_CONEXION',
      });
      expect(red).toHaveBeenCalledTimes(2);
      expect(terminar).not.toHaveBeenCalled();
      expect(creeHayLinea()).toBe(false);
    },
  );

  it('that Leal answers in words of another version is worth another try: the copy stays', async () => {
    red.mockResolvedValueOnce(nuestra(JSON.stringify({ otra: 'forma' })));
    const error: unknown = await llamar(salud).catch((dicho: unknown) => dicho);
    expect(esPasajero(error)).toBe(true);
  });

  it("teaches the server's clock", async () => {
    const dentroDeUnaHora = new Date(Date.now() + 3_600_000).toISOString();
    red.mockResolvedValueOnce(bien({ 'X-Leal-Ahora': dentroDeUnaHora }));
    await llamar(salud);
    expect(Math.round(desfaseMs() / 10_000)).toBe(360);
  });
});
