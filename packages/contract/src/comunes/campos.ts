import { PLAZOS } from '@leal/domain';
import * as z from 'zod/mini';

/**
 * Document ids: never a slash, a dot or anything else that could leave its collection, nor the
 * `__name__` form that the store keeps for itself.
 */
export const id = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, { error: 'Identificador inválido' }));

/** `{id_credito}.{id_movimiento}`, opaque to clients. */
export const idPago = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{1,64}$/, { error: 'Identificador inválido' }));

/** Control characters and half characters have no place in a name and break exports, logs and the store. */
const sinControl = z.refine<string>(
  (s) => s.isWellFormed() && !/\p{Cc}/u.test(s.replaceAll(/[\t\n\r]/g, ' ')),
  {
    error: 'Contiene caracteres no permitidos',
  },
);

/** A required text; `error` is what the person reads when it is blank. */
export const texto = (maximo: number, error: string) =>
  z.string({ error }).check(z.trim(), z.minLength(1, { error }), z.maxLength(maximo), sinControl);

export const textoOpcional = (maximo: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(maximo), sinControl));

export const diasPago = z.literal(PLAZOS, {
  error: 'Los días de pago deben ser 30, 40 o 60 días según el esquema de trabajo',
});

export const telefono = z
  .string()
  .check(z.regex(/^\d{10}$/, { error: 'Ingrese un número de teléfono válido de 10 dígitos' }));
