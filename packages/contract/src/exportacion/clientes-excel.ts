import { DIAS_DE_SEMANA, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { referenciasDichas, senasCliente } from '../comunes/cliente.ts';
import { enPesos, pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';

const { nombre: nombre_cliente, ...senas } = senasCliente;

/**
 * A credit as the exports show it (spec §3, 'Client export row'). Records older than a rule may lack a text
 * (empty) or a date (null): an export never stops for one of them.
 */
export const renglonExcel = z.object({
  id_credito: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  nombre_cliente,
  ...senas,
  /** 'Durango Durango C.P. 0' where it is missing (spec §9). */
  ubicacion: z.string(),
  fecha_inicio: z.nullable(fechaNegocio),
  /** The day it falls due. */
  fecha_fin: z.nullable(fechaNegocio),
  dias: z.int(),
  /** `recaudado`: all that was ever paid of it, settlements too. */
  ...enPesos(['monto_solicitado', 'saldo_con_interes', 'abono_diario', 'recaudado', 'saldo_restante']),
  /** Live payments of each day of the week, by business date; 0 in 'fiscalizacion', which has no such columns. */
  ...enPesos(DIAS_DE_SEMANA),
  /** The part of them that came by transfer; absent: none. */
  transferido: z.optional(pesos),
  /** The part of an approved loan that its client does not have yet. */
  ...enPesos(['por_entregar']),
  /** Days since its first due day that is not covered whole, by today; 0 for whoever is not behind. */
  dias_atrasado: z.int(),
  /** Whom else to call, as the credit's copy of its client has them. */
  referencias: referenciasDichas,
});
export type RenglonExcel = z.output<typeof renglonExcel>;

/** The credits of an export: those of the week's client report, or those that are active now. */
export const EXPORTACIONES = ['clientes', 'fiscalizacion'] as const;
export type Exportacion = (typeof EXPORTACIONES)[number];

/**
 * The rows of both exports, by collector and then by credit. `semana` is a Monday, default this week's (a file's
 * pages all name it: the week may end between two of them); `exportacion` defaults to 'clientes': credits active
 * at any time in the week or with a payment in it.
 */
export const clientesExcel = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/clientes-excel',
  roles: [ROL.gerente],
  resumen: 'The rows of the Excel exports',
  errores: ['FECHA_INVALIDA'],
  consulta: z.strictObject({
    ...paginacion,
    semana: z.optional(fechaNegocio),
    id_cobrador: z.optional(id),
    exportacion: z.optional(z.enum(EXPORTACIONES)),
    /** A file is read in large pages: up to 1000, default 500. */
    limite: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))),
  }),
  respuesta: z.object({
    datos: z.array(renglonExcel),
    semana: z.object({ inicio: fechaNegocio, fin: fechaNegocio }),
    /** The total, on the first page. With more pages, credits paid but not active in the week are not counted. */
    total: z.optional(z.int()),
    siguiente: z.nullable(z.string()),
  }),
});
