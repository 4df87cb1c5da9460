import {
  CAMPOS_TEXTO,
  type CampoCliente,
  MAXIMO_REFERENCIAS,
  MENSAJE_REFERENCIAS,
  SENAS,
  TEXTOS_OPCIONALES,
  TOPES,
} from '@leal/domain';
import * as z from 'zod/mini';
import {
  nombreDePersona,
  nombrePropio,
  porCampo,
  rotulo,
  rotuloOpcional,
  rotuloOVacio,
  telefono,
  telefonoOpcional,
} from './campos.ts';

/* A client's fields are listed in the domain (`FICHA`). Here stand their rules, and the shapes made of that list. */

/** A reference is there to be called: it has a name and a phone, or it is none. */
export const referencia = z.strictObject({
  nombre: nombreDePersona,
  telefono,
  relacion: z._default(rotuloOVacio(TOPES.relacion), ''),
});
const referencias = z
  .array(referencia)
  .check(z.maxLength(MAXIMO_REFERENCIAS, { error: MENSAJE_REFERENCIAS }));

/** The fields that a person types of a client, wherever they are typed (spec §5). */
export const datosCliente = {
  nombre: nombreDePersona,
  negocio: nombrePropio(TOPES.negocio, 'El negocio es requerido'),
  direccion: rotulo(TOPES.direccion, 'La dirección es requerida'),
  calle: rotuloOpcional(TOPES.calle),
  colonia: rotuloOpcional(TOPES.colonia),
  telefono,
  segundo_telefono: telefonoOpcional,
  referencias: z.optional(referencias),
} satisfies Record<CampoCliente, z.ZodMiniType>;

/** References as they are kept and said of a client. */
export const referenciasDichas = z.array(
  z.object({ nombre: z.string(), telefono: z.string(), relacion: z.string() }),
);

/** The fields of a client in documents and answers: what was typed, and what follows from it. */
export const fichaCliente = {
  ...porCampo([...CAMPOS_TEXTO, 'slug', 'ubicacion'], z.string()),
  /** A document that is older than references has none. */
  referencias: z._default(referenciasDichas, () => []),
};

/** The same in a record, which may be older than an optional field. */
export const fichaGuardada = {
  ...fichaCliente,
  ...porCampo(TEXTOS_OPCIONALES, z._default(z.string(), '')),
};

/** The part of it that every list shows. */
export const senasCliente = porCampo(SENAS, z.string());

/** Some of its fields, with their current values. */
export const parteDeFicha = {
  ...porCampo(CAMPOS_TEXTO, z.optional(z.string())),
  referencias: z.optional(referenciasDichas),
};
