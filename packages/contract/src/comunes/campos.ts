import {
  leerTelefono,
  MENSAJE_INVISIBLES,
  MENSAJE_PLAZO,
  MENSAJE_SIN_LETRAS,
  mensajeTope,
  PLAZOS,
  seVe,
  sinSignosOcultos,
  tieneLetras,
  TOPES,
} from '@leal/domain';
import * as z from 'zod/mini';

/** The same schema for each of these fields. */
export const porCampo = <const C extends string, S extends z.ZodMiniType>(campos: readonly C[], forma: S) =>
  Object.fromEntries(campos.map((campo) => [campo, forma])) as Record<C, S>;

/**
 * Document ids: never a slash, a dot or anything else that could leave its collection, nor the
 * `__name__` form that the store keeps for itself.
 */
export const id = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, { error: 'Identificador inválido' }));

/** `{id_credito}.{id_movimiento}`, opaque to clients. */
export const idPagoCon = (error: string) =>
  z.string({ error }).check(z.regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{1,64}$/));
export const idPago = idPagoCon('Identificador inválido');

/** Control characters and half characters have no place in a name and break exports, logs and the store. */
const sinControl = z.refine<string>(
  (s) => s.isWellFormed() && !/\p{Cc}/u.test(s.replaceAll(/[\t\n\r]/g, ' ')),
  {
    error: 'Contiene caracteres no permitidos',
  },
);

/** A maximum length, with the message that says it. */
export const hasta = (maximo: number) => z.maxLength(maximo, { error: mensajeTope(maximo) });

/** A required text; `error` is what the person reads when it is blank. */
export const texto = (maximo: number, error: string) =>
  z.string({ error }).check(z.trim(), z.minLength(1), hasta(maximo), sinControl);

export const textoOpcional = (maximo: number) =>
  z.optional(z.string().check(z.trim(), hasta(maximo), sinControl));

const visible = z.refine<string>(seVe, { error: MENSAJE_INVISIBLES });

/** Nothing is counted or refused of what keyboards put between letters: it is taken out first. */
const sinOcultos = z.overwrite<string>(sinSignosOcultos);

/** A text that stands beside other things on lists, questions and receipts: in one line, and all of it seen. */
export const rotulo = (maximo: number, error: string) =>
  z
    .string({ error })
    .check(sinOcultos, z.trim(), z.minLength(1, { error, abort: true }), hasta(maximo), sinControl, visible);
/** '' is none. */
export const rotuloOVacio = (maximo: number) =>
  z.string().check(sinOcultos, z.trim(), hasta(maximo), visible);
export const rotuloOpcional = (maximo: number) => z.optional(rotuloOVacio(maximo));

/** The name of a person or a business; `error` is what the person reads when it is blank. */
export const nombrePropio = (maximo: number, error: string) =>
  rotulo(maximo, error).check(z.normalize('NFC'), z.refine(tieneLetras, { error: MENSAJE_SIN_LETRAS }));

/** The name of a client, or of somebody with an account. */
export const nombreDePersona = nombrePropio(TOPES.nombre, 'El nombre es requerido');

const CORREO_INVALIDO = 'Correo electrónico inválido';
/** An e-mail address as it is stored and compared: every way of typing it gives the same text. */
export const correo = z
  .string({ error: CORREO_INVALIDO })
  .check(z.trim(), z.toLowerCase(), hasta(TOPES.correo), z.email());

/** The reason why somebody asks for something. */
export const motivoRequerido = texto(TOPES.motivo, 'El motivo es requerido');

/** The term; each form has its own words for a missing or wrong one (spec §5). */
export const diasPagoCon = (error: string) => z.literal(PLAZOS, { error });
export const diasPago = diasPagoCon(MENSAJE_PLAZO);

const TELEFONO_INVALIDO = 'Ingrese un número de teléfono válido de 10 dígitos';
/** However it is written, it is stored as ten digits. */
const telefonoCon = (forma: RegExp) =>
  z.string({ error: TELEFONO_INVALIDO }).check(z.overwrite(leerTelefono), z.regex(forma));
export const telefono = telefonoCon(/^\d{10}$/);
/** '' is none. */
export const telefonoOpcional = z.optional(telefonoCon(/^(\d{10})?$/));
