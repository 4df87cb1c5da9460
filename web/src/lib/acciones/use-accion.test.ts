import { misSolicitudes } from '@leal/contract';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limpiarTodo } from '../al-cerrar.ts';
import { clienteConsultas } from '../api/cliente-consultas.ts';
import { claveDe } from '../api/consultas.ts';
import { ErrorApi, sinConexion } from '../api/error-api.ts';
import type { Accion } from './accion.ts';
import { ejecutorDe, mutacionDe } from './use-accion.ts';

type Toque = { readonly monto: number; readonly capturado_en: string };
type Cobro = Accion<{ readonly id: string }, Toque, string>;

const NO = new ErrorApi({ codigo: 'MONTO_EXCEDE_SALDO', http: 422 });
const LISTA = claveDe(misSolicitudes);

/** A payment whose server answers in this order; a string is a yes. */
function mundo(respuestas: (ErrorApi | string)[], cambios: Partial<Cobro> = {}) {
  const enviados: (Toque & { clave: string })[] = [];
  const pantalla = { hecho: '', fallo: '' };
  const accion: Cobro = {
    nombre: 'prueba.cobrar',
    mandar: async (datos, clave) => {
      enviados.push({ ...datos, clave });
      const respuesta = respuestas.shift() ?? 'hecho';
      if (typeof respuesta !== 'string') throw respuesta;
      return respuesta;
    },
    sobre: ({ id }) => id,
    que: (_, { monto }) => `el pago de ${monto}`,
    fallo: 'No se pudo registrar el pago.',
    alLograr: (_, { capturado_en }, respuesta) => void (pantalla.hecho = `${respuesta} ${capturado_en}`),
    alFallar: ({ id }) => void (pantalla.fallo = id),
    caduca: [misSolicitudes],
    ...cambios,
  };
  const ejecutar = ejecutorDe(accion, (pedido) =>
    new MutationObserver(clienteConsultas, mutacionDe(accion)).mutate(pedido),
  );
  const cobrar = (monto: number, capturado_en: string, antes?: () => Promise<void>) =>
    ejecutar({ id: 'c1' }, { monto, capturado_en }, antes);
  return { enviados, pantalla, cobrar };
}

const esVieja = () => clienteConsultas.getQueryState(LISTA)?.isInvalidated;

beforeEach(() => void clienteConsultas.setQueryData(LISTA, { datos: [], total: 0 }));
afterEach(() => limpiarTodo(true));

describe('an action', () => {
  it('that is done: the screen says what was answered, and what was read is old', async () => {
    const { cobrar, pantalla } = mundo([]);
    await cobrar(30, '10:00');
    expect(pantalla).toEqual({ hecho: 'hecho 10:00', fallo: '' });
    await expect.poll(esVieja).toBe(true);
  });

  it('that is done: what is on screen is read again once, when the dialog of it has closed', async () => {
    const { cobrar } = mundo([]);
    let lecturas = 0;
    const queryFn = async () => ({ datos: [], total: (lecturas += 1) });
    const lista = new QueryObserver(clienteConsultas, { queryKey: LISTA, queryFn, staleTime: Infinity });
    const dejar = lista.subscribe(() => undefined);
    const cierre = Promise.withResolvers<void>();
    await cobrar(30, '10:00', () => cierre.promise);
    expect([lecturas, esVieja()]).toEqual([0, false]);
    cierre.resolve();
    await expect.poll(() => lista.getCurrentResult().data).toEqual({ datos: [], total: 1 });
    expect([lecturas, esVieja()]).toEqual([1, false]);
    dejar();
  });

  it('that is refused: the screen hears of it, and nothing is old', async () => {
    const { cobrar, pantalla } = mundo([NO]);
    await expect(cobrar(30, '10:00')).rejects.toBe(NO);
    expect(pantalla).toEqual({ hecho: '', fallo: 'c1' });
    expect(esVieja()).toBe(false);
  });

  it('that was not sent is the same one when it is asked again: its key, and when it was tapped', async () => {
    const { cobrar, enviados, pantalla } = mundo([sinConexion()]);
    await expect(cobrar(30, '10:00')).rejects.toMatchObject({ codigo: 'SIN_CONEXION' });
    await cobrar(30, '10:05');
    expect(enviados.map(({ capturado_en }) => capturado_en)).toEqual(['10:00', '10:00']);
    expect(new Set(enviados.map(({ clave }) => clave)).size).toBe(1);
    expect(pantalla.hecho).toBe('hecho 10:00');
  });

  it('that is over is another one the next time', async () => {
    const { cobrar, enviados } = mundo([NO]);
    await expect(cobrar(30, '10:00')).rejects.toBe(NO);
    await cobrar(30, '10:05');
    expect(enviados.map(({ capturado_en }) => capturado_en)).toEqual(['10:00', '10:05']);
    expect(enviados[1]?.clave).not.toBe(enviados[0]?.clave);
  });

  it('that need not be sent is not sent; it is no action, and the next one is checked again', async () => {
    const { cobrar, enviados } = mundo([], {
      revisar: (_, { capturado_en }) => {
        if (capturado_en < '10:05') throw NO;
      },
    });
    await expect(cobrar(30, '10:00')).rejects.toBe(NO);
    expect(enviados).toEqual([]);
    await cobrar(30, '10:05');
    expect(enviados).toHaveLength(1);
  });
});
