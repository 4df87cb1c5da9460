import type { Cuerpo, register as contrato } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import { ROL } from '@leal/domain';
import { crearAvisos } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { leer } from '../../data/coleccion.ts';
import { crearTotales } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../platform/caso.ts';
import { buscarCuenta, buscarCuentaPorEmail, type Cuenta, ponerRol } from '../../platform/cuentas.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../platform/transaccion.ts';
import { presentarUsuario } from './presentar-usuario.ts';

type Contrato = typeof contrato;
type Alta = Cuerpo<Contrato>;

const mismoCorreo = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The account must exist, carry that e-mail, and have no other role: nobody is re-roled by registering. */
async function exigirCuenta({ uid, email, id_rol }: Alta): Promise<Cuenta> {
  const [cuenta, conEseCorreo] = await Promise.all([buscarCuenta(uid), buscarCuentaPorEmail(email)]);
  if (conEseCorreo !== null && conEseCorreo.uid !== uid) throw new ErrorApp('EMAIL_EXISTS');
  const sirve = cuenta !== null && mismoCorreo(cuenta.email, email);
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
  const cuenta = await exigirCuenta(alta);
  if (cuenta.id_rol === alta.id_rol) return registrar();
  await ponerRol(alta.uid, alta.id_rol);
  try {
    return await registrar();
  } catch (error) {
    await deshacer(cuenta);
    throw error;
  }
}

function crear(cambio: Cambio, { uid, nombre, email, id_rol }: Alta): UsuarioDoc {
  const { tx, ahora } = cambio;
  const usuario = {
    id_usuario: uid,
    nombre,
    email: email.toLowerCase(),
    id_rol,
    activo: true,
    creado_en: ahora,
  };
  tx.create(usuarios.doc(uid), usuario);
  if (id_rol === ROL.cobrador) {
    crearTotales(tx, uid, nombre);
    crearAvisos(tx, uid);
  }
  anotar(cambio, {
    accion: 'auth/register',
    documento: `usuarios/${uid}`,
    antes: null,
    despues: { nombre, email: usuario.email, id_rol },
  });
  return usuario;
}

/** Gives an account its role and record. The same uid and e-mail again get the same answer. */
export const registrarUsuario = {
  leer: ({ cuerpo }) => ({ registrado: usuarios.doc(cuerpo.uid) }),
  alrededor: ({ cuerpo }, registrar) => conClaim(cuerpo, registrar),
  ejecutar: ({ cuerpo }, cambio, { registrado }) => {
    if (registrado === undefined) return { usuario: presentarUsuario(crear(cambio, cuerpo)) };
    const esElMismo = registrado.id_rol === cuerpo.id_rol && mismoCorreo(registrado.email, cuerpo.email);
    if (!esElMismo) throw new ErrorApp('USUARIO_INVALIDO');
    return { usuario: presentarUsuario(registrado) };
  },
} satisfies CasoCambio<Contrato, { registrado: ReturnType<typeof usuarios.doc> }>;
