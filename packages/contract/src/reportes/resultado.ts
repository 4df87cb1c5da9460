import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { enPesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { paginacion } from '../comunes/listas.ts';
import { mesNegocio } from '../comunes/mes.ts';
import { definirLlamada } from '../definir.ts';

/**
 * Interest earned; expenses by the day of their approval; differences of cash that were written off, what was missing without what
 * was left over; transfers that did not come, by the day of the payment; the principal of loans that were written off, and what of it was
 * paid after all; and what remains of it.
 */
const lineas = enPesos(['interes', 'gastos', 'condonado', 'perdido', 'castigado', 'recuperado', 'resultado']);

const deCobrador = z.object({ id_cobrador: z.string(), nombre_cobrador: z.string(), ...lineas });

/**
 * `mes` is 'YYYY-MM', default this one. The answer comes in pages of twenty collectors, unless another number is asked for, in the order of their
 * ids, each page sorted by name; those without anything in the month are left out.
 */
export const resultadoDeMes = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/resultado',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'The result of a month, of the office and by collector',
  errores: ['FECHA_INVALIDA'],
  consulta: z.strictObject({ ...paginacion, mes: z.optional(mesNegocio) }),
  respuesta: z.object({
    mes: mesNegocio,
    inicio: fechaNegocio,
    fin: fechaNegocio,
    /** The month is not over. */
    corre: z.boolean(),
    /** Of everybody; on the first page only. */
    oficina: z.nullable(z.object(lineas)),
    datos: z.array(deCobrador),
    siguiente: z.nullable(z.string()),
  }),
});
