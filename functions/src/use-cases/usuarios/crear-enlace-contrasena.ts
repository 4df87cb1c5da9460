import type { crearEnlaceContrasena as contrato } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import { ROL } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { leer } from '../../data/coleccion.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { buscarCuentaPorEmail, ligaDeContrasena } from '../../platform/cuentas.ts';
import { ErrorApp } from '../../platform/errores.ts';

type Lee = { usuario: ReturnType<typeof usuarios.doc> };

const PROPIO = 'Tu propia contraseña se cambia en tu perfil.';
const APAGADA = 'La cuenta está desactivada. Actívala antes de darle otra contraseña.';

/** One's own is refused: a session that was stolen must not become an account that is kept. */
function exigirConEnlace(usuario: UsuarioDoc | undefined, quien: string): UsuarioDoc {
  if (usuario === undefined) throw new ErrorApp('NO_ENCONTRADO');
  if (usuario.id_usuario === quien) throw new ErrorApp('USUARIO_INVALIDO', PROPIO);
  if (!usuario.activo) throw new ErrorApp('USUARIO_INVALIDO', APAGADA);
  return usuario;
}

/** Made for an e-mail, which somebody else's account may have by now. */
async function hacerLiga(id_usuario: string, email: string): Promise<string> {
  const cuenta = await buscarCuentaPorEmail(email);
  if (cuenta !== null && cuenta.uid !== id_usuario) throw new ErrorApp('USUARIO_INVALIDO');
  return ligaDeContrasena(email);
}

/** A link for a new password. The audit says that it was made, for whom and by whom; nothing says what it is. */
export const crearEnlaceContrasena = {
  leer: ({ parametros: { id_usuario } }) => ({ usuario: usuarios.doc(id_usuario) }),
  secreto: async ({ parametros: { id_usuario } }, uid) => {
    const { email } = exigirConEnlace(await leer(usuarios.doc(id_usuario)), uid);
    return { enlace: await hacerLiga(id_usuario, email) };
  },
  ejecutar: (_, cambio, { usuario }) => {
    const { id_usuario, id_rol, nombre, email } = exigirConEnlace(usuario, cambio.actor.uid);
    anotar(cambio, {
      accion: 'usuarios/enlace-contrasena',
      documento: `usuarios/${id_usuario}`,
      ...(id_rol === ROL.cobrador && { id_cobrador: id_usuario }),
      antes: null,
      despues: { nombre, email },
    });
    return { enlace: '' };
  },
} satisfies CasoCambio<typeof contrato, Lee>;
