import type { Usuario } from '@leal/contract';
import type { IdRol } from '@leal/domain';
import { crearOyentes } from '../oyentes.ts';

export type Sesion =
  | { estado: 'cargando' }
  /** `motivo`: why the session ended, when it was not the person who ended it. */
  | { estado: 'anonimo'; motivo?: string }
  /** `rol` is the token's claim; `usuario` only says whom to greet. */
  | { estado: 'activa'; usuario: Usuario; rol: IdRol };

export const CARGANDO = { estado: 'cargando' } as const satisfies Sesion;
export const ANONIMO = { estado: 'anonimo' } as const satisfies Sesion;

let actual: Sesion = CARGANDO;
const oyentes = crearOyentes();

export const leerSesion = (): Sesion => actual;

export function publicarSesion(nueva: Sesion): void {
  actual = nueva;
  oyentes.despertar();
}

export const suscribirSesion = oyentes.suscribir;
