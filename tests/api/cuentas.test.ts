// Users: an account of the identity service gets its role and record.
import { NADA_POR_APROBAR } from '@leal/domain';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { abrirMundo, type Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const auth = () => getAuth(getApps()[0]);
let gerente: Persona;
beforeAll(async () => {
  gerente = await mundo.cuenta('gerente@leal.demo');
});

/** What the browser does first: an account, without role. */
async function cuentaNueva() {
  const uid = `alta-${randomUUID().slice(0, 8)}`;
  const email = `${uid}@leal.demo`;
  await auth().createUser({ uid, email, password: 'Leal.2026' });
  return { uid, email, nombre: 'Raúl Peña' };
}
const registrar = (cuerpo: object) => invocar(gerente, 'register', { cuerpo });
const registro = async (uid: string) => (await mundo.db.doc(`usuarios/${uid}`).get()).data();
const rolDe = async (uid: string): Promise<unknown> => (await auth().getUser(uid)).customClaims?.['id_rol'];

describe('register', () => {
  it.each([
    { id_rol: 1, queda: 5 },
    { id_rol: 2, queda: 6 },
    { id_rol: 3, queda: 7 },
    { id_rol: 5, queda: 5 },
    { id_rol: 6, queda: 6 },
    { id_rol: 7, queda: 7 },
    { id_rol: '1', queda: 5 },
  ])("the form's $id_rol is the role $queda, in claim and record", async ({ id_rol, queda }) => {
    const cuenta = await cuentaNueva();
    const { estado, cuerpo } = await registrar({ ...cuenta, id_rol });
    const { uid, email, nombre } = cuenta;
    expect([estado, cuerpo.usuario]).toEqual([201, { id_usuario: uid, id_rol: queda, nombre, email }]);
    expect(await rolDe(uid)).toBe(queda);
    expect(await registro(uid)).toMatchObject({ id_rol: queda, nombre, email, activo: true });
  });

  it.each([0, 4, 8, -1, 1.5, 'cobrador', '8', null, true])('%s is no role', async (id_rol) => {
    const cuenta = await cuentaNueva();
    const { estado, cuerpo } = await registrar({ ...cuenta, id_rol });
    expect([estado, cuerpo.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect([await rolDe(cuenta.uid), await registro(cuenta.uid)]).toEqual([undefined, undefined]);
  });

  it.each([
    { cambio: { nombre: '   ' }, campo: 'nombre', mensaje: 'El nombre es requerido' },
    { cambio: { email: 'no-es-correo' }, campo: 'email', mensaje: 'Correo electrónico inválido' },
    { cambio: { id_rol: 9 }, campo: 'id_rol', mensaje: 'Selecciona un rol' },
    { cambio: { uid: 'a/b' }, campo: 'uid', mensaje: 'Identificador inválido' },
  ])('a bad $campo is named: $mensaje', async ({ cambio, campo, mensaje }) => {
    const { estado, cuerpo } = await registrar({ ...(await cuentaNueva()), id_rol: 1, ...cambio });
    expect(estado).toBe(400);
    expect(cuerpo.detalles).toContainEqual({ campo, mensaje });
  });

  it('a new collector works at once, with sums that start at zero', async () => {
    const cuenta = await cuentaNueva();
    await registrar({ ...cuenta, id_rol: 1 });
    const nuevo = await mundo.cuenta(cuenta.email);
    const ruta = await invocar(nuevo, 'activosSinPagoHoy', { parametros: { id_usuario: cuenta.uid } });
    expect(ruta).toMatchObject({ estado: 200, cuerpo: { total: 0 } });
    expect(await leerLibro(mundo.db, cuenta.uid)).toMatchObject({
      totales: { clientes: 0, saldo_pendiente_centavos: 0, nombre_cobrador: cuenta.nombre },
      avisos: { por_aprobar: NADA_POR_APROBAR },
    });
  });

  it('the same uid and e-mail again: 201 with the same body, and one record', async () => {
    const cuenta = await cuentaNueva();
    const primera = await registrar({ ...cuenta, id_rol: 1 });
    const otras = [
      await registrar({ ...cuenta, id_rol: 5 }),
      await registrar({ ...cuenta, id_rol: 1, email: cuenta.email.toUpperCase() }),
    ];
    for (const { estado, cuerpo } of otras) expect([estado, cuerpo]).toEqual([201, primera.cuerpo]);
    const anotado = mundo.db.collection('bitacora').where('documento', '==', `usuarios/${cuenta.uid}`);
    expect((await anotado.get()).size).toBe(1);
  });

  it('twice at once is one record', async () => {
    const cuenta = await cuentaNueva();
    const dos = await Promise.all([1, 2].map(() => registrar({ ...cuenta, id_rol: 1 })));
    expect(dos.map(({ estado }) => estado)).toEqual([201, 201]);
    const anotado = mundo.db.collection('bitacora').where('documento', '==', `usuarios/${cuenta.uid}`);
    expect((await anotado.get()).size).toBe(1);
  });

  it("another account's e-mail is 409 EMAIL_EXISTS, and gives nobody a role", async () => {
    const [cuenta, otra] = await Promise.all([cuentaNueva(), cuentaNueva()]);
    const { estado, cuerpo } = await registrar({ ...cuenta, email: otra.email, id_rol: 1 });
    expect([estado, cuerpo.code]).toEqual([409, 'EMAIL_EXISTS']);
    expect(cuerpo.message).toBe('El correo electrónico ya está registrado');
    expect([await rolDe(cuenta.uid), await rolDe(otra.uid)]).toEqual([undefined, undefined]);
  });

  it.each([
    { titulo: 'an e-mail that is not of that account', cambio: { email: 'nadie-mas@leal.demo' } },
    { titulo: 'an account that does not exist', cambio: { uid: 'no-existe', email: 'no-existe@leal.demo' } },
  ])('$titulo is 422', async ({ cambio }) => {
    const cuenta = await cuentaNueva();
    const { estado, cuerpo } = await registrar({ ...cuenta, id_rol: 1, ...cambio });
    expect([estado, cuerpo.code]).toEqual([422, 'USUARIO_INVALIDO']);
    expect([await rolDe(cuenta.uid), await registro(cuenta.uid)]).toEqual([undefined, undefined]);
  });

  it('nobody is given another role by registering again', async () => {
    const cuenta = await cuentaNueva();
    await registrar({ ...cuenta, id_rol: 1 });
    const { estado, cuerpo } = await registrar({ ...cuenta, id_rol: 2 });
    expect([estado, cuerpo.code]).toEqual([422, 'USUARIO_INVALIDO']);
    expect([await rolDe(cuenta.uid), (await registro(cuenta.uid))?.['id_rol']]).toEqual([5, 5]);
  });

  it.each([
    { titulo: 'with the claim of that role', claims: { id_rol: 5 } },
    { titulo: 'without a claim', claims: null },
  ])('an account left without a record, $titulo, is adopted by the next try', async ({ claims }) => {
    const cuenta = await cuentaNueva();
    await auth().setCustomUserClaims(cuenta.uid, claims);
    expect((await registrar({ ...cuenta, id_rol: 1 })).estado).toBe(201);
    expect(await registro(cuenta.uid)).toMatchObject({ id_rol: 5 });
  });
});

describe('getUserByUid', () => {
  it("gives one's own record, and any to a manager", async () => {
    const cobrador = await mundo.cobrador([]);
    const esperado = {
      id_usuario: cobrador.uid,
      id_rol: 5,
      nombre: `Cobrador ${cobrador.prefijo}`,
      email: cobrador.email,
    };
    for (const quien of [cobrador, gerente]) {
      const { cuerpo } = await invocar(quien, 'getUserByUid', { cuerpo: { uid: cobrador.uid } });
      expect(cuerpo.usuario).toEqual(esperado);
    }
  });
});
