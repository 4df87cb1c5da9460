import type { Usuario } from '@leal/contract';
import { useSyncExternalStore } from 'react';
import { CARGANDO, leerSesion, suscribirSesion, type Sesion } from './almacen.ts';

export const useSesion = (): Sesion => useSyncExternalStore(suscribirSesion, leerSesion, () => CARGANDO);

/** The person who is signed in. Only for screens below the guard, where there always is one. */
export function useUsuario(): Usuario {
  const sesion = useSesion();
  if (sesion.estado !== 'activa') throw new Error('useUsuario outside of a guarded screen');
  return sesion.usuario;
}
