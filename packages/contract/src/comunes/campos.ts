import { MENSAJE_PLAZO, PLAZOS } from '@leal/domain';
import * as z from 'zod/mini';

/**
 * Document ids: never a slash, a dot or anything else that could leave its collection, nor the
 * `__name__` form that the store keeps for itself.
 */
export const id = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, { error: 'Identificador inválido' }));

/** `{id_credito}.{id_movimiento}`, opaque to clients. */
export const idPagoCon = (error: string) =>
  z.string({ error }).check(z.regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{1,64}$/, { error }));
export const idPago = idPagoCon('Identificador inválido');

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

/** Why somebody asks for something. */
export const motivoRequerido = texto(500, 'El motivo es requerido');

/** The term; each form has its own words for a missing or wrong one (spec §5). */
export const diasPagoCon = (error: string) => z.literal(PLAZOS, { error });
export const diasPago = diasPagoCon(MENSAJE_PLAZO);

const TELEFONO_INVALIDO = 'Ingrese un número de teléfono válido de 10 dígitos';
export const telefono = z
  .string({ error: TELEFONO_INVALIDO })
  .check(z.regex(/^\d{10}$/, { error: TELEFONO_INVALIDO }));
