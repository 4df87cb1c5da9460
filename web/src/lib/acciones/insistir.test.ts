import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limpiarTodo } from '../al-cerrar.ts';
import { conIntento } from './insistir.ts';
import { alDudar, anotarDuda, dudaSobre, hayDudas } from './dudas.ts';
import { ErrorApi, sinConexion, sinRespuesta } from '../api/error-api.ts';
import { memoriaDe, type Intento } from './memoria-intentos.ts';
import { enUnaPagina } from '../salida/pruebas.ts';

const NO = new ErrorApi({ codigo: 'FUERA_DE_HORARIO', http: 422 });
const ASUNTO = { sobre: 'c1', que: 'el pago de $120.00 de Ana López' };

/** Answers in this order; a string is a yes. */
function servidor(...respuestas: (ErrorApi | string)[]) {
  const claves: string[] = [];
  const enviar = async ({ clave }: Intento<object>) => {
    claves.push(clave);
    const respuesta = respuestas.shift();
    if (respuesta === undefined) throw new Error('Nothing more to say');
    if (typeof respuesta !== 'string') throw respuesta;
    return respuesta;
  };
  return { claves, enviar };
}

const pagar = (enviar: (intento: Intento<object>) => Promise<string>, monto = 120) =>
  conIntento<object, string>(memoriaDe('pago'), { monto }, ASUNTO, enviar);

const MEDIO_MINUTO = 30_000;

beforeEach(() => {
  vi.useFakeTimers();
  enUnaPagina();
});
afterEach(() => {
  limpiarTodo(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a lost answer', () => {
  it('is asked for again with the same key, and said to be unknown, until there is a yes', async () => {
    const { claves, enviar } = servidor(sinRespuesta(), sinRespuesta(), sinConexion(), 'hecho');
    const fin = pagar(enviar);
    await alDudar('c1');
    expect(dudaSobre('c1')).toMatchObject(ASUNTO);
    await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
    await expect(fin).resolves.toBe('hecho');
    expect(claves).toHaveLength(4);
    expect(new Set(claves).size).toBe(1);
    expect(hayDudas()).toBe(false);
  });

  it('or a definite no; one at the door says nothing, and the next time is another action', async () => {
    const puerta = new ErrorApi({ codigo: 'DEMASIADAS_SOLICITUDES', http: 429 });
    const { claves, enviar } = servidor(sinRespuesta(), puerta, NO, 'hecho');
    const visto = expect(pagar(enviar)).rejects.toBe(NO);
    await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
    await visto;
    expect(hayDudas()).toBe(false);
    await pagar(enviar);
    expect(claves[3]).not.toBe(claves[0]);
  });

  it('ends when whoever asks may not do it: another manager has to, or the credit is no longer theirs', async () => {
    const ajeno = new ErrorApi({ codigo: 'PROHIBIDO', http: 403 });
    const { enviar } = servidor(sinRespuesta(), ajeno);
    const visto = expect(pagar(enviar)).rejects.toBe(ajeno);
    await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
    await visto;
    expect(hayDudas()).toBe(false);
  });

  it('is asked for at once when the line is back', async () => {
    const { claves, enviar } = servidor(sinRespuesta(), sinRespuesta(), sinRespuesta(), 'hecho');
    const fin = pagar(enviar);
    await alDudar('c1');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(claves).toHaveLength(3);
    dispatchEvent(new Event('online'));
    await expect(fin).resolves.toBe('hecho');
  });

  it('pressing again meanwhile gives the same answer', async () => {
    const { claves, enviar } = servidor(sinRespuesta(), 'hecho');
    const [primera, segunda] = [pagar(enviar), pagar(enviar)];
    await vi.advanceTimersByTimeAsync(MEDIO_MINUTO);
    expect([await primera, await segunda]).toEqual(['hecho', 'hecho']);
    expect(claves).toHaveLength(2);
  });

  it('is asked for no longer when the session is over, and nobody is told', async () => {
    const { claves, enviar } = servidor(sinRespuesta(), 'hecho');
    const oido = vi.fn();
    pagar(enviar).then(oido, oido);
    await alDudar('c1');
    limpiarTodo(true);
    await vi.advanceTimersByTimeAsync(10 * MEDIO_MINUTO);
    expect(hayDudas()).toBe(false);
    expect(claves).toHaveLength(1);
    expect(oido).not.toHaveBeenCalled();
  });
});

describe('no doubt', () => {
  it.each([
    ['a definite no', NO, false],
    ['never sent', sinConexion(), true],
  ])('%s is said at once; sent again it has the same key: %2$s', async (_, error, misma) => {
    const { claves, enviar } = servidor(error, 'hecho');
    await expect(pagar(enviar)).rejects.toBe(error);
    expect(hayDudas()).toBe(false);
    await pagar(enviar);
    expect(claves[0] === claves[1]).toBe(misma);
  });
});

it('a doubt is waited for only as long as what was sent has no answer', async () => {
  await alDudar('c1', Promise.resolve('hecho'));
  let miradas = 0;
  anotarDuda({
    clave: 'otra',
    que: ASUNTO.que,
    get sobre() {
      miradas += 1;
      return 'c2';
    },
  });
  expect(miradas).toBe(0);
});
