// Whoever has no session, or one without rights, is turned away from every call at the door. What each role may do stands
// in tests/api/roles.test.ts, by the same matrix; an endpoint of the contract that is missing from it does not pass.
import { type Llamada, LLAMADAS } from '@leal/contract';
import { describe, expect, it } from 'vitest';
import { rutaDe, type DatosDeLlamada } from '@leal/seed';
import { ES_TODO } from '@leal/pruebas/corrida';
import { sinPermiso, sinSesion } from '../setup/identidades.ts';
import { comprobarError, comprobarExito, invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { datosDe, type Fila } from '../setup/matriz/fila.ts';
import { MATRIZ } from '../setup/matriz/matriz.ts';
import { CON_CUENTAS, probarRoles } from '../setup/matriz/roles.ts';
import { sinHosting } from '@leal/local';
import { abrirMundo, pedir } from '../setup/mundo.ts';

const mundo = abrirMundo();

const FILAS = Object.entries(MATRIZ) as [keyof typeof MATRIZ, Fila][];

const [otro, gerente, supervisor, prohibidos] = await Promise.all([
  mundo.cobrador([{}]),
  mundo.cuenta('gerente@leal.demo'),
  mundo.cuenta('supervisor@leal.demo'),
  sinPermiso(mundo),
]);
const sesiones = sinSesion(otro.token);

it('every endpoint of the contract is in the matrix, or open to everybody', () => {
  const abiertas = Object.entries(LLAMADAS).filter(([, { roles }]) => roles === 'publica');
  expect([...Object.keys(MATRIZ), ...abiertas.map(([nombre]) => nombre)].toSorted()).toEqual(
    Object.keys(LLAMADAS).toSorted(),
  );
});

/** All calls have one door: the short run tries each with one of the kinds, in turn, and so each kind with many calls. */
const deTurno = <T>(clases: Record<string, T>, turno: number): [string, T][] => {
  const todas = Object.entries(clases);
  return ES_TODO ? todas : [todas[turno % todas.length]!];
};

const EN_FILA = FILAS.map(([nombre, fila], turno) => ({ nombre, fila, turno }));

describe.each(EN_FILA)('$nombre', ({ nombre, fila, turno }) => {
  const llamada = LLAMADAS[nombre] as unknown as Llamada;

  it('answers 401 without a session, before it looks at anything else', async () => {
    const { metodo } = llamada;
    const buena = await fila.peticion(datosDe(otro.uid));
    const negar = async (titulo: string, token: string | undefined, peticion: DatosDeLlamada) => {
      // An address for each call: the other tests of this suite share one, and whoever has no session pays by address.
      const cabeceras = { 'x-forwarded-for': `192.0.2.${turno}` };
      const ruta = rutaDe(llamada, buena);
      const respuesta = await pedir(sinHosting(mundo.suite), token, metodo, ruta, { ...peticion, cabeceras });
      expect(respuesta, titulo).toMatchObject({ estado: 401, cuerpo: { code: 'NO_AUTENTICADO' } });
      comprobarError(respuesta);
    };
    for (const [titulo, token] of deTurno(sesiones, turno)) await negar(titulo, token, buena);
    if (metodo !== 'GET') await negar('a wrong body', sesiones['garbage'], { cuerpo: { invento: 1 } });
  });

  it('answers 403 to somebody who has a session but no right to it', async () => {
    for (const [titulo, persona] of deTurno(prohibidos, turno)) {
      const { estado, cuerpo } = await invocar(persona, nombre, await fila.peticion(datosDe(persona.uid)));
      expect([titulo, estado, cuerpo.code]).toEqual([titulo, 403, 'PROHIBIDO']);
    }
  });
});

probarRoles(mundo, CON_CUENTAS);

describe('open to everybody', () => {
  it.each(['reloj', 'salud'] as const)('%s answers whatever token comes', async (nombre) => {
    const llamada = LLAMADAS[nombre] as unknown as Llamada;
    for (const token of Object.values(sesiones)) {
      comprobarExito(llamada, await pedir(sinHosting(mundo.suite), token, 'GET', llamada.ruta));
    }
  });

  it('firebaseLogin gives the record behind the token in its body, to nobody else', async () => {
    const entrar = (token: string) =>
      invocar(
        {
          llamar: (metodo, ruta, peticion) =>
            pedir(sinHosting(mundo.suite), undefined, metodo, ruta, peticion),
        },
        'firebaseLogin',
        { cuerpo: { token } },
      );
    for (const [persona, id_rol] of [[otro, 5] as const, [gerente, 6] as const, [supervisor, 7] as const]) {
      expect(await entrar(persona.token)).toMatchObject({
        estado: 200,
        cuerpo: { id_usuario: persona.uid, id_rol },
      });
    }
    for (const [titulo, token] of Object.entries(sesiones)) {
      if (token) expect((await entrar(token)).estado, titulo).toBe(401);
    }
    for (const [titulo, { token }] of Object.entries(prohibidos)) {
      expect((await entrar(token)).estado, titulo).toBe(403);
    }
  });
});

describe('somebody who is disabled', () => {
  it('is out at once, although the session was in use a moment ago', async () => {
    const cobrador = await mundo.cobrador([{}]);
    const { id_usuario, id_credito } = datosDe(cobrador.uid);
    const ruta = await invocar(cobrador, 'activosSinPagoHoy', { parametros: { id_usuario } });
    expect(ruta.estado).toBe(200);
    await mundo.db.doc(`usuarios/${cobrador.uid}`).update({ activo: false });
    const antes = await leerLibro(mundo.db, cobrador.uid);
    const abono = await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 120 } });
    const propio = await invocar(cobrador, 'getUserByUid', { cuerpo: { uid: id_usuario } });
    for (const { estado, cuerpo } of [abono, propio]) {
      expect([estado, cuerpo.message]).toEqual([403, 'Tu cuenta está desactivada.']);
    }
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
  });
});

describe("another collector's data", () => {
  it('cannot be reached by mixing ids: one’s own route with somebody else’s credit', async () => {
    const [yo, ajeno] = await Promise.all([mundo.cobrador([{}]), mundo.cobrador([{}])]);
    const mezcla = { ordenClientes: [`${yo.prefijo}-cre-1`, `${ajeno.prefijo}-cre-1`] };
    const antes = await leerLibro(mundo.db, yo.uid);
    expect(await invocar(yo, 'guardarOrden', { cuerpo: mezcla })).toMatchObject({
      estado: 403,
      cuerpo: { code: 'PROHIBIDO' },
    });
    expect(await leerLibro(mundo.db, yo.uid)).toEqual(antes);
    expect(
      await invocar(gerente, 'guardarOrden', { cuerpo: { ...mezcla, id_cobrador: yo.uid } }),
    ).toMatchObject({ estado: 404, cuerpo: { code: 'NO_ENCONTRADO' } });
  });

  it('a manager has to say whose route it is', async () => {
    expect(await invocar(gerente, 'guardarOrden', { cuerpo: { ordenClientes: [] } })).toMatchObject({
      estado: 400,
      cuerpo: { code: 'DATOS_INVALIDOS' },
    });
  });
});
