// A deed is held for 5 s, so that it can be undone: each end of that, whoever sends, whatever the phone's clock says.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enUnaPagina, registroDe } from './pruebas.ts';
import type { Retencion } from './retencion.ts';
import { nuestroJson } from '../api/pruebas.ts';

const RETENCION_MS = 5_000;
const HORA_MS = 3_600_000;

let llegados: string[] = [];
let respuesta: () => Response;

/** A tab that asks for the lock while another has it waits, as on a phone. */
function candado() {
  let turno: Promise<unknown> = Promise.resolve();
  return (_: string, { signal }: { signal: AbortSignal }, tarea: () => Promise<unknown>) => {
    const resultado = turno.then(() => (signal.aborted ? undefined : tarea()));
    turno = resultado.catch(() => undefined);
    return resultado;
  };
}

const cierres: (() => void)[] = [];

/** A tab: its own memory, over the phone's one storage. */
async function abrirPestana(uid: string) {
  vi.resetModules();
  const almacen = await import('./almacen.ts');
  const salida = await import('./salida.ts');
  const { mandarPorSalida } = await import('./mandar.ts');
  const { limpiarTodo } = await import('../al-cerrar.ts');
  const { fijarProveedor } = await import('../credencial.ts');
  fijarProveedor({ token: async () => 'token', terminar: () => undefined });
  salida.abrirSalida(uid);
  cierres.push(() => limpiarTodo(true));
  const mandar = (sobre: string, alRetener?: (retencion: Retencion) => void) => {
    const clave = crypto.randomUUID();
    return mandarPorSalida(uid, clave, registroDe(uid, clave, sobre), alRetener);
  };
  /** Resolves once it is held; `palabra` is what becomes of it. */
  const retener = async (sobre: string) => {
    const { promise, resolve } = Promise.withResolvers<Retencion>();
    const palabra = mandar(sobre, resolve);
    return { ...(await promise), palabra };
  };
  const guardados = () => almacen.registrosDe(uid);
  const cerrarSesion = () => limpiarTodo(true);
  return { uid, almacen, salida, mandar, retener, guardados, cerrarSesion };
}

/** Nobody else's outbox. */
const nuevo = () => crypto.randomUUID();
const pasar = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const llegan = (...urls: string[]) => expect.poll(() => llegados).toEqual(urls);

/** All that is under way without any clock has ended: the storage answers in the order of the questions. */
async function quieto(): Promise<void> {
  const { registrosDe } = await import('./almacen.ts');
  for (let n = 0; n < 20; n += 1) await registrosDe('nadie');
}

let pagina: EventTarget & { hidden?: boolean };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  llegados = [];
  respuesta = () => nuestroJson({ hecho: true });
  vi.stubGlobal('fetch', async (url: string) => {
    llegados.push(url.replace('/leal-api/', ''));
    return respuesta();
  });
  pagina = enUnaPagina();
  vi.stubGlobal('navigator', { onLine: true, locks: { request: candado() } });
});
afterEach(async () => {
  for (const cerrar of cierres.splice(0)) cerrar();
  await quieto();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is stored at once and sent after 5 s, once', async () => {
  const { retener, guardados, salida } = await abrirPestana(nuevo());
  const { palabra, fin } = await retener('c1');
  expect(await guardados()).toMatchObject([{ estado: 'pendiente' }]);
  expect(salida.sinEnviar()).toMatchObject([{ incierto: false, enCamino: true }]);
  await pasar(RETENCION_MS - 1);
  await quieto();
  expect(llegados).toEqual([]);
  await pasar(1);
  await llegan('c1');
  expect(await fin).toBe('suelto');
  expect(await palabra).toMatchObject({ estado: 'confirmado' });
  await pasar(RETENCION_MS);
  await quieto();
  expect(llegados).toEqual(['c1']);
});

describe('ends before its time', () => {
  it.each<[string, (retencion: Retencion) => unknown]>([
    ['when the notice of it is closed', ({ soltar }) => soltar()],
    [
      'when the page is hidden',
      () => {
        pagina.hidden = true;
        pagina.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['when the page goes', () => dispatchEvent(new Event('pagehide'))],
  ])('%s', async (_, terminar) => {
    const { retener, guardados } = await abrirPestana(nuevo());
    const retenido = await retener('c1');
    terminar(retenido);
    await llegan('c1');
    expect(await retenido.palabra).toMatchObject({ estado: 'confirmado' });
    expect(await retenido.deshacer()).toBe(false);
    expect(await guardados()).toMatchObject([{ estado: 'confirmado' }]);
  });

  it('with the next action, which is held in its turn', async () => {
    const { retener } = await abrirPestana(nuevo());
    const { palabra } = await retener('c1');
    const retenido = await retener('c2');
    await llegan('c1');
    expect(await palabra).toMatchObject({ estado: 'confirmado' });
    expect(await retenido.deshacer()).toBe(true);
    await pasar(RETENCION_MS);
    await quieto();
    expect(llegados).toEqual(['c1']);
  });

  it('with the session: it waits for its person, and is counted', async () => {
    const { retener, uid, cerrarSesion, almacen } = await abrirPestana(nuevo());
    await retener('c1');
    expect(await almacen.contarSinEnviar(uid)).toBe(1);
    cerrarSesion();
    await quieto();
    expect(llegados).toEqual([]);
    expect(await almacen.contarSinEnviar(uid)).toBe(1);
    await abrirPestana(uid);
    await llegan('c1');
  });
});

describe('undone', () => {
  it('it was never sent, and the same again is another one', async () => {
    const { retener, mandar, guardados } = await abrirPestana(nuevo());
    const { deshacer, palabra } = await retener('c1');
    const [antes] = await guardados();
    expect(await deshacer()).toBe(true);
    expect(await palabra).toBe('deshecho');
    await pasar(RETENCION_MS);
    await quieto();
    expect([llegados, await guardados()]).toEqual([[], []]);
    expect(await mandar('c1')).toMatchObject({ estado: 'confirmado', secuencia: antes!.secuencia + 1 });
    const [despues] = await guardados();
    expect(despues!.clave).not.toBe(antes!.clave);
    expect(llegados).toEqual(['c1']);
  });

  it.each(['undo', 'send'] as const)(
    'or sent: who asks first has it, and the other nothing (%s)',
    async (quien) => {
      const { retener, almacen, guardados } = await abrirPestana(nuevo());
      const { palabra, deshacer } = await retener('c1');
      const [{ clave } = { clave: '' }] = await guardados();
      const pasos = [() => deshacer(), () => almacen.tomar(clave)] as const;
      const pedidos =
        quien === 'undo' ? pasos.map((paso) => paso()) : pasos.toReversed().map((paso) => paso());
      const [primero, segundo] = await Promise.all(pedidos);
      expect([Boolean(primero), Boolean(segundo)]).toEqual([true, false]);
      if (quien === 'undo') expect(await palabra).toBe('deshecho');
      else expect(await guardados()).toMatchObject([{ clave, estado: 'enviando' }]);
    },
  );

  it('as its time ends: either it is sent or it is undone', async () => {
    const { retener, guardados } = await abrirPestana(nuevo());
    const { deshacer, palabra } = await retener('c1');
    await pasar(RETENCION_MS - 1);
    const [hecho] = await Promise.all([deshacer(), pasar(1)]);
    const dicho = await palabra;
    await quieto();
    expect({ dicho, llegados, quedan: await guardados() }).toMatchObject(
      hecho
        ? { dicho: 'deshecho', llegados: [], quedan: [] }
        : { dicho: { estado: 'confirmado' }, llegados: ['c1'], quedan: [{ estado: 'confirmado' }] },
    );
  });
});

it('of two tabs the one that sends waits for the one that holds, and sends nothing that was undone', async () => {
  const uid = nuevo();
  const remitente = await abrirPestana(uid);
  // The first tab has the lock from here on.
  expect(await remitente.mandar('antes')).toMatchObject({ estado: 'confirmado' });
  const otraPestana = await abrirPestana(uid);
  const retenido = await otraPestana.retener('c1');
  await quieto();
  expect(await retenido.deshacer()).toBe(true);
  const dos = await otraPestana.retener('c2');
  await pasar(RETENCION_MS - 1);
  await quieto();
  expect(llegados).toEqual(['antes']);
  dos.soltar();
  await llegan('antes', 'c2');
  expect(await dos.palabra).toMatchObject({ estado: 'confirmado' });
});

/** A register left by a page that died while it held it: `hace` ms after the tap. */
async function huerfano(
  { almacen, uid }: Awaited<ReturnType<typeof abrirPestana>>,
  hace: number,
): Promise<void> {
  const clave = crypto.randomUUID();
  const retenido_hasta = Date.now() - hace + RETENCION_MS;
  await almacen.guardarNuevo(clave, registroDe(uid, clave, 'c1', { retenido_hasta }));
}

describe('after a restart', () => {
  it('nothing can be undone, and it is sent when its time is over', async () => {
    const pestana = await abrirPestana(nuevo());
    await huerfano(pestana, 2_000);
    await quieto();
    await pasar(2_999);
    await quieto();
    expect(llegados).toEqual([]);
    await pasar(1);
    await llegan('c1');
  });

  it.each([
    ['an hour back: at once', -HORA_MS, 0],
    ['an hour on: at once', HORA_MS, 0],
    ['a little back: when 5 s are over', -2_500, 2_000],
  ])('with a clock that was moved %s', async (_, salto, resta) => {
    const pestana = await abrirPestana(nuevo());
    await huerfano(pestana, 0);
    await quieto();
    await pasar(3_000);
    vi.setSystemTime(Date.now() + salto);
    await pestana.almacen.quitar();
    await quieto();
    if (resta > 0) expect(llegados).toEqual([]);
    await pasar(resta);
    await llegan('c1');
  });
});

it.each([-HORA_MS, HORA_MS])(
  'a clock that is moved by %i ms meanwhile holds nothing longer',
  async (salto) => {
    const { retener, almacen } = await abrirPestana(nuevo());
    const { palabra, deshacer } = await retener('c1');
    vi.setSystemTime(Date.now() + salto);
    await almacen.quitar();
    await llegan('c1');
    expect(await palabra).toMatchObject({ estado: 'confirmado' });
    expect(await deshacer()).toBe(false);
  },
);

it('a refusal that comes afterwards stays in the outbox with its words', async () => {
  respuesta = () => nuestroJson({ code: 'FUERA_DE_HORARIO', message: 'Ya pasó la hora.' }, { status: 422 });
  const { retener, guardados } = await abrirPestana(nuevo());
  const { palabra, soltar } = await retener('c1');
  soltar();
  expect(await palabra).toMatchObject({ estado: 'rechazado', mensaje: 'Ya pasó la hora.' });
  expect(await guardados()).toMatchObject([{ estado: 'rechazado', codigo: 'FUERA_DE_HORARIO' }]);
});
