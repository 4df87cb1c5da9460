import { estaTerminada, type SesionesTerminadas } from '@leal/domain';
import type { Actor } from '../../context/actor.ts';
import { ErrorApp } from '../../platform/errores.ts';

/** Nobody ends the session in which they ask for it. */
export function exigirOtraSesion(
  { uid, sesion }: Actor,
  { id_usuario }: { readonly id_usuario: string },
  despues: SesionesTerminadas,
): void {
  if (id_usuario !== uid || sesion === undefined || !estaTerminada(despues, sesion)) return;
  throw new ErrorApp(
    'USUARIO_INVALIDO',
    'Es la sesión en la que estás. Para terminar las demás, cambia tu contraseña en Perfil.',
  );
}
