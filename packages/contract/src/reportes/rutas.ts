import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';
import { paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { jornada } from '../formas/jornada.ts';
import { deVacaciones } from '../formas/vacaciones.ts';

/** A collector's route in figures (spec §3, 'Collector route summary'). */
const resumenRuta = z.object({
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  activo: z.boolean(),
  ...deVacaciones,
  total_clientes: z.int(),
  capital_colocado: pesos,
  /** The active credits that were handed over, with interest; and the part that is paid. */
  monto_total: pesos,
  total_pagado: pesos,
  saldo_pendiente: pesos,
  abono_diario: pesos,
  abono_minimo: pesos,
  clientes_activos: z.int(),
  /** The loans that still wait to be handed over, and the cash for them: part of the capital. */
  prestamos_por_entregar: z.int(),
  por_entregar: pesos,
  clientes_vencidos: z.int(),
  saldo_vencido: pesos,
  /** The figures of the day, as the route's own answer says them. */
  ...jornada,
  efectivo_en_mano: pesos,
  ultima_actualizacion: z.nullable(instante),
});
export type ResumenRuta = z.output<typeof resumenRuta>;

/** The most routes that one answer holds: some 60 KB. */
export const PAGINA_RUTAS = 200;

/**
 * The routes come in pages in the order of their ids, each page sorted by name; a collector who was turned off is
 * listed as long as clients are left. A collector who is named is answered alone.
 */
export const gerenteRutas = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/rutas',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Every collector and the figures of its route',
  consulta: z.strictObject({
    limite: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGINA_RUTAS))),
    cursor: paginacion.cursor,
    id_cobrador: z.optional(id),
  }),
  /** An answer without the cursor is whole: so it was before there were pages. */
  respuesta: z.object({
    datos: z.array(resumenRuta),
    siguiente: z._default(z.nullable(z.string()), null),
    /**
     * The instant as of which all of it holds, where there are many collectors and many of them have moved since: the
     * last minute. Absent: it holds as of now.
     */
    leido: z.optional(instante),
  }),
});
