import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { busqueda, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { filaReporte } from '../formas/fila-reporte.ts';
import { visitados } from '../formas/jornada.ts';

/** `creditos`: which they are, so that a phone does not count one again. A kept answer of before lacks them, or all of it. */
const motivos = z.optional(
  z.array(
    z.object({
      motivo: z.nullable(z.string()),
      n: z.int(),
      creditos: z.optional(z.readonly(z.array(z.string()))),
    }),
  ),
);

/**
 * A collector's day, default today. The search narrows the rows and the pages, never the day's own
 * figures; a page beyond the last one is the last one.
 */
export const reporteDia = definirLlamada({
  metodo: 'GET',
  ruta: '/abonos/reporte/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: "A collector's day",
  errores: ['FECHA_INVALIDA'],
  parametros: z.strictObject({ id_usuario: id }),
  consulta: z.strictObject({
    fecha: z.optional(fechaNegocio),
    pagina: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
    limite: paginacion.limite,
    busqueda,
  }),
  respuesta: z.object({
    fecha: fechaNegocio,
    /** This page's rows, newest first. */
    historial_fecha: z.array(filaReporte),
    /** The day's live payments, their number, its distinct clients and all its rows. */
    total_fecha: pesos,
    /** The part of it that came by transfer; absent: none. */
    transferido: z.optional(pesos),
    cantidad_abonos: z.int(),
    clientes_visitados: z.int(),
    visitados,
    total_registros: z.int(),
    /** Credits without a payment by the reason that was said last; null: none was. */
    motivos,
    /** Approved that day. */
    gastos: pesos,
    paginacion: z.object({
      pagina_actual: z.int(),
      /** At least 1: an empty day is one empty page. */
      total_paginas: z.int(),
      /** Rows that the search found. */
      total_registros: z.int(),
    }),
  }),
});
