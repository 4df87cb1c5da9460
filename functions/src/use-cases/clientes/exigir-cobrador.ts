import { ROL } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { usuarios } from '../../data/usuarios.ts';
import { ErrorApp } from '../../platform/errores.ts';

/** An empty answer about somebody who is no collector is a wrong address, not an idle collector. */
export async function exigirCobrador(id_usuario: string): Promise<void> {
  const usuario = await leer(usuarios.doc(id_usuario));
  if (usuario?.id_rol !== ROL.cobrador) throw new ErrorApp('NO_ENCONTRADO');
}
