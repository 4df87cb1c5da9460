import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hayDudas } from '../../../lib/acciones/dudas.ts';
import { limpiarTodo } from '../../../lib/al-cerrar.ts';
import { ErrorApi, sinRespuesta } from '../../../lib/api/error-api.ts';
import { correr, detener, type Encargo } from './corrida.ts';

const OCUPADO = new ErrorApi({ codigo: 'DEMASIADAS_SOLICITUDES', http: 429 });
const MEDIO_MINUTO = 30_000;

/** A server that answers when it is told to, in the order in which it was asked. */
function servidor() {
  const llegadas: { id: string; clave: string }[] = [];
  const abiertas: PromiseWithResolvers<unknown>[] = [];
  const accion = {
    nombre: 'prueba.aprobar',
    mandar: ({ id }: { id: string }, clave: string) => {
      llegadas.push({ id, clave });
      abiertas.push(Promise.withResolvers());
      return abiertas.at(-1)?.promise;
    },
    sobre: ({ id }: { id: string }) => id,
    que: ({ id }: { id: string }) => id,
    fallo: 'No se pudo.',
  };
  const encargo = (id: string, id_cobrador: string) =>
    ({
      clave: id,
      id_cobrador,
      decisiva: { id, accion, acerca: { id }, llamadas: [] },
      decision: { decision: 'aprobar' },
      visto: {},
    }) as unknown as Encargo;
  const hasta = (n: number) => expect.poll(() => llegadas).toHaveLength(n);
  return {
    encargo,
    hasta,
    ids: () => llegadas.map(({ id }) => id),
    claves: () => new Set(llegadas.map(({ clave }) => clave)).size,
    si: () => abiertas.shift()?.resolve({}),
    no: (error: Error) => abiertas.shift()?.reject(error),
  };
}

const ventana = new EventTarget();
const sePregunta = () => !ventana.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  for (const metodo of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(metodo, ventana[metodo].bind(ventana));
});
afterEach(() => {
  limpiarTodo(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('several decisions', () => {
  it('go one at a time for a collector, of four collectors at once; the page is not closed unasked', async () => {
    const { encargo, hasta, ids, si } = servidor();
    const fin = correr([
      ...['a1', 'a2'].map((id) => encargo(id, 'ana')),
      ...['b', 'c', 'd', 'e'].map((id) => encargo(id, id)),
    ]);
    await hasta(4);
    expect(ids()).toEqual(['a1', 'b', 'c', 'd']);
    expect(sePregunta()).toBe(true);
    for (let n = 5; n <= 6; n += 1) {
      si();
      await hasta(n);
    }
    expect(ids().toSorted()).toEqual(['a1', 'a2', 'b', 'c', 'd', 'e']);
    for (let n = 0; n < 4; n += 1) si();
    expect(await fin).toEqual({ total: 6, hechas: 6, noPasaron: [], detenida: false });
    expect(sePregunta()).toBe(false);
  });

  it('are stopped: what was sent is waited for and stands, the rest is not sent', async () => {
    const { encargo, hasta, ids, si } = servidor();
    const fin = correr(['a1', 'a2', 'a3', 'a4'].map((id) => encargo(id, 'ana')));
    await hasta(1);
    si();
    await hasta(2);
    detener();
    si();
    expect(await fin).toEqual({ total: 4, hechas: 2, noPasaron: [], detenida: true });
    expect(ids()).toEqual(['a1', 'a2']);
  });

  it('a lost answer is asked for again with its key, before the next one is sent', async () => {
    const { encargo, hasta, ids, claves, si, no } = servidor();
    const fin = correr(['a1', 'a2'].map((id) => encargo(id, 'ana')));
    await hasta(1);
    no(sinRespuesta());
    await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
    await hasta(2);
    expect([ids(), claves(), hayDudas()]).toEqual([['a1', 'a1'], 1, true]);
    si();
    await hasta(3);
    si();
    expect(await fin).toMatchObject({ hechas: 2, noPasaron: [] });
    expect([ids(), claves()]).toEqual([['a1', 'a1', 'a2'], 2]);
  });

  it('that the server is too busy for are sent again; after the session nothing is sent, and nobody is told', async () => {
    const { encargo, hasta, ids, no, si } = servidor();
    const alFinal = vi.fn();
    void correr(['a1', 'a2'].map((id) => encargo(id, 'ana'))).then(alFinal);
    await hasta(1);
    no(OCUPADO);
    await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
    await hasta(2);
    no(OCUPADO);
    await vi.advanceTimersByTimeAsync(0);
    limpiarTodo(true);
    await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
    expect(ids()).toEqual(['a1', 'a1']);
    expect(alFinal).not.toHaveBeenCalled();
    const otra = correr([encargo('b1', 'beto')]);
    await hasta(3);
    si();
    expect(await otra).toMatchObject({ total: 1, hechas: 1 });
  });
});
