import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edadDeCopia, esDeLaCopia } from '../copia/duenio.ts';
import { copiaCon, fecharRespuestas, pedidaEn } from './con-copia.ts';
import { ErrorApi, sinConexion } from './error-api.ts';

const HACE_UNA_HORA = Date.now() - 3_600_000;

/** Collects what a screen sees of a read that has this copy and gets this answer. */
function leerCon(copia: string | null, respuesta: Promise<string>) {
  const persister = copiaCon(async () => (copia === null ? null : { datos: copia, en: HACE_UNA_HORA }));
  const cliente = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, persister } },
  });
  const visto: (string | undefined)[] = [];
  const observador = new QueryObserver<string>(cliente, { queryKey: ['x'], queryFn: () => respuesta });
  observador.subscribe(({ data }) => data !== visto.at(-1) && visto.push(data));
  return { cliente, visto, estado: () => observador.getCurrentResult() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the day's copy of an answer", () => {
  it('is not shown when the answer comes at once', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { visto } = leerCon('copia', promise);
    await vi.advanceTimersByTimeAsync(299);
    resolve('respuesta');
    await vi.runAllTimersAsync();
    expect(visto).toEqual(['respuesta']);
  });

  it('is shown while the line hangs, with its own age, until the answer comes', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { visto, estado } = leerCon('copia', promise);
    await vi.advanceTimersByTimeAsync(300);
    expect(estado()).toMatchObject({
      data: 'copia',
      isFetching: true,
      dataUpdatedAt: edadDeCopia(HACE_UNA_HORA),
    });
    expect(esDeLaCopia(estado().dataUpdatedAt)).toBe(true);
    resolve('respuesta');
    await vi.runAllTimersAsync();
    expect(visto).toEqual(['copia', 'respuesta']);
    expect(esDeLaCopia(estado().dataUpdatedAt)).toBe(false);
  });

  it('stays when there is no line, and the read has failed all the same', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const { estado } = leerCon('copia', promise);
    await vi.advanceTimersByTimeAsync(300);
    reject(sinConexion());
    await vi.runAllTimersAsync();
    expect(estado()).toMatchObject({ data: 'copia', status: 'error', error: { codigo: 'SIN_CONEXION' } });
  });

  it('is not shown after a refusal', async () => {
    const { visto, estado } = leerCon(
      'copia',
      Promise.reject(new ErrorApi({ codigo: 'PROHIBIDO', http: 403 })),
    );
    await vi.runAllTimersAsync();
    expect(visto).toEqual([]);
    expect(estado()).toMatchObject({ status: 'error', error: { codigo: 'PROHIBIDO' } });
  });

  it('is not shown once the session has ended', async () => {
    const { promise } = Promise.withResolvers<string>();
    const { cliente, visto } = leerCon('copia', promise);
    cliente.clear();
    await vi.runAllTimersAsync();
    expect(visto).toEqual([]);
  });

  it('that does not exist leaves everything as it was', async () => {
    const { estado } = leerCon(null, Promise.reject(sinConexion()));
    await vi.runAllTimersAsync();
    expect(estado()).toMatchObject({ data: undefined, status: 'error' });
  });
});

describe('how old an answer is', () => {
  const DATOS = { saldo: 120 };

  it('is told by when it was asked for, also when it says the same again', async () => {
    const respuestas = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    const persister = copiaCon(async () => null);
    const cliente = new QueryClient({
      defaultOptions: { queries: { networkMode: 'always', retry: false, persister } },
    });
    fecharRespuestas(cliente);
    const leer = () =>
      cliente.fetchQuery({ queryKey: ['x'], queryFn: () => respuestas[leidas++]?.promise ?? DATOS });
    let leidas = 0;
    for (const respuesta of respuestas) {
      const pedida = Date.now();
      const leida = leer();
      await vi.advanceTimersByTimeAsync(5_000);
      respuesta.resolve({ ...DATOS });
      await leida;
      expect(pedidaEn(cliente.getQueryData(['x']))).toBe(pedida);
      expect(cliente.getQueryState(['x'])?.dataUpdatedAt).toBe(pedida + 5_000);
    }
  });

  it('is what it says itself when it was put there', () => {
    const cliente = new QueryClient();
    fecharRespuestas(cliente);
    cliente.setQueryData(['x'], DATOS, { updatedAt: 1_000 });
    expect(pedidaEn(DATOS)).toBe(1_000);
    expect(pedidaEn({})).toBe(0);
  });
});
