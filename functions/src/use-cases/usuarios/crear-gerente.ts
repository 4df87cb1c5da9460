import { randomBytes } from 'node:crypto';
import { register } from '@leal/contract';
import { ROL } from '@leal/domain';
import { usuarios } from '../../data/usuarios.ts';
import {
  buscarCuentaPorEmail,
  crearCuenta,
  ligaDeContrasena,
  ponerContrasena,
  ponerRol,
} from '../../platform/cuentas.ts';
import { comprobar } from '../../platform/comprobar.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { idsDePeticion } from '../../platform/ids.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';
import { crear } from './registrar-usuario.ts';

type Pedido = { readonly nombre: string; readonly email: string };

const YA_HAY = 'Ya hay un gerente con otro correo: los demás usuarios se registran en la app.';

const gerentes = () => usuarios.todas().where('id_rol', '==', ROL.gerente).limit(1);

/**
 * The first manager of a new project, by its owner's hand: nobody is there yet who could register one in the app.
 * Returns a link that sets the password; the same e-mail again gets another link, any other is refused (PROHIBIDO).
 */
export async function crearPrimerGerente({ nombre, email }: Pedido, ahora: Date): Promise<string> {
  // Nobody knows this password: the link sets another.
  const contrasena = `Aa1.${randomBytes(24).toString('base64url')}`;
  const alta = comprobar(register.cuerpo, { nombre, email, id_rol: ROL.gerente, contrasena });
  const [primero] = (await gerentes().get()).docs;
  if (primero && primero.data().email !== alta.email) throw new ErrorApp('PROHIBIDO', YA_HAY);
  const { uid } = (await buscarCuentaPorEmail(alta.email)) ?? (await crearCuenta(alta.email, contrasena));
  // Whoever has made that account before must not come in with it.
  if (!primero) await ponerContrasena(uid, contrasena);
  const ids = idsDePeticion();
  await transaccionDeTrabajo(async (tx) => {
    const [{ docs }, registrado] = await Promise.all([tx.get(gerentes()), tx.get(usuarios.doc(uid))]);
    if (docs.some(({ id }) => id !== uid)) throw new ErrorApp('PROHIBIDO', YA_HAY);
    if (docs.length > 0) return;
    if (registrado.exists) throw new ErrorApp('EMAIL_EXISTS');
    crear({ tx, ahora, ids, actor: { uid, nombre: alta.nombre, id_rol: ROL.gerente } }, uid, alta);
  });
  await ponerRol(uid, ROL.gerente);
  return ligaDeContrasena(alta.email);
}
