import {
  ESTADOS_CLIENTE,
  ESTADOS_SOLICITUD,
  EFECTIVOS_CORREGIDOS,
  ROL,
  TIPOS_MOVIMIENTO,
  TIPOS_SOLICITUD,
} from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { transferenciaDelLibro } from '../comunes/forma.ts';
import { fichaCliente } from '../comunes/cliente.ts';
import { enPesos, pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { transferencia } from '../comunes/guardado.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { duenos } from '../formas/cliente.ts';
import { renglonExcel } from './clientes-excel.ts';

/* All that an office has, kind by kind, for files that leave Leal: each thing once, in pages of rows. */

const deQuien = { ...duenos, nombre_cobrador: z.string() };

const clienteEntero = z.object({
  ...deQuien,
  ...fichaCliente,
  estado: z.enum(ESTADOS_CLIENTE),
  nota: z.string(),
  creado_en: instante,
});
export type ClienteEntero = z.output<typeof clienteEntero>;

/** A credit in whatever state; `fecha_fin` is the day it falls due, `termino` the one on which it ended. */
const creditoEntero = z.extend(
  z.omit(renglonExcel, {
    lunes: true,
    martes: true,
    miercoles: true,
    jueves: true,
    viernes: true,
    sabado: true,
    domingo: true,
    transferido: true,
  }),
  {
    id_cliente: z.string(),
    calle: z.string(),
    colonia: z.string(),
    nota: z.string(),
    /** As its record says it, also one that is older than the states of now. */
    estado: z.string(),
    pedido_en: z.nullable(instante),
    termino: z.nullable(fechaNegocio),
    atrasos: z.int(),
    /** Its place in its collector's route, from 1. */
    orden: z.nullable(z.int()),
    /** It ran before Leal. */
    importado: z.boolean(),
    id_credito_anterior: z.nullable(z.string()),
    nombre_gerente: z.string(),
  },
);
export type CreditoEntero = z.output<typeof creditoEntero>;

/** A row of the ledger, those that no longer count too; its collector is whoever took its cash, or was there. */
const movimientoEntero = z.object({
  id_movimiento: z.string(),
  id_credito: z.string(),
  ...deQuien,
  nombre_cliente: z.string(),
  tipo: z.enum(TIPOS_MOVIMIENTO),
  ...enPesos(['monto']),
  fecha: fechaNegocio,
  /** The day whose cash it changes. */
  fecha_contable: fechaNegocio,
  capturado_en: instante,
  tardia: z.boolean(),
  descripcion: z.string(),
  /** The payment came by a transfer, and what the bank has seen of it; absent: cash, or no payment. */
  ...transferenciaDelLibro,
  /** It is not in the bank, and its credit was renewed: its amount is lost. */
  perdida: z.optional(z.literal(true)),
  /** The late days of one, or those of an opening. */
  cantidad_dias: z.nullable(z.int()),
  /** Why it was deleted; null: it was not. */
  eliminado: z.nullable(z.string()),
  cancelado: z.boolean(),
  /** What it was before each correction, the oldest first. */
  ediciones: z.array(
    z.object({
      fecha: instante,
      ...enPesos(['monto_anterior', 'monto_nuevo']),
      motivo: z.string(),
      efectivo: z.nullable(z.enum(EFECTIVOS_CORREGIDOS)),
    }),
  ),
});
export type MovimientoEntero = z.output<typeof movimientoEntero>;

const solicitudEntera = z.object({
  id_solicitud: z.string(),
  tipo: z.enum(TIPOS_SOLICITUD),
  estado: z.enum(ESTADOS_SOLICITUD),
  ...deQuien,
  nombre_cliente: z.string(),
  id_credito: z.nullable(z.string()),
  /** What was decided, else what was asked for; null where it is about no money. */
  monto: z.nullable(pesos),
  /** Its money came by transfer, or is to have come by one. */
  transferencia: z.optional(transferencia),
  motivo: z.string(),
  fecha_solicitud: instante,
  nombre_solicitante: z.string(),
  fecha_respuesta: z.nullable(instante),
  nombre_gerente: z.nullable(z.string()),
  comentario: z.string(),
  decision_propia: z.boolean(),
});
export type SolicitudEntera = z.output<typeof solicitudEntera>;

/** Of one collector, of the days from one to another (both included), or all. */
const consulta = {
  ...paginacion,
  /** A file is read in large pages. */
  limite: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(500))),
  id_cobrador: z.optional(id),
  desde: z.optional(fechaNegocio),
  hasta: z.optional(fechaNegocio),
};
const roles = [ROL.gerente] as const;

/** By the day on which they were registered. */
export const exportarClientes = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/exportar/clientes',
  roles,
  resumen: 'Every client, deleted ones too, for a file',
  consulta: z.strictObject(consulta),
  respuesta: lista(clienteEntero),
});

/** By the day on which they were asked for. */
export const exportarCreditos = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/exportar/creditos',
  roles,
  resumen: 'Every credit, in whatever state, for a file',
  consulta: z.strictObject(consulta),
  respuesta: lista(creditoEntero),
});

/** By business date, the oldest first. */
export const exportarMovimientos = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/exportar/movimientos',
  roles,
  resumen: 'The ledger of all credits, by business date, for a file',
  consulta: z.strictObject(consulta),
  respuesta: lista(movimientoEntero),
});

/** By the day on which they were asked (`pedidas`), or those that were answered, by the day of the answer. */
export const exportarSolicitudes = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/exportar/solicitudes',
  roles,
  resumen: 'Every request, newest first, for a file',
  consulta: z.strictObject({ ...consulta, cuales: z.optional(z.enum(['pedidas', 'respondidas'])) }),
  respuesta: lista(solicitudEntera),
});
