import type { CodigoError, IdRol } from '@leal/domain';
import * as z from 'zod/mini';
import type { Esquema, Llamada, Metodo } from './llamada.ts';

const NADA = z.strictObject({});
/** A body that a GET or a bodiless POST does not have: absent, empty or `{}`. */
const SIN_CUERPO = z.optional(z.nullable(z.union([NADA, z.literal('')])));

type Definicion<P extends Esquema, Q extends Esquema, C extends Esquema, R extends Esquema> = {
  metodo: Metodo;
  ruta: string;
  roles: readonly IdRol[] | 'publica';
  resumen: string;
  exito?: 200 | 201 | 204;
  aceptada?(respuesta: z.output<R>): boolean;
  errores?: readonly CodigoError[];
  maximoBytes?: number;
  parametros?: P;
  consulta?: Q;
  cuerpo?: C;
  respuesta: R;
};

/** Fills what an endpoint leaves out: no parameters, no query, no body, 200. */
export function definirLlamada<
  R extends Esquema,
  P extends Esquema = typeof NADA,
  Q extends Esquema = typeof NADA,
  C extends Esquema = typeof SIN_CUERPO,
>(d: Definicion<P, Q, C, R>): Llamada<P, Q, C, R> {
  return {
    ...d,
    exito: d.exito ?? 200,
    errores: d.errores ?? [],
    parametros: d.parametros ?? (NADA as unknown as P),
    consulta: d.consulta ?? (NADA as unknown as Q),
    cuerpo: d.cuerpo ?? (SIN_CUERPO as unknown as C),
  };
}
