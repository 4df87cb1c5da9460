import { NEGOCIO_POR_DEFECTO, PARAMETROS } from '@leal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { almacenLocal } from './salida/pruebas.ts';

const RESPUESTA = {
  version: 'v1',
  festivos: [{ fecha: '2026-12-25', nombre: 'Navidad' }],
  exigir_segundo_gerente: false,
  parametros: { hora_apertura: 8, de_otra_version: 1 },
};

/** The module as a page loads it, on a device that keeps this. */
async function cargar(guardado?: string) {
  vi.stubGlobal('localStorage', almacenLocal());
  if (guardado !== undefined) localStorage.setItem('leal_negocio', guardado);
  return import('./negocio.ts');
}

/** The same device, afterwards. */
function recargar() {
  vi.resetModules();
  return import('./negocio.ts');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the settings in the browser', () => {
  it("are the spec's until the server was heard once", async () => {
    expect((await cargar()).negocio()).toEqual(NEGOCIO_POR_DEFECTO);
  });

  it('of a day to come are in force on it, without a line; a weekday has its own hours', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-19T23:59:00-06:00'), toFake: ['Date'] });
    const { recibirNegocio, negocio } = await cargar();
    const horarios = { domingo: { apertura: 9, cierre: 14 }, feriado: {} };
    const por_venir = [{ desde: '2026-11-20', parametros: { hora_cierre: 17 } }];
    recibirNegocio({ ...RESPUESTA, horarios, por_venir });
    expect(negocio()).toBe(negocio());
    expect(negocio()).toMatchObject({
      parametros: { hora_cierre: 18 },
      horarios: { domingo: { cierre: 14 } },
    });
    vi.setSystemTime(new Date('2026-11-20T00:00:00-06:00'));
    expect(negocio().parametros).toMatchObject({ hora_apertura: 8, hora_cierre: 17 });
    expect(negocio()).toBe(negocio());
    vi.useRealTimers();
  });

  it('follow the calendar to its next version, once', async () => {
    const { recibirNegocio, negocio } = await cargar();
    const mas = [{ fecha: '2026-12-01', nombre: 'Puente' }];
    const versiones = [
      { version: 1, desde_ms: 0, mas: [], menos: [] },
      { version: 2, desde_ms: 1, mas, menos: [] },
    ];
    recibirNegocio({ ...RESPUESTA, festivos: [], calendario: { vigente: 1, versiones } });
    expect(negocio().festivos).toEqual(mas);
    expect(negocio()).toBe(negocio());
  });

  it('are what the server said, also after the next load of the page', async () => {
    const primera = await cargar();
    primera.recibirNegocio(RESPUESTA);
    const esperado = {
      festivos: RESPUESTA.festivos,
      exigir_segundo_gerente: false,
      parametros: { ...PARAMETROS, hora_apertura: 8 },
    };
    expect(primera.negocio()).toEqual(esperado);
    expect((await recargar()).negocio()).toEqual(esperado);
  });

  it('the words of the law are kept as far as they can be used, also after the next load', async () => {
    const primera = await cargar();
    primera.recibirNegocio({
      ...RESPUESTA,
      legales: { rfc: 'ple260101ab1', aviso_privacidad: 'javascript:alert(1)', mostrar_cat: true },
    });
    const legales = {
      razon_social: null,
      rfc: 'PLE260101AB1',
      contacto: null,
      aviso_privacidad: null,
      mostrar_cat: true,
      lugar: null,
      pagare: null,
      contrato: null,
      formato_aprobado: false,
    };
    expect(primera.negocio().legales).toEqual(legales);
    expect((await recargar()).negocio().legales).toEqual(legales);
  });

  it.each(['', '{', 'null', '[]', '{"festivos":[]}', '{"version":1}'])(
    'what the device keeps is no longer readable (%s): as if nothing had been heard',
    async (guardado) => expect((await cargar(guardado)).negocio()).toEqual(NEGOCIO_POR_DEFECTO),
  );

  it('are asked for again when an answer names another version, and only then', async () => {
    const { recibirNegocio, anotarVersionNegocio, cuandoSeAtrase } = await cargar();
    const pedir = vi.fn<() => void>();
    cuandoSeAtrase(pedir);
    recibirNegocio(RESPUESTA);
    anotarVersionNegocio('v1');
    anotarVersionNegocio(null);
    expect(pedir).not.toHaveBeenCalled();
    anotarVersionNegocio('v2');
    expect(pedir).toHaveBeenCalledOnce();
  });
});
