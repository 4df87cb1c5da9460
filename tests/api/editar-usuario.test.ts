// The office corrects a name and an e-mail: what the record says, who is refused, and what stays as it was.
import { CORREO_DISTINTO, idCorreo } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { leerTodo } from '../setup/lista.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const gerente = await mundo.gerente();

const editar = (id_usuario: string, cuerpo: object, quien = gerente) =>
  invocar(quien, 'editarUsuario', { parametros: { id_usuario }, cuerpo });
const registro = async (uid: string) => (await mundo.db.doc(`usuarios/${uid}`).get()).data();
const duenoDe = async (email: string) => (await mundo.db.doc(`correos/${idCorreo(email)}`).get()).data();
const otroCorreo = () => `nuevo-${randomUUID().slice(0, 8)}@leal.demo`;
const anotadas = async (uid: string) =>
  (await mundo.db.collection('bitacora').where('documento', '==', `usuarios/${uid}`).get()).docs.map(
    (documento) => documento.data(),
  );

describe('a correction of name and e-mail', () => {
  it('is in the record, the route’s name and the audit; the address is whose it is now, the old one nobody’s', async () => {
    const { uid, email } = await mundo.cobrador([{}]);
    const nuevo = otroCorreo();
    const visto = { nombre: `Cobrador ${uid}`, email };
    const { estado, cuerpo } = await editar(uid, {
      nombre: ' Nora Ibarra ',
      email: ` ${nuevo.toUpperCase()} `,
      visto,
    });
    expect([estado, cuerpo.usuario]).toMatchObject([
      200,
      { id_usuario: uid, nombre: 'Nora Ibarra', email: nuevo, activo: true },
    ]);
    expect(await registro(uid)).toMatchObject({ nombre: 'Nora Ibarra', email: nuevo });
    expect([await duenoDe(nuevo), await duenoDe(email)]).toEqual([{ id_usuario: uid }, undefined]);
    const rutas = await leerTodo(gerente, 'gerenteRutas');
    expect(rutas.find(({ id_cobrador }) => id_cobrador === uid)?.nombre_cobrador).toBe('Nora Ibarra');
    await libroCuadrado(mundo.db, uid);
    const renglones = await anotadas(uid);
    expect(renglones).toMatchObject([
      {
        accion: 'usuarios/editar',
        id_usuario: gerente.uid,
        antes: visto,
        despues: { nombre: 'Nora Ibarra', email: nuevo },
      },
    ]);
    expect(renglones[0]).not.toHaveProperty('sin_visto');
  });

  it('of the e-mail ends the session under the old one; of the name alone it goes on', async () => {
    const cobrador = await mundo.cobrador([{}]);
    const { uid, email } = cobrador;
    const leer = () => invocar(cobrador, 'activosSinPagoHoy', { parametros: { id_usuario: uid } });
    await editar(uid, { nombre: 'Nora Ibarra', email });
    expect((await leer()).estado).toBe(200);
    await editar(uid, { nombre: 'Nora Ibarra', email: otroCorreo() });
    expect((await leer()).cuerpo).toMatchObject({ code: 'PROHIBIDO', message: CORREO_DISTINTO });
  });

  it('of the name alone says nothing of the e-mail; what repeats both writes nothing', async () => {
    const { uid, email } = await mundo.cobrador([]);
    for (let vez = 0; vez < 2; vez += 1)
      expect((await editar(uid, { nombre: 'Nora Ibarra', email })).estado).toBe(200);
    expect(await anotadas(uid)).toMatchObject([
      { antes: { nombre: `Cobrador ${uid}` }, despues: { nombre: 'Nora Ibarra' }, sin_visto: true },
    ]);
    expect((await anotadas(uid))[0]?.['despues']).toEqual({ nombre: 'Nora Ibarra' });
  });

  it('frees the old address for somebody else', async () => {
    const [cobrador, otro] = [await mundo.cobrador([]), await mundo.cobrador([])];
    await editar(cobrador.uid, { nombre: 'Uno', email: otroCorreo() });
    expect((await editar(otro.uid, { nombre: 'Otro', email: cobrador.email })).estado).toBe(200);
    expect(await duenoDe(cobrador.email)).toEqual({ id_usuario: otro.uid });
  });

  it('of an account that is off is a correction like any other', async () => {
    const { uid } = await mundo.cobrador([]);
    await mundo.db.doc(`usuarios/${uid}`).update({ activo: false });
    const email = otroCorreo();
    expect((await editar(uid, { nombre: 'Nora', email })).cuerpo.usuario).toMatchObject({
      email,
      activo: false,
    });
  });
});

describe('refused, and nothing changes', () => {
  it.each([
    { titulo: 'an empty name', cambio: { nombre: ' ' }, campo: 'nombre', mensaje: 'El nombre es requerido' },
    {
      titulo: 'a name that is too long',
      cambio: { nombre: 'x'.repeat(121) },
      campo: 'nombre',
      mensaje: 'Escribe máximo 120 caracteres',
    },
    {
      titulo: 'a malformed e-mail',
      cambio: { email: 'nora@' },
      campo: 'email',
      mensaje: 'Correo electrónico inválido',
    },
    {
      titulo: 'no e-mail',
      cambio: { email: undefined },
      campo: 'email',
      mensaje: 'Correo electrónico inválido',
    },
    {
      titulo: 'an e-mail that is too long',
      cambio: { email: `${'x'.repeat(250)}@leal.demo` },
      campo: 'email',
      mensaje: 'Escribe máximo 254 caracteres',
    },
  ])('$titulo: 400, at its field', async ({ cambio, campo, mensaje }) => {
    const { uid, email } = await mundo.cobrador([]);
    const antes = await registro(uid);
    const { estado, cuerpo } = await editar(uid, { nombre: 'Nora', email, ...cambio });
    expect([estado, cuerpo.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect(cuerpo.detalles).toContainEqual({ campo, mensaje });
    expect(await registro(uid)).toEqual(antes);
  });

  it.each([{ id_rol: 6 }, { activo: false }, { visto: { nombre: 'x' } }])('%j is 400', async (resto) => {
    const { uid, email } = await mundo.cobrador([]);
    expect((await editar(uid, { nombre: 'Nora', email, ...resto })).estado).toBe(400);
  });

  it.each([
    { titulo: 'registered here', guardado: true },
    { titulo: 'registered before addresses were kept', guardado: false },
  ])('an e-mail of somebody else, $titulo: 409, at its field', async ({ guardado }) => {
    const [cobrador, otro] = [await mundo.cobrador([]), await mundo.cobrador([])];
    const correo = mundo.db.doc(`correos/${idCorreo(otro.email)}`);
    if (guardado) await correo.set({ id_usuario: otro.uid });
    else await correo.delete();
    const antes = await registro(cobrador.uid);
    const { estado, cuerpo } = await editar(cobrador.uid, {
      nombre: 'Nora',
      email: otro.email.toUpperCase(),
    });
    expect([estado, cuerpo.code]).toEqual([409, 'EMAIL_EXISTS']);
    expect(cuerpo.detalles).toEqual([
      { campo: 'email', mensaje: 'El correo electrónico ya está registrado' },
    ]);
    expect([await registro(cobrador.uid), await anotadas(cobrador.uid)]).toEqual([antes, []]);
  });

  it('one’s own e-mail: another manager changes it; one’s own name is one’s own', async () => {
    const { uid, email } = gerente;
    const { estado, cuerpo } = await editar(uid, { nombre: 'Yo Misma', email: otroCorreo() });
    expect([estado, cuerpo.code, cuerpo.message]).toEqual([
      422,
      'USUARIO_INVALIDO',
      'No puedes cambiar tu propio correo: pídeselo a otro gerente.',
    ]);
    expect(await registro(uid)).toMatchObject({ email });
    expect((await editar(uid, { nombre: 'Yo Misma', email })).cuerpo.usuario.nombre).toBe('Yo Misma');
  });
});

describe('two at once', () => {
  it('the second manager is told what the first has written, and confirms it or not', async () => {
    const { uid, email } = await mundo.cobrador([]);
    const visto = { nombre: `Cobrador ${uid}`, email };
    const otro = await mundo.gerente();
    const respuestas = await Promise.all([
      editar(uid, { nombre: 'Ana', email, visto }),
      editar(uid, { nombre: 'Beto', email, visto }, otro),
    ]);
    const [dicho] = respuestas.filter(({ estado }) => estado === 409);
    const queda = await registro(uid);
    expect(respuestas.filter(({ estado }) => estado === 200)).toHaveLength(1);
    expect(dicho?.cuerpo).toMatchObject({
      code: 'CAMBIO_MIENTRAS',
      actual: { nombre: queda?.['nombre'], email },
    });
    expect(await anotadas(uid)).toHaveLength(1);
    const vistoAhora = { nombre: queda?.['nombre'], email };
    expect((await editar(uid, { nombre: 'Beto', email, visto: vistoAhora }, otro)).estado).toBe(200);
  });

  it('of two people who are given one address one has it', async () => {
    const [cobrador, otro] = [await mundo.cobrador([]), await mundo.cobrador([])];
    const email = otroCorreo();
    const respuestas = await Promise.all(
      [cobrador, otro].map(({ uid }) => editar(uid, { nombre: 'Nora', email })),
    );
    expect(new Set(respuestas.map(({ estado }) => estado))).toEqual(new Set([200, 409]));
    const usuarios = await mundo.db.collection('usuarios').where('email', '==', email).get();
    expect(usuarios.size).toBe(1);
    expect(await duenoDe(email)).toEqual({ id_usuario: usuarios.docs[0]?.id });
  });
});
