import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { vacaciones } from '../formas/vacaciones.ts';

const semanaComparable = z.object({
  /** Collected on each day, Monday first. */
  dias: z.array(pesos),
  /** The part of each day that came by transfer; absent in a week of cash alone. */
  transferidos: z.optional(z.array(pesos)),
  cobrado: pesos,
  abonos: z.int(),
  visitas: z.int(),
  atrasos: z.int(),
  gastos: pesos,
});

const cobradorComparado = z.object({
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  /** The vacations with a day in the week, as they were last set. */
  vacaciones: z.optional(vacaciones),
  actual: semanaComparable,
  /** Null: nothing was done in the week before, and there is nothing to compare with. */
  anterior: z.nullable(semanaComparable),
});
export type CobradorComparado = z.output<typeof cobradorComparado>;

const lapso = z.object({ inicio: fechaNegocio, fin: fechaNegocio });

/**
 * `semana` is a Monday, default this week's. The answer comes in pages of a hundred collectors, unless fewer are asked
 * for, in the order of their ids, each page sorted by name; those who did nothing in either week are left out.
 */
export const compararSemanas = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/comparar-semanas',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: "Every collector's week beside the one before",
  errores: ['FECHA_INVALIDA'],
  consulta: z.strictObject({ ...paginacion, semana: z.optional(fechaNegocio) }),
  /** An answer without the cursor is whole: so it was before there were pages. */
  respuesta: z.object({
    semana: lapso,
    anterior: lapso,
    datos: z.array(cobradorComparado),
    siguiente: z._default(z.nullable(z.string()), null),
    /** As `gerenteRutas` says it. */
    leido: z.optional(instante),
  }),
});
