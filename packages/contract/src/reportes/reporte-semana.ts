import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { filaReporte } from '../formas/fila-reporte.ts';
import { visitados } from '../formas/jornada.ts';

const hecho = z.pick(filaReporte, {
  id_credito: true,
  tipo: true,
  hora_registro: true,
  monto_pagado: true,
  transferencia: true,
});

/** One day of the week report (spec §3). */
const diaReporte = z.object({
  fecha: fechaNegocio,
  /** Live payments. */
  total: pesos,
  /** The part of it that came by transfer; absent: none. */
  transferido: z.optional(pesos),
  cantidad_abonos: z.int(),
  /** Distinct ones that were visited. */
  clientes: z.int(),
  /** The ids of the visited, while the week runs, and the rows as far as they tell which tap each came from. */
  visitados,
  hechos: z.optional(z.array(hecho)),
  /** Approved that day. */
  gastos: pesos,
  visitas: z.int(),
  atrasos: z.int(),
  /** Approved credits that began that day. */
  creditos_nuevos: z.int(),
  /** The new credits whose cash is still to be handed over. */
  creditos_por_entregar: z._default(z.int(), 0),
  /** Credits paid off or renewed that day. */
  creditos_terminados: z.int(),
  /** Newest first; left out when it was not wanted. */
  historial: z.optional(z.array(filaReporte)),
});
export type DiaReporte = z.output<typeof diaReporte>;

/**
 * `semana` is a Monday, default this week's; all seven days come, Monday first. With `historial=no` only
 * figures come: a week that is over then is its compiled report, one read instead of seven.
 */
export const reporteSemana = definirLlamada({
  metodo: 'GET',
  ruta: '/abonos/reporte-semana/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: "A collector's week",
  errores: ['FECHA_INVALIDA'],
  parametros: z.strictObject({ id_usuario: id }),
  consulta: z.strictObject({ semana: z.optional(fechaNegocio), historial: z.optional(z.enum(['si', 'no'])) }),
  respuesta: z.object({
    semana: z.object({ inicio: fechaNegocio, fin: fechaNegocio }),
    dias: z.array(diaReporte),
    total_semana: pesos,
    transferido: z.optional(pesos),
    /** Distinct over the week. */
    total_clientes: z.int(),
    total_gastos: pesos,
    total_visitas: z.int(),
    total_atrasos: z.int(),
    total_creditos_nuevos: z.int(),
    total_creditos_por_entregar: z._default(z.int(), 0),
    total_creditos_terminados: z.int(),
  }),
});
