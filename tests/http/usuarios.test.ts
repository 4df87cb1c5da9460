// Users after their registration: listed, renamed, turned off and on again.
import { centavos, CORREO_DISTINTO } from '@leal/domain';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { leerTodo } from '../setup/lista.ts';
import { abrirMundo, type Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const auth = () => getAuth(getApps()[0]);
const gerente = await mundo.cuenta('gerente@leal.demo');

const cambiar = (id_usuario: string, cuerpo: object, quien = gerente) =>
  invocar(quien, 'cambiarUsuario', { parametros: { id_usuario }, cuerpo });
const registro = async (uid: string) => (await mundo.db.doc(`usuarios/${uid}`).get()).data();

describe('the list of users', () => {
  it('finds one by the whole e-mail, in any case', async () => {
    const { uid, email } = await mundo.cobrador([]);
    const consulta = { email: email.toUpperCase() };
    const { cuerpo } = await invocar(gerente, 'listarUsuarios', { consulta });
    expect(cuerpo).toMatchObject({ total: 1, datos: [{ id_usuario: uid, id_rol: 5, activo: true }] });
    for (const otra of [{ email: email.slice(1) }, { email, rol: 6 }])
      expect((await invocar(gerente, 'listarUsuarios', { consulta: otra })).cuerpo.datos).toEqual([]);
    const conRol = await invocar(gerente, 'listarUsuarios', { consulta: { email, rol: 5 } });
    expect(conRol.cuerpo.total).toBe(1);
  });

  it('is all of them, oldest first, or those of one role', async () => {
    const [cobrador, otro] = [await mundo.cobrador([]), await mundo.gerente()];
    const todos = await leerTodo(gerente, 'listarUsuarios', { consulta: { limite: 50 } });
    const ids = todos.map(({ id_usuario }) => id_usuario);
    expect(ids).toEqual(expect.arrayContaining([cobrador.uid, otro.uid, 'supervisor-1']));
    const altas = todos.map(({ creado_en }) => Date.parse(String(creado_en)));
    expect(altas).toEqual(altas.toSorted((a, b) => a - b));
    const gerentes = await leerTodo(gerente, 'listarUsuarios', { consulta: { rol: 6 } });
    expect(new Set(gerentes.map(({ id_rol }) => id_rol))).toEqual(new Set([6]));
    expect(gerentes.map(({ id_usuario }) => id_usuario)).toContain(otro.uid);
  });

  it.each([1, 4, 8, 'cobrador'])('%s is no role', async (rol) => {
    expect((await invocar(gerente, 'listarUsuarios', { consulta: { rol } })).estado).toBe(400);
  });
});

describe('turning a collector off', () => {
  it('ends the session and the account at once, and names what is left without a collector', async () => {
    const cobrador = await mundo.cobrador([{}, {}, { estado: 'Pendiente' }], {
      gastos: [{ monto: centavos(10_000), motivo: 'Gasolina' }],
    });
    const id_credito = `${cobrador.prefijo}-cre-1`;
    await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 720 } });
    const { cuerpo } = await cambiar(cobrador.uid, { activo: false, deja_clientes: true });
    expect(cuerpo.usuario).toMatchObject({ id_usuario: cobrador.uid, activo: false });
    expect(cuerpo.cartera).toEqual({
      clientes_activos: 2,
      saldo_pendiente: 7200,
      por_aprobar: 3,
      en_mano: 0,
      en_mano_por_aprobar: 720,
      en_mano_por_resolver: 0,
    });
    const abono = await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 120 } });
    expect([401, 403]).toContain(abono.estado);
    expect(await registro(cobrador.uid)).toMatchObject({ activo: false });
    expect((await auth().getUser(cobrador.uid)).disabled).toBe(true);
    await libroCuadrado(mundo.db, cobrador.uid);
    const rutas = await leerTodo(gerente, 'gerenteRutas');
    expect(rutas.find(({ id_cobrador }) => id_cobrador === cobrador.uid)).toMatchObject({ activo: false });
  });

  it('can be taken back, and a new session works', async () => {
    const { uid, email } = await mundo.cobrador([{}]);
    await cambiar(uid, { activo: false, deja_clientes: true });
    expect((await cambiar(uid, { activo: true })).cuerpo).toMatchObject({ usuario: { activo: true } });
    expect((await auth().getUser(uid)).disabled).toBe(false);
    const deVuelta = await mundo.cuenta(email);
    const parametros = { id_usuario: uid };
    expect((await invocar(deVuelta, 'activosSinPagoHoy', { parametros })).estado).toBe(200);
  });

  it('without clients it leaves the list of routes', async () => {
    const { uid } = await mundo.cobrador([]);
    const enLista = async () =>
      (await leerTodo(gerente, 'gerenteRutas')).some(({ id_cobrador }) => id_cobrador === uid);
    expect(await enLista()).toBe(true);
    await cambiar(uid, { activo: false, deja_clientes: true });
    expect(await enLista()).toBe(false);
  });
});

/** The state of a person in the identity service and in the record. */
const ambos = async (uid: string) => [
  !(await auth().getUser(uid)).disabled,
  (await registro(uid))?.['activo'],
];

it('two managers who change it in opposite ways at once: account and record agree in the end, every time', async () => {
  const personas = await Promise.all(Array.from({ length: 12 }, () => mundo.cobrador([])));
  for (const { uid } of personas) {
    const respuestas = await Promise.all([
      cambiar(uid, { activo: false, deja_clientes: true }),
      cambiar(uid, { activo: true }),
    ]);
    expect(respuestas.map(({ estado }) => estado)).toEqual([200, 200]);
    const [cuenta, registrado] = await ambos(uid);
    expect(cuenta).toBe(registrado);
  }
});

describe('somebody who gives their own account another e-mail', () => {
  const cambiarCorreo = async (idToken: string, email: string) => {
    const url = `http://127.0.0.1:${mundo.suite.puertos.auth}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ idToken, email, returnSecureToken: true });
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };

  it('can do nothing, is told why, and a manager gives the registered one back', async () => {
    const { uid, email, token } = await mundo.cobrador([{}]);
    expect(await cambiarCorreo(token, `otro-${email}`)).toBe(200);
    const conOtro = { ...(await mundo.cuenta(`otro-${email}`)), uid };
    const leer = (quien: Persona) => invocar(quien, 'activosSinPagoHoy', { parametros: { id_usuario: uid } });
    const { estado, cuerpo } = await leer(conOtro);
    expect([estado, cuerpo.code, cuerpo.message]).toEqual([403, 'PROHIBIDO', CORREO_DISTINTO]);
    for (const cambio of [{ activo: false, deja_clientes: true }, { activo: true }])
      expect((await cambiar(uid, cambio)).estado).toBe(200);
    expect((await auth().getUser(uid)).email).toBe(email);
    expect((await leer({ ...(await mundo.cuenta(email)), uid })).estado).toBe(200);
  });

  it('stays turned off when somebody else has the registered one by then', async () => {
    const { uid, email, token } = await mundo.cobrador([]);
    await cambiarCorreo(token, `otro-${email}`);
    await cambiar(uid, { activo: false, deja_clientes: true });
    await auth().createUser({ email, password: 'Otra.2026' });
    expect((await cambiar(uid, { activo: true })).cuerpo.code).toBe('EMAIL_EXISTS');
    expect(await ambos(uid)).toEqual([false, false]);
  });
});

describe('a change of a user', () => {
  it('nobody turns off their own account, and the account stays as it was', async () => {
    const otro = await mundo.gerente();
    const { estado, cuerpo } = await cambiar(otro.uid, { activo: false }, otro);
    expect([estado, cuerpo.message]).toEqual([422, 'No puedes desactivar tu propia cuenta.']);
    expect((await auth().getUser(otro.uid)).disabled).toBe(false);
    expect((await cambiar(otro.uid, { nombre: 'Yo Misma' }, otro)).cuerpo.usuario.nombre).toBe('Yo Misma');
  });

  it("a collector's new name is the one of its route", async () => {
    const { uid } = await mundo.cobrador([{}]);
    await cambiar(uid, { nombre: '  Nora Ibarra ' });
    const rutas = await leerTodo(gerente, 'gerenteRutas');
    expect(rutas.find(({ id_cobrador }) => id_cobrador === uid)?.nombre_cobrador).toBe('Nora Ibarra');
    const { bitacora } = await libroCuadrado(mundo.db, uid);
    expect(bitacora.filter(({ accion }) => accion === 'usuarios/cambiar')).toMatchObject([
      { antes: { nombre: `Cobrador ${uid}` }, despues: { nombre: 'Nora Ibarra' } },
    ]);
  });

  it('an account that is turned off is named in the audit', async () => {
    const { uid } = await mundo.cobrador([]);
    await cambiar(uid, { activo: false, deja_clientes: true });
    const { bitacora } = await libroCuadrado(mundo.db, uid);
    const nombre = `Cobrador ${uid}`;
    expect(bitacora.filter(({ accion }) => accion === 'usuarios/cambiar')).toMatchObject([
      { antes: { nombre, activo: true }, despues: { nombre, activo: false } },
    ]);
  });

  it('of nobody is 404, and touches no account', async () => {
    const uid = `sola-${Date.now()}`;
    await auth().createUser({ uid });
    expect((await cambiar(uid, { activo: false, deja_clientes: true })).estado).toBe(404);
    expect((await auth().getUser(uid)).disabled).toBe(false);
  });

  it.each([
    { nombre: '' },
    { nombre: 'A\u2800na' },
    { nombre: '🙂' },
    { activo: 'no' },
    { id_rol: 6 },
    { email: 'x@leal.demo' },
  ])('%j is 400', async (cuerpo) => {
    const { uid } = await mundo.cobrador([]);
    expect((await cambiar(uid, cuerpo)).estado).toBe(400);
  });
});
