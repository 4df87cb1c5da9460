import { almacenLocal } from '../../lib/almacen-local.ts';
import { alCerrarSesion } from '../../lib/sesion/al-cerrar.ts';
import type { Visto } from './novedades.ts';

/** What was told last, so that a page that is loaded anew repeats no notice and misses none. */
const CLAVE = 'leal_avisos_vistos';

type Guardado = { readonly id_usuario: string; readonly visto: Visto };

/** Null when this person never looked on this device. */
export function leerVisto(id_usuario: string): Visto | null {
  try {
    const guardado = JSON.parse(almacenLocal.leer(CLAVE) ?? 'null') as Guardado | null;
    return guardado?.id_usuario === id_usuario ? guardado.visto : null;
  } catch {
    return null;
  }
}

export const guardarVisto = (id_usuario: string, visto: Visto): void =>
  almacenLocal.guardar(CLAVE, JSON.stringify({ id_usuario, visto } satisfies Guardado));

alCerrarSesion(() => almacenLocal.borrar(CLAVE));
