// A manager ends the sessions of a person: all of them, or the one of a phone that is lost.
import { MAXIMO_SESIONES_TERMINADAS, SESION_TERMINADA } from '@leal/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import type { Cobrador, Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
let gerente: Persona;
let otroGerente: Persona;
beforeAll(async () => {
  [gerente, otroGerente] = await Promise.all([mundo.gerente(), mundo.gerente()]);
});

const CERRADA = { estado: 403, cuerpo: { code: 'PROHIBIDO', message: SESION_TERMINADA } };
const DICHO = { version: '1.0.0', sin_enviar: 3, monto_sin_enviar: 240 };
const decir = (quien: Persona, dispositivo: string, mas: object = {}) =>
  invocar(quien, 'avisarContacto', { cuerpo: { ...DICHO, dispositivo, ...mas } });
const terminar = (uid: string, cuerpo: object = {}, quien = gerente) =>
  invocar(quien, 'terminarSesiones', { parametros: { id_usuario: uid }, cuerpo });
const perder = (uid: string, dispositivo: string, cuerpo: object = {}, quien = gerente) =>
  invocar(quien, 'perderTelefono', { parametros: { id_usuario: uid, dispositivo }, cuerpo });
const abonar = (quien: Persona, { prefijo }: Cobrador, monto = 120) =>
  invocar(quien, 'registrarAbono', { cuerpo: { id_credito: `${prefijo}-cre-1`, monto } });
const leer = (quien: Persona) => invocar(quien, 'getUserByUid', { cuerpo: { uid: quien.uid } });
const anotado = async (uid: string) =>
  (await mundo.db.collection('bitacora').where('documento', '==', `usuarios/${uid}`).get()).docs.map((foto) =>
    foto.data(),
  );
const fila = async ({ email }: Persona) =>
  (await invocar(gerente, 'listarUsuarios', { consulta: { email, con: 'equipo' } })).cuerpo.datos[0];

/** A collector with two phones, each of which has said what it holds. */
async function conDosTelefonos() {
  const cobrador = await mundo.cobrador([{}]);
  const otra = await mundo.otraSesion(cobrador);
  await decir(cobrador, 'tel-1');
  await decir(otra, 'tel-2', { sin_enviar: 0, monto_sin_enviar: 0 });
  return { cobrador, otra };
}

describe('all sessions of a person', () => {
  test('are over at once, for what reads and what changes; whoever signs in again works', async () => {
    const { cobrador, otra } = await conDosTelefonos();
    const { estado, cuerpo } = await terminar(cobrador.uid);
    expect(estado).toBe(200);
    expect(cuerpo.telefonos.map((telefono) => telefono.estado)).toEqual(['terminada', 'terminada']);
    for (const sesion of [cobrador, otra]) {
      expect(await leer(sesion)).toMatchObject(CERRADA);
      expect(await abonar(sesion, cobrador)).toMatchObject(CERRADA);
    }
    const nueva = await mundo.otraSesion(cobrador, 'despues');
    expect((await abonar(nueva, cobrador)).estado).toBe(200);
    expect(await anotado(cobrador.uid)).toMatchObject([
      { accion: 'usuarios/terminar-sesiones', id_cobrador: cobrador.uid, sin_visto: true },
    ]);
  });

  test('a payment whose answer was lost is answered to the session that comes back, once', async () => {
    const { cobrador } = await conDosTelefonos();
    const pagar = (quien: Persona) =>
      invocar(quien, 'registrarAbono', {
        cuerpo: { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120 },
        clave: `pago de ${cobrador.uid}`,
      });
    const primera = await pagar(cobrador);
    await terminar(cobrador.uid);
    expect(await pagar(cobrador)).toMatchObject(CERRADA);
    const nueva = await mundo.otraSesion(cobrador, 'despues');
    expect((await pagar(nueva)).cuerpo).toEqual(primera.cuerpo);
  });

  test('one’s own are not ended from here: not by a manager, nor by anybody else', async () => {
    expect(await terminar(gerente.uid)).toMatchObject({ estado: 422, cuerpo: { code: 'USUARIO_INVALIDO' } });
    expect((await leer(gerente)).estado).toBe(200);
    const cobrador = await mundo.cobrador([]);
    expect(await terminar(cobrador.uid, {}, cobrador)).toMatchObject({ estado: 403 });
    expect((await terminar(gerente.uid, {}, otroGerente)).estado).toBe(200);
    expect(await leer(gerente)).toMatchObject(CERRADA);
    gerente = await mundo.otraSesion(gerente, 'despues');
  });
});

describe('a lost phone', () => {
  test('its session is over, the other one of its person goes on', async () => {
    const { cobrador, otra } = await conDosTelefonos();
    expect(await perder(cobrador.uid, 'tel-1')).toMatchObject({
      estado: 200,
      cuerpo: { telefono: { estado: 'perdido', sin_enviar: 3, monto_sin_enviar: 240 } },
    });
    expect(await leer(cobrador)).toMatchObject(CERRADA);
    expect(await decir(cobrador, 'tel-1')).toMatchObject(CERRADA);
    expect((await leer(otra)).estado).toBe(200);
    expect((await abonar(otra, cobrador)).estado).toBe(200);
  });

  test('what it had told as unsent is named, until it is back: then it is its person’s phone again', async () => {
    const { cobrador } = await conDosTelefonos();
    expect((await fila(cobrador))?.contacto).not.toHaveProperty('perdidos');
    await perder(cobrador.uid, 'tel-1');
    expect((await fila(cobrador))?.contacto?.perdidos).toMatchObject([
      { sin_enviar: 3, monto_sin_enviar: 240 },
    ]);
    const [renglon] = await anotado(cobrador.uid);
    expect(renglon).toMatchObject({
      accion: 'usuarios/telefono-perdido',
      despues: { sin_enviar: 3, monto_sin_enviar_centavos: 24_000 },
    });
    const devuelto = await mundo.otraSesion(cobrador, 'despues');
    expect((await abonar(devuelto, cobrador)).estado).toBe(200);
    expect((await decir(devuelto, 'tel-1', { sin_enviar: 0, monto_sin_enviar: 0 })).cuerpo.anotado).toBe(
      true,
    );
    expect((await fila(cobrador))?.contacto).not.toHaveProperty('perdidos');
  });

  test('once more is the same, and two managers at once do it once', async () => {
    const { cobrador } = await conDosTelefonos();
    const respuestas = await Promise.all(
      [gerente, otroGerente].map((quien) => perder(cobrador.uid, 'tel-1', {}, quien)),
    );
    expect(respuestas.map(({ estado }) => estado)).toEqual([200, 200]);
    expect((await perder(cobrador.uid, 'tel-1')).estado).toBe(200);
    expect(await anotado(cobrador.uid)).toHaveLength(1);
    const usuario = (await mundo.db.doc(`usuarios/${cobrador.uid}`).get()).data();
    expect(usuario?.['sesiones_terminadas']).toHaveLength(1);
  });

  test('the twenty-first ends what began by the oldest, and none comes back', async () => {
    const cobrador = await mundo.cobrador([]);
    const sesiones = Array.from({ length: MAXIMO_SESIONES_TERMINADAS + 1 }, (_, i) => 1_000 + i);
    const documento = mundo.db.doc(`usuarios/${cobrador.uid}`);
    await documento.update({ sesiones_terminadas: sesiones.slice(0, -1) });
    await decir(cobrador, 'tel-1');
    await perder(cobrador.uid, 'tel-1');
    const { sesiones_desde, sesiones_terminadas } = (await documento.get()).data() as Record<string, never>;
    expect(sesiones_desde).toBe(1_001);
    expect(sesiones_terminadas).toHaveLength(MAXIMO_SESIONES_TERMINADAS);
    expect(await leer(cobrador)).toMatchObject(CERRADA);
  });

  test.each([
    ['of nobody', 'nadie', 'tel-1'],
    ['that nobody has heard of', '', 'tel-9'],
    ['by a name that every object has', '', '__proto__'],
  ])('one %s is 404', async (_, uid, dispositivo) => {
    const { cobrador } = await conDosTelefonos();
    const { estado } = await perder(uid || cobrador.uid, dispositivo);
    expect(estado).toBe(404);
    expect((await leer(cobrador)).estado).toBe(200);
  });

  test('one whose session nobody knows is refused with what can be done instead', async () => {
    const cobrador = await mundo.cobrador([]);
    await decir(cobrador, 'tel-1');
    const guardado = mundo.db.doc(`contactos/${cobrador.uid}`);
    const { dispositivos, ...resto } = (await guardado.get()).data() as Record<
      string,
      Record<string, object>
    >;
    const { sesion: _, ...sinSesion } = dispositivos!['tel-1'] as Record<string, unknown>;
    await guardado.set({ ...resto, dispositivos: { 'tel-1': sinSesion } });
    expect(await perder(cobrador.uid, 'tel-1')).toMatchObject({
      estado: 422,
      cuerpo: { code: 'NO_ELEGIBLE', message: expect.stringContaining('Termina todas') as string },
    });
    expect(await anotado(cobrador.uid)).toEqual([]);
  });

  test('a manager’s own: the one on which they ask is refused, another one is ended', async () => {
    const jefe = await mundo.gerente();
    const aqui = await mundo.otraSesion(jefe);
    await decir(aqui, 'escritorio');
    await decir(jefe, 'tel-1');
    const propia = await perder(jefe.uid, 'escritorio', {}, aqui);
    expect(propia).toMatchObject({ estado: 422, cuerpo: { code: 'USUARIO_INVALIDO' } });
    const parametros = { id_usuario: jefe.uid };
    const { telefonos } = (await invocar(aqui, 'vistoSesiones', { parametros })).cuerpo;
    expect(telefonos.find(({ dispositivo }) => dispositivo === 'escritorio')?.estado).toBe('propia');
    expect((await perder(jefe.uid, 'tel-1', {}, aqui)).estado).toBe(200);
    expect((await leer(aqui)).estado).toBe(200);
    expect(await leer(jefe)).toMatchObject(CERRADA);
  });
});

describe('the receipts of a lost phone', () => {
  const HORA_MS = 3_600_000;
  const dar = async (quien: Persona, { prefijo }: Cobrador, serie: string, numero: number, hace: number) => {
    const ahora = (await mundo.ahora()).getTime();
    return invocar(quien, 'crearComprobante', {
      cuerpo: {
        token: `${prefijo}${numero}`.padEnd(21, 'x') + 'A',
        serie,
        numero,
        id_credito: `${prefijo}-cre-1`,
        clave_pago: `pago ${numero}`,
        monto: 120,
        fecha: '2026-11-18',
        capturado_en: new Date(ahora - hace).toISOString(),
      },
    });
  };

  test('captured before are taken when it is back, captured since are not; another series goes on', async () => {
    const cobrador = await mundo.cobrador([{}]);
    const otra = await mundo.otraSesion(cobrador);
    const serieDe = async (quien: Persona) =>
      (await invocar(quien, 'pedirSerie', { cuerpo: {} })).cuerpo.serie;
    const [perdida, viva] = [await serieDe(cobrador), await serieDe(otra)];
    await decir(cobrador, 'tel-1', { serie: perdida });
    await decir(otra, 'tel-2', { serie: viva });
    await perder(cobrador.uid, 'tel-1');
    const devuelto = await mundo.otraSesion(cobrador, 'despues');
    expect((await dar(devuelto, cobrador, perdida, 1, HORA_MS)).estado).toBe(201);
    // The phone's clock may be ahead a little.
    const despues = await dar(devuelto, cobrador, perdida, 2, -30_000);
    expect(despues).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
    expect((await mundo.db.doc(`folios/${perdida}-0002`).get()).exists).toBe(false);
    expect((await dar(otra, cobrador, viva, 1, -30_000)).estado).toBe(201);
    // A receipt that was taken once stays so.
    expect((await dar(devuelto, cobrador, perdida, 1, HORA_MS)).estado).toBe(201);
  });

  test('a phone that names somebody else’s series closes nothing', async () => {
    const [propio, ajeno] = [await mundo.cobrador([{}]), await mundo.cobrador([{}])];
    const { serie } = (await invocar(ajeno, 'pedirSerie', { cuerpo: {} })).cuerpo;
    await decir(propio, 'tel-1', { serie });
    await perder(propio.uid, 'tel-1');
    expect((await dar(ajeno, ajeno, serie, 1, 0)).estado).toBe(201);
  });
});
