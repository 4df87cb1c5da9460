// A phone that cannot keep what a collector does, or has lost it: what it says, and what counts as recorded.
import 'fake-indexeddb/auto';
import { ROL } from '@leal/domain';
import { MutationObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nuestroJson } from '../api/pruebas.ts';
import { almacenLocal, conLinea, enUnaPagina } from '../salida/pruebas.ts';

/** A person of its own for each test: what the page of the one before still ends, it notes in this one's storage. */
let ana = '';
let veces = 0;

/** The storage of the page before this one is forgotten with it. */
async function abrirPagina() {
  vi.resetModules();
  const [cierre, credencial, sesion, copia, base, almacen, salida, usar] = await Promise.all([
    import('../al-cerrar.ts'),
    import('../credencial.ts'),
    import('../sesion/almacen.ts'),
    import('../copia/duenio.ts'),
    import('../copia/base.ts'),
    import('../salida/almacen.ts'),
    import('../salida/salida.ts'),
    import('./use-accion.ts'),
  ]);
  const { mandarPeticion } = await import('../api/llamar.ts');
  const { clienteConsultas } = await import('../api/cliente-consultas.ts');
  const { leerCuerpo } = await import('../api/leer-respuesta.ts');
  credencial.fijarProveedor({ token: async () => 'token', terminar: () => undefined });
  const usuario = { id_usuario: ana, id_rol: ROL.cobrador, nombre: 'Ana', email: 'ana@leal.demo' };
  sesion.publicarSesion({ estado: 'activa', usuario, rol: ROL.cobrador });
  const carta = (sobre: string) => ({ metodo: 'POST', url: `/leal-api/${sobre}`, cuerpo: '{"monto":120}' });
  const accion = (sobre: string) =>
    usar.mutacionDe<string, { sobre: string; monto: number }, unknown>({
      nombre: 'prueba.cobrar',
      mandar: (_, clave) => {
        const { url, metodo: method, cuerpo: body } = carta(sobre);
        const init = { method, body, headers: { 'Idempotency-Key': clave } };
        return mandarPeticion({ url, init }, { clave }, leerCuerpo);
      },
      guardable: {
        armar: () => carta(sobre),
        leer: ({ respuesta }) => respuesta,
        guardado: () => 'guardado',
        monto: ({ monto }) => monto,
      },
      sobre: () => sobre,
      que: () => `el pago de ${sobre}`,
      fallo: 'No se pudo registrar el pago.',
    });
  const cobrar = async (sobre: string, monto = 12_000) => {
    const observador = new MutationObserver(clienteConsultas, accion(sobre));
    return (await observador.mutate({ acerca: sobre, datos: { sobre, monto } })).respuesta;
  };
  return { ...cierre, ...copia, ...base, ...almacen, ...salida, cobrar };
}

/** Collects what arrived; with `linea` false nothing does. */
function usarLinea(linea: boolean): string[] {
  const llegados: string[] = [];
  conLinea(linea);
  vi.stubGlobal('fetch', async (url: string) => {
    if (!linea) throw new TypeError('Failed to fetch');
    llegados.push(url);
    return nuestroJson({ hecho: true });
  });
  return llegados;
}

const lleno = () => new DOMException('The disk is full', 'QuotaExceededError');
/** The outbox does not fit until `hayLugar` says so. */
const sinLugar = (hayLugar: () => boolean) => {
  const add = Reflect.get(IDBObjectStore.prototype, 'add');
  return vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, valor) {
    if (!hayLugar()) throw lleno();
    return add.call(this, valor);
  });
};

const fallos: unknown[] = [];
let pagina: Awaited<ReturnType<typeof abrirPagina>>;

beforeEach(async () => {
  // Nobody else's: one of these leaves a storage that no other test can open.
  vi.stubGlobal('indexedDB', new IDBFactory());
  enUnaPagina();
  vi.stubGlobal('localStorage', almacenLocal());
  vi.stubGlobal('reportError', (error: unknown) => void fallos.push(error));
  usarLinea(true);
  ana = `ana-${++veces}`;
  pagina = await abrirPagina();
});
afterEach(() => {
  vi.useRealTimers();
  pagina.limpiarTodo(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fallos.length = 0;
});

const NO_SE_GUARDA = /^Sin conexión, y este teléfono no puede guardar el registro: no quedó registrado\./;

describe('a phone that cannot keep what is done', () => {
  it('says so without a line, and it is not saved', async () => {
    usarLinea(false);
    sinLugar(() => false);
    await expect(pagina.cobrar('c1')).rejects.toMatchObject({
      codigo: 'SIN_CONEXION',
      mensaje: expect.stringMatching(NO_SE_GUARDA),
    });
    expect(pagina.leerGuarda()).toBe(false);
    expect(await pagina.registrosDe(ana)).toEqual([]);
    expect(fallos).toMatchObject([{ name: 'QuotaExceededError' }]);
  });

  it('on a good line sends it from the page: recorded is what the server has answered', async () => {
    const llegados = usarLinea(true);
    const disco = sinLugar(() => false);
    expect(await pagina.cobrar('c1')).toEqual({ hecho: true });
    expect(llegados).toEqual(['/leal-api/c1']);
    expect(pagina.leerGuarda()).toBe(false);
    disco.mockRestore();
    await pagina.cobrar('c2');
    expect(pagina.leerGuarda()).toBe(true);
  });

  it('waits five seconds for a storage that hangs', async () => {
    usarLinea(false);
    vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    vi.useFakeTimers();
    const cobro = expect(pagina.cobrar('c1')).rejects.toMatchObject({
      mensaje: expect.stringMatching(NO_SE_GUARDA),
    });
    await vi.advanceTimersByTimeAsync(5_000);
    await cobro;
  });

  it('gives the outbox the room of the copy, and copies nothing more', async () => {
    usarLinea(false);
    pagina.abrirCopia(ana);
    const cajon = { uid: ana, dia: '2026-11-18' as never };
    await pagina.guardarla(cajon, 'ruta', { version: 1, en: 0, respuesta: [] });
    const vaciado = vi.spyOn(IDBObjectStore.prototype, 'clear');
    sinLugar(() => vaciado.mock.calls.length > 0);
    expect(await pagina.cobrar('c1')).toBe('guardado');
    expect(await pagina.leerGuardada(cajon, 'ruta')).toBeUndefined();
    expect(pagina.duenioDeCopia()).toBeNull();
    expect((await pagina.registrosDe(ana)).map(({ sobre }) => sobre)).toEqual(['c1']);
  });
});

/** Changes the storage behind the app's back. */
async function enElDisco(hacer: (base: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>) {
  const base = await openDB('leal-salida');
  await hacer(base);
  base.close();
}

describe('a storage that was wiped or damaged', () => {
  beforeEach(async () => {
    usarLinea(false);
    expect(await Promise.all([pagina.cobrar('c1'), pagina.cobrar('c2')])).toEqual(['guardado', 'guardado']);
  });
  const deNuevo = async () => {
    pagina.limpiarTodo(false);
    pagina = await abrirPagina();
    pagina.abrirSalida(ana);
    await expect.poll(pagina.leerLectura).toBe('leida');
  };

  it('is noticed, with what is known of it, until its person has been told; the phone is another one', async () => {
    const [antes] = (await pagina.registrosDe(ana)).toSorted((a, b) => a.secuencia - b.secuencia);
    await enElDisco(async (base) => {
      await base.clear('registros');
      await base.clear('telefono');
    });
    await deNuevo();
    const perdidos = pagina.leerPerdidos();
    expect(perdidos.map(({ uid, monto }) => [uid, monto])).toEqual([
      [ana, 12_000],
      [ana, 12_000],
    ]);
    expect(perdidos.map(({ capturado_en }) => capturado_en)).toContain(antes!.capturado_en);
    await pagina.cobrar('c3');
    const [despues] = await pagina.registrosDe(ana);
    expect(despues).toMatchObject({ sobre: 'c3', secuencia: 1 });
    expect(despues!.dispositivo).not.toBe(antes!.dispositivo);
    await deNuevo();
    expect(pagina.leerPerdidos()).toHaveLength(2);
    pagina.olvidarPerdidos();
    await deNuevo();
    expect(pagina.leerPerdidos()).toEqual([]);
  });

  it('of which one register is unreadable sends the others, and the numbers of an older one go on', async () => {
    const primero = (await pagina.registrosDe(ana)).find(({ secuencia }) => secuencia === 1);
    await enElDisco(async (base) => {
      await base.put('registros', { clave: primero!.clave, uid: ana, estado: 'pendiente' });
      await base.put('telefono', { dispositivo: primero!.dispositivo, secuencia: 1 }, 'este');
    });
    const llegados = usarLinea(true);
    await deNuevo();
    await expect.poll(() => llegados).toHaveLength(1);
    expect(pagina.leerPerdidos()).toMatchObject([{ clave: primero!.clave }]);
    await pagina.cobrar('c3');
    expect(
      (await pagina.registrosDe(ana)).map(({ secuencia }) => secuencia).toSorted((a, b) => a - b),
    ).toEqual([2, 3]);
  });

  it('misses nothing that was sent or discarded', async () => {
    const [registro] = await pagina.registrosDe(ana);
    await pagina.quitar(registro!.clave);
    usarLinea(true);
    dispatchEvent(new Event('online'));
    await expect
      .poll(async () => (await pagina.registrosDe(ana)).map(({ estado }) => estado))
      .toEqual(['confirmado']);
    await enElDisco((base) => base.clear('registros'));
    await deNuevo();
    expect(pagina.leerPerdidos()).toEqual([]);
  });

  it('that a later version has changed cannot be read, and the app goes on', async () => {
    pagina.limpiarTodo(false);
    await deleteDB('leal-salida');
    (await openDB('leal-salida', 9)).close();
    const llegados = usarLinea(true);
    pagina = await abrirPagina();
    pagina.abrirSalida(ana);
    await expect.poll(pagina.leerLectura).toBe('fallo');
    expect(await pagina.cobrar('c1')).toEqual({ hecho: true });
    expect(llegados).toEqual(['/leal-api/c1']);
  });
});
