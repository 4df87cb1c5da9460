// Users: an account of the identity service gets its role and record.
import { idCorreo, NADA_POR_APROBAR } from '@leal/domain';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { abrirMundo } from '../setup/mundo.ts';

const mundo = abrirMundo();
const auth = () => getAuth(getApps()[0]);
const gerente = await mundo.cuenta('gerente@leal.demo');

/** The browser's first step: an account without a role. */
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
    { cambio: { nombre: 'x'.repeat(121) }, campo: 'nombre', mensaje: 'Escribe máximo 120 caracteres' },
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
    const peticiones = [
      await registrar({ ...cuenta, id_rol: 5 }),
      await registrar({ ...cuenta, id_rol: 1, email: cuenta.email.toUpperCase() }),
    ];
    for (const { estado, cuerpo } of peticiones) expect([estado, cuerpo]).toEqual([201, primera.cuerpo]);
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

describe('one e-mail is one person', () => {
  const conEmail = async (email: string) =>
    (await mundo.db.collection('usuarios').where('email', '==', email).get()).size;

  /** The same address with another account: what the identity service allows once the first one is gone from it. */
  async function otraCuenta(email: string): Promise<string> {
    const uid = `otra-${randomUUID().slice(0, 8)}`;
    await auth().deleteUser((await auth().getUserByEmail(email)).uid);
    await auth().createUser({ uid, email, password: 'Leal.2026' });
    return uid;
  }

  it.each([
    { titulo: 'registered here', guardado: true },
    { titulo: 'registered before addresses were kept', guardado: false },
  ])(
    'an address $titulo is nobody else\u2019s, whatever its case or the spaces around',
    async ({ guardado }) => {
      const cuenta = await cuentaNueva();
      await registrar({ ...cuenta, id_rol: 1 });
      const correo = mundo.db.doc(`correos/${idCorreo(cuenta.email)}`);
      expect((await correo.get()).data()).toEqual({ id_usuario: cuenta.uid });
      if (!guardado) await correo.delete();
      const uid = await otraCuenta(cuenta.email);
      const email = ` ${cuenta.email.toUpperCase()} `;
      const { estado, cuerpo } = await registrar({ ...cuenta, uid, email, id_rol: 1 });
      expect([estado, cuerpo.code]).toEqual([409, 'EMAIL_EXISTS']);
      expect([await registro(uid), await rolDe(uid), await conEmail(cuenta.email)]).toEqual([
        undefined,
        undefined,
        1,
      ]);
    },
  );

  it('two registrations of one address at once, of two accounts, give one person', async () => {
    const cuenta = await cuentaNueva();
    const primera = registrar({ ...cuenta, id_rol: 1 });
    const segunda = otraCuenta(cuenta.email).then((uid) => registrar({ ...cuenta, uid, id_rol: 2 }));
    const estados = (await Promise.all([primera, segunda])).map(({ estado }) => estado);
    expect(estados.filter((estado) => estado === 201)).toHaveLength(1);
    expect(await conEmail(cuenta.email)).toBe(1);
  });
});

describe('an e-mail left half-registered', () => {
  const NUEVA = 'Otra.2026';
  const adoptar = ({ nombre, email }: { nombre: string; email: string }, resto: object = {}) =>
    registrar({ nombre, email, id_rol: 2, contrasena: NUEVA, ...resto });

  it.each([
    { titulo: 'without a claim', claims: null },
    { titulo: 'with the claim of another role', claims: { id_rol: 5 } },
  ])(
    '$titulo: is taken over with the password typed now, and the one of before opens it no more',
    async ({ claims }) => {
      const cuenta = await cuentaNueva();
      await auth().setCustomUserClaims(cuenta.uid, claims);
      const { estado, cuerpo } = await adoptar(cuenta);
      const { uid, nombre, email } = cuenta;
      expect([estado, cuerpo.usuario]).toEqual([201, { id_usuario: uid, id_rol: 6, nombre, email }]);
      expect(await registro(uid)).toMatchObject({ id_rol: 6, email, activo: true });
      expect(await rolDe(uid)).toBe(6);
      await expect(mundo.suite.token(email, 'Leal.2026')).rejects.toThrow();
      expect(await mundo.suite.token(email, NUEVA)).toMatch(/./);
    },
  );

  it('one that has a record is never touched: 409, and its password stays', async () => {
    const cuenta = await cuentaNueva();
    await registrar({ ...cuenta, id_rol: 1 });
    const { estado, cuerpo } = await adoptar(cuenta);
    expect([estado, cuerpo.code]).toEqual([409, 'EMAIL_EXISTS']);
    expect([await rolDe(cuenta.uid), (await registro(cuenta.uid))?.['id_rol']]).toEqual([5, 5]);
    expect(await mundo.suite.token(cuenta.email, 'Leal.2026')).toMatch(/./);
  });

  it('nobody has that address: 422, and nothing is made', async () => {
    const email = `nadie-${randomUUID().slice(0, 8)}@leal.demo`;
    const { estado, cuerpo } = await adoptar({ nombre: 'Nadie', email });
    expect([estado, cuerpo.code]).toEqual([422, 'USUARIO_INVALIDO']);
    await expect(auth().getUserByEmail(email)).rejects.toThrow();
  });

  it.each([
    { titulo: 'a weak password', resto: { contrasena: 'corta' }, campo: 'contrasena' },
    { titulo: 'an account and a password', resto: { uid: 'una-cuenta' }, campo: 'uid' },
    { titulo: 'neither', resto: { contrasena: undefined }, campo: 'uid' },
  ])('$titulo is 400, and the account stays as it was', async ({ resto, campo }) => {
    const cuenta = await cuentaNueva();
    const { estado, cuerpo } = await adoptar(cuenta, resto);
    expect([estado, cuerpo.detalles]).toMatchObject([400, [{ campo }]]);
    expect(await mundo.suite.token(cuenta.email, 'Leal.2026')).toMatch(/./);
  });

  it('the password is kept nowhere: not in the audit, not as a digest next to the key', async () => {
    const cuenta = await cuentaNueva();
    const clave = randomUUID();
    const cuerpo = { nombre: cuenta.nombre, email: cuenta.email, id_rol: 1, contrasena: NUEVA };
    await invocar(gerente, 'register', { cuerpo, clave });
    const otra = await invocar(gerente, 'register', {
      cuerpo: { ...cuerpo, contrasena: 'Leal.2026' },
      clave,
    });
    expect(otra.estado).toBe(201);
    expect(await mundo.suite.token(cuenta.email, NUEVA)).toMatch(/./);
    const anotado = await mundo.db
      .collection('bitacora')
      .where('documento', '==', `usuarios/${cuenta.uid}`)
      .get();
    expect(JSON.stringify(anotado.docs.map((documento) => documento.data()))).not.toContain(NUEVA);
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
