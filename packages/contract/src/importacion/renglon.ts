import { DUDAS_IMPORTADAS, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, rotuloOpcional } from '../comunes/campos.ts';
import { datosCliente } from '../comunes/cliente.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';

const { referencias: _, ...ficha } = datosCliente;

/** As many rows as a file may have. */
export const MAXIMO_RENGLONES = 20_000;
const ATRASOS_MAXIMOS = 5000;

/** The row's number in the file, from 1. */
export const numeroDeRenglon = z.int().check(z.gte(1), z.lte(1_000_000));

/** A loan of the lender's file; its shape only: whether it may come is the domain's to say (`revisarImportado`). */
export const renglonImportado = z.strictObject({
  renglon: numeroDeRenglon,
  id_cobrador: id,
  ...ficha,
  monto_solicitado: pesos,
  dias_pago: z.int(),
  fecha_inicio: fechaNegocio,
  total_pagado: pesos,
  atrasos: z.int().check(z.gte(0), z.lte(ATRASOS_MAXIMOS)),
  /** Its place on the route, as the file has it. */
  orden: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  nota: rotuloOpcional(TOPES.nota),
  saldo: z.optional(pesos),
  monto_diario: z.optional(pesos),
  /** What a manager has accepted of what is doubtful. */
  dudas: z._default(z.array(z.enum(DUDAS_IMPORTADAS)).check(z.maxLength(DUDAS_IMPORTADAS.length)), () => []),
});
export type RenglonPorImportar = z.output<typeof renglonImportado>;
/** The same as it travels. */
export type RenglonEnviado = z.input<typeof renglonImportado>;

/** Why a row is wrong, or doubtful (`duda`). */
export const hallazgo = z.object({
  campo: z.string(),
  duda: z.nullable(z.enum(DUDAS_IMPORTADAS)),
  mensaje: z.string(),
});
