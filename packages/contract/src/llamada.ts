import type { CodigoError, IdRol } from '@leal/domain';
import type * as z from 'zod/mini';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Esquema = z.ZodMiniType;

/**
 * One endpoint, written once and shared by server, browser and OpenAPI.
 * Decoded values hold `Centavos` and `Fecha`; encoded ones are what travels (pesos, ISO strings).
 */
export type Llamada<
  P extends Esquema = Esquema,
  Q extends Esquema = Esquema,
  C extends Esquema = Esquema,
  R extends Esquema = Esquema,
> = {
  metodo: Metodo;
  /** The path below /leal-api, with `:name` parameters. */
  ruta: string;
  /** The roles that may call it; 'publica' needs no token. Ownership is checked by the use case, on top of this. */
  roles: readonly IdRol[] | 'publica';
  resumen: string;
  exito: 200 | 201 | 204;
  /** The answers that only say that it was taken (202): somebody will decide it. */
  aceptada?(respuesta: z.output<R>): boolean;
  errores: readonly CodigoError[];
  /** The limit of its body as it comes, where that is less than for others. */
  maximoBytes?: number;
  parametros: P;
  consulta: Q;
  cuerpo: C;
  respuesta: R;
};

/** The status of a success. */
export const estadoDeExito = (llamada: Llamada, respuesta: unknown): number =>
  llamada.aceptada?.(respuesta) === true ? 202 : llamada.exito;

export type ParametrosDeRuta<L> = L extends Llamada<infer P> ? z.output<P> : never;
export type Consulta<L> = L extends Llamada<Esquema, infer Q> ? z.output<Q> : never;
export type Cuerpo<L> = L extends Llamada<Esquema, Esquema, infer C> ? z.output<C> : never;
export type Respuesta<L> = L extends Llamada<Esquema, Esquema, Esquema, infer R> ? z.output<R> : never;
