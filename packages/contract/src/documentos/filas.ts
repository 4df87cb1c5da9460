import * as z from 'zod/mini';
import { dia, instanteDelAlmacen, momento, monto } from '../comunes/guardado.ts';
import { diasAusente } from './usuario.ts';

/** The figures of a route as its row of all routes says them (`figurasDeRuta`), but what a setting says of them. */
const ruta = z.object({
  total_clientes: z.int(),
  capital_colocado: monto,
  monto_total: monto,
  total_pagado: monto,
  saldo_pendiente: monto,
  abono_diario: monto,
  clientes_activos: z.int(),
  prestamos_por_entregar: z.int(),
  por_entregar: monto,
  clientes_vencidos: z.int(),
  saldo_vencido: monto,
  debidos: z.int(),
  visitados: z.int(),
  esperado: monto,
  recaudado: monto,
  transferido: z.optional(monto),
  efectivo_en_mano: monto,
});

/** `SemanaComparable` of the domain. */
const semana = z.object({
  dias: z.array(monto),
  transferidos: z.optional(z.array(monto)),
  cobrado: monto,
  abonos: z.int(),
  visitas: z.int(),
  atrasos: z.int(),
  gastos: monto,
});

/**
 * Of some collectors, in the order of their ids, what the screens of all of them say: a read of this instead of one for each.
 * They are of the instant and the day that the office's sums say (`ResumenDoc.filas`).
 */
export const filasDoc = z.object({
  /** What is in it, in a few letters: the office's sums say which they mean. */
  version: z.string(),
  filas: z.array(
    z.object({
      id_cobrador: z.string(),
      nombre_cobrador: z.string(),
      /** Turned off. */
      inactivo: z.optional(z.literal(true)),
      vacaciones: z.optional(diasAusente),
      ultimo_movimiento_en: z.nullable(momento),
      ruta,
      /** The week of that day and the one before; absent: nothing was done in either. */
      semanas: z.optional(z.object({ actual: semana, anterior: semana })),
    }),
  ),
});
export type FilasDoc = z.output<typeof filasDoc>;

/** Where those documents are: each from which id on, in order, and as which version. */
export const indiceDeFilas = z.array(z.object({ desde: z.string(), version: z.string() }));

/** Of those who did something in a week that is over, in the order of their ids; `SemanaGuardadaDoc` says which there are. */
export const filasDeSemanaDoc = z.object({
  version: z.string(),
  filas: z.array(z.object({ id_cobrador: z.string(), semana })),
});
export type FilasDeSemanaDoc = z.output<typeof filasDeSemanaDoc>;

/** A week of all collectors as of one instant: what a report of it says that was marked since is put right when it is read. */
export const semanaGuardadaDoc = z.object({
  lunes: dia,
  leido: instanteDelAlmacen,
  filas: indiceDeFilas,
});
export type SemanaGuardadaDoc = z.output<typeof semanaGuardadaDoc>;
