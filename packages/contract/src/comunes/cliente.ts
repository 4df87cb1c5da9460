import { CAMPOS_CLIENTE, CAMPOS_FICHA, type CampoCliente, SENAS, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import {
  nombreDePersona,
  nombrePropio,
  porCampo,
  rotulo,
  rotuloOpcional,
  telefono,
  telefonoOpcional,
} from './campos.ts';

/* A client's fields are listed in the domain (`FICHA`). Here stand their rules, and the shapes made of that list. */

/** The fields that a person types of a client, wherever they are typed (spec §5). */
export const datosCliente = {
  nombre: nombreDePersona,
  negocio: nombrePropio(TOPES.negocio, 'El negocio es requerido'),
  direccion: rotulo(TOPES.direccion, 'La dirección es requerida'),
  calle: rotuloOpcional(TOPES.calle),
  colonia: rotuloOpcional(TOPES.colonia),
  telefono,
  segundo_telefono: telefonoOpcional,
} satisfies Record<CampoCliente, z.ZodMiniType>;

/** The fields of a client in documents and answers: what was typed, and what follows from it. */
export const fichaCliente = porCampo(CAMPOS_FICHA, z.string());

/** The part of it that every list shows. */
export const senasCliente = porCampo(SENAS, z.string());

/** Some of its fields, with their current values. */
export const parteDeFicha = porCampo(CAMPOS_CLIENTE, z.optional(z.string()));
