// Another e-mail, in both halves of an account: the identity service and the record. And a link for another password.
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo, CONTRASENA, type Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const auth = () => getAuth(getApps()[0]);
const gerente = await mundo.gerente();

const editar = (id_usuario: string, cuerpo: object, clave = randomUUID()) =>
  invocar(gerente, 'editarUsuario', { parametros: { id_usuario }, cuerpo, clave });
const otroCorreo = () => `nuevo-${randomUUID().slice(0, 8)}@leal.demo`;
const correos = async (uid: string) => [
  (await auth().getUser(uid)).email,
  (await mundo.db.doc(`usuarios/${uid}`).get()).get('email') as unknown,
];
const leer = (quien: Persona) =>
  invocar(quien, 'activosSinPagoHoy', { parametros: { id_usuario: quien.uid } });

describe('another e-mail', () => {
  it('is the one to sign in with, under the same password; the sessions of before are over', async () => {
    const cobrador = await mundo.cobrador([{}]);
    const email = otroCorreo();
    expect((await editar(cobrador.uid, { nombre: 'Nora', email })).estado).toBe(200);
    expect(await correos(cobrador.uid)).toEqual([email, email]);
    expect([401, 403]).toContain((await leer(cobrador)).estado);
    await expect(mundo.suite.token(cobrador.email, CONTRASENA)).rejects.toThrow();
    expect((await leer({ ...(await mundo.cuenta(email)), uid: cobrador.uid })).estado).toBe(200);
  });

  it('another name alone leaves the session as it is', async () => {
    const cobrador = await mundo.cobrador([{}]);
    const { tokensValidAfterTime } = await auth().getUser(cobrador.uid);
    await editar(cobrador.uid, { nombre: 'Nora', email: cobrador.email });
    expect((await leer(cobrador)).estado).toBe(200);
    expect((await auth().getUser(cobrador.uid)).tokensValidAfterTime).toBe(tokensValidAfterTime);
  });

  it.each([
    { titulo: 'is done by the same change again', otra: false },
    { titulo: 'is taken back by saving it as it was', otra: true },
  ])('cut off between account and record, it $titulo', async ({ otra }) => {
    const { uid, email } = await mundo.cobrador([]);
    const nuevo = otroCorreo();
    await auth().updateUser(uid, { email: nuevo });
    const queda = otra ? email : nuevo;
    const visto = { nombre: `Cobrador ${uid}`, email };
    const { estado } = await editar(uid, { nombre: `Cobrador ${uid}`, email: queda, visto });
    expect([estado, await correos(uid)]).toEqual([200, [queda, queda]]);
  });

  it('of two managers who give different ones at once: account and record agree in the end, every time', async () => {
    const personas = await Promise.all(Array.from({ length: 6 }, () => mundo.cobrador([])));
    for (const { uid, email } of personas) {
      const visto = { nombre: `Cobrador ${uid}`, email };
      const pedidos = [otroCorreo(), otroCorreo()].map((correo) =>
        editar(uid, { nombre: 'Nora', email: correo, visto }),
      );
      const estados = (await Promise.all(pedidos)).map(({ estado }) => estado);
      expect(new Set(estados)).toEqual(new Set([200, 409]));
      const [cuenta, registrado] = await correos(uid);
      expect(cuenta).toBe(registrado);
    }
  });

  it('and turned off at once: account and record agree in the end, every time', async () => {
    const personas = await Promise.all(Array.from({ length: 6 }, () => mundo.cobrador([])));
    for (const { uid } of personas) {
      const email = otroCorreo();
      const parametros = { id_usuario: uid };
      const apagado = invocar(gerente, 'cambiarUsuario', {
        parametros,
        cuerpo: { activo: false, deja_clientes: true },
      });
      await Promise.all([apagado, editar(uid, { nombre: 'Nora', email })]);
      expect(await correos(uid)).toEqual([email, email]);
      expect((await auth().getUser(uid)).disabled).toBe(true);
    }
  });

  it('that an account without a record has is taken: 409, and both stay as they were', async () => {
    const { uid, email } = await mundo.cobrador([]);
    const ocupado = otroCorreo();
    await auth().createUser({ email: ocupado });
    const { estado, cuerpo } = await editar(uid, { nombre: 'Nora', email: ocupado });
    expect([estado, cuerpo.code, cuerpo.detalles]).toMatchObject([409, 'EMAIL_EXISTS', [{ campo: 'email' }]]);
    expect(await correos(uid)).toEqual([email, email]);
  });
});

describe('a link for another password', () => {
  const pedir = (id_usuario: string, quien = gerente, clave = randomUUID()) =>
    invocar(quien, 'crearEnlaceContrasena', { parametros: { id_usuario }, clave });
  const NUEVA = 'Otra.2026';

  it('sets one, once; neither audit nor the answer that is kept has it, and its key gives another', async () => {
    const { uid, email } = await mundo.cobrador([]);
    const clave = randomUUID();
    const [{ estado, cuerpo }, otra] = [await pedir(uid, gerente, clave), await pedir(uid, gerente, clave)];
    expect([estado, otra.estado]).toEqual([200, 200]);
    const codigos = [cuerpo, otra.cuerpo].map(({ enlace }) => new URL(enlace).searchParams.get('oobCode'));
    expect(new Set(codigos).size).toBe(2);
    const renglones = await mundo.db.collection('bitacora').where('documento', '==', `usuarios/${uid}`).get();
    expect(renglones.docs.map((documento) => documento.data())).toMatchObject([
      {
        accion: 'usuarios/enlace-contrasena',
        id_usuario: gerente.uid,
        id_cobrador: uid,
        despues: { nombre: `Cobrador ${uid}`, email },
      },
    ]);
    const guardadas = await mundo.db.collection('idempotencia').get();
    const escrito = JSON.stringify(
      [...renglones.docs, ...guardadas.docs].map((documento) => documento.data()),
    );
    for (const codigo of codigos) expect(escrito).not.toContain(codigo);
    expect((await fetch(`${cuerpo.enlace}&newPassword=${NUEVA}`)).status).toBe(200);
    expect(await mundo.suite.token(email, NUEVA)).toMatch(/./);
    await expect(mundo.suite.token(email, CONTRASENA)).rejects.toThrow();
  });

  it('is refused for oneself, an account that is off, an e-mail that another account has, one that none has, and nobody', async () => {
    const apagado = await mundo.cobrador([]);
    await mundo.db.doc(`usuarios/${apagado.uid}`).update({ activo: false });
    const [sinCorreo, ajeno] = [await mundo.cobrador([]), await mundo.cobrador([])];
    await auth().updateUser(sinCorreo.uid, { email: otroCorreo() });
    await auth().updateUser(ajeno.uid, { email: otroCorreo() });
    await auth().createUser({ email: ajeno.email });
    for (const [uid, mensaje] of [
      [gerente.uid, 'Tu propia contraseña se cambia en tu perfil.'],
      [apagado.uid, 'La cuenta está desactivada. Actívala antes de darle otra contraseña.'],
      [sinCorreo.uid, 'La cuenta no corresponde al usuario indicado.'],
      [ajeno.uid, 'La cuenta no corresponde al usuario indicado.'],
    ]) {
      const { estado, cuerpo } = await pedir(uid!);
      expect([estado, cuerpo.code, cuerpo.message]).toEqual([422, 'USUARIO_INVALIDO', mensaje]);
      const anotado = mundo.db
        .collection('bitacora')
        .where('documento', '==', `usuarios/${uid}`)
        .where('accion', '==', 'usuarios/enlace-contrasena');
      expect((await anotado.get()).size).toBe(0);
    }
    expect((await pedir('nadie')).estado).toBe(404);
  });

  it('twenty at once, and then one has to wait', async () => {
    const [{ uid }, otro] = [await mundo.cobrador([]), await mundo.gerente()];
    const estados = [];
    for (let vez = 0; vez < 21; vez += 1) estados.push((await pedir(uid, otro)).estado);
    expect(estados.slice(0, 20).every((estado) => estado === 200)).toBe(true);
    expect(estados.at(-1)).toBe(429);
  });
});
