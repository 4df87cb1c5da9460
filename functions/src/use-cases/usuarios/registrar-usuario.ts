import type { Cuerpo, register as contrato } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import { ROL } from '@leal/domain';
import { crearAvisos } from '../../data/avisos.ts';
import { anotar, type Autoria } from '../../data/bitacora.ts';
import { abrirCaja } from '../../data/cajas.ts';
import { leer } from '../../data/coleccion.ts';
import { crearTotales } from '../../data/totales.ts';
import { conCorreo, correoDe, usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import {
  buscarCuenta,
  buscarCuentaPorEmail,
  type Cuenta,
  ponerContrasena,
  ponerRol,
} from '../../platform/cuentas.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { presentarUsuario } from './presentar-usuario.ts';

type Contrato = typeof contrato;
type Alta = Cuerpo<Contrato>;

/**
 * An interrupted registration leaves an account without a record. Another person than the one registered now may have
 * made it, so it gets the new password and loses every session before it gets a role. An account with a record is never
 * touched.
 */
async function adoptar(email: string, contrasena: string): Promise<Cuenta> {
  const cuenta = await buscarCuentaPorEmail(email);
  if (cuenta === null) throw new ErrorApp('USUARIO_INVALIDO');
  const [registrado, conEseCorreo] = await Promise.all([
    leer(usuarios.doc(cuenta.uid)),
    conCorreo(email).get(),
  ]);
  if (registrado !== undefined || !conEseCorreo.empty) throw new ErrorApp('EMAIL_EXISTS');
  await ponerContrasena(cuenta.uid, contrasena);
  return cuenta;
}

/** The account must exist, carry that e-mail, and have no other role: registering never changes a role. */
async function exigirCuenta(uid: string, { email, id_rol }: Alta): Promise<Cuenta> {
  const [cuenta, conEseCorreo] = await Promise.all([buscarCuenta(uid), buscarCuentaPorEmail(email)]);
  if (conEseCorreo !== null && conEseCorreo.uid !== uid) throw new ErrorApp('EMAIL_EXISTS');
  const sirve = cuenta?.email === email;
  if (!sirve || (cuenta.id_rol !== null && cuenta.id_rol !== id_rol)) throw new ErrorApp('USUARIO_INVALIDO');
  return cuenta;
}

/** The claim goes back to what the record says (somebody else's registration may have won), else to what it was. */
async function deshacer({ uid, id_rol: anterior }: Cuenta): Promise<void> {
  const registrado = await leer(usuarios.doc(uid));
  await ponerRol(uid, registrado?.id_rol ?? anterior);
}

/** Claims first, then the record; a failure of the record undoes the claims. */
async function conClaim<T>(alta: Alta, registrar: () => Promise<T>): Promise<T> {
  const { uid, email, contrasena = '' } = alta;
  const cuenta = await (uid === undefined ? adoptar(email, contrasena) : exigirCuenta(uid, alta));
  if (cuenta.id_rol === alta.id_rol) return registrar();
  await ponerRol(cuenta.uid, alta.id_rol);
  try {
    return await registrar();
  } catch (error) {
    await deshacer(cuenta);
    throw error;
  }
}

/** The record, and what a collector needs beside it. */
export function crear(
  cambio: Autoria,
  uid: string,
  { nombre, email, id_rol }: Pick<Alta, 'nombre' | 'email' | 'id_rol'>,
): UsuarioDoc {
  const { tx, ahora } = cambio;
  const usuario = { id_usuario: uid, nombre, email, id_rol, activo: true, creado_en: ahora };
  tx.create(usuarios.doc(uid), usuario);
  tx.set(correoDe(email), { id_usuario: uid });
  if (id_rol === ROL.cobrador) {
    crearTotales(tx, uid, nombre);
    crearAvisos(tx, uid);
    abrirCaja(tx, uid);
  }
  anotar(cambio, {
    accion: 'auth/register',
    documento: `usuarios/${uid}`,
    antes: null,
    despues: { nombre, email, id_rol },
  });
  return usuario;
}

const uidDe = async ({ uid, email }: Alta): Promise<string> => {
  const encontrado = uid ?? (await buscarCuentaPorEmail(email))?.uid;
  if (encontrado === undefined) throw new ErrorApp('USUARIO_INVALIDO');
  return encontrado;
};

type Lee = { correo: ReturnType<typeof correoDe> };

/**
 * Gives an account its role and record. The same uid and e-mail again get the same answer. The records say who has an
 * address; its own document, read and written here, makes two registrations of it collide, so that one runs again.
 */
export const registrarUsuario = {
  leer: ({ cuerpo }) => ({ correo: correoDe(cuerpo.email) }),
  alrededor: ({ cuerpo }, registrar) => conClaim(cuerpo, registrar),
  ejecutar: async ({ cuerpo }, cambio) => {
    const { email, id_rol } = cuerpo;
    const uid = await uidDe(cuerpo);
    const [foto, { docs }] = await Promise.all([
      cambio.tx.get(usuarios.doc(uid)),
      cambio.tx.get(conCorreo(email)),
    ]);
    if (docs.some(({ id }) => id !== uid)) throw new ErrorApp('EMAIL_EXISTS');
    const registrado = foto.data();
    if (registrado === undefined) return { usuario: presentarUsuario(crear(cambio, uid, cuerpo)) };
    const esElMismo = registrado.id_rol === id_rol && registrado.email === email;
    if (!esElMismo) throw new ErrorApp('USUARIO_INVALIDO');
    return { usuario: presentarUsuario(registrado) };
  },
} satisfies CasoCambio<Contrato, Lee>;
