import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

/** A credit that may be renewed, and how that stands today. */
const creditoElegible = z.extend(credito, {
  /** The whole credit is paid, not only the 80 %. */
  pagado: z.boolean(),
  estado_renovacion: z.enum(['elegible', 'pendiente', 'aprobada', 'rechazada']),
  /** The reason of today's rejection; tomorrow it may be asked for again. */
  motivo_rechazo: z.optional(z.string()),
  /** What of it was paid by transfers that nobody has seen in the bank, where there are any. */
  por_confirmar: z.optional(pesos),
  /** Why it may not be asked for until they are; older apps ask, and are refused in these words. */
  motivo_sin_confirmar: z.optional(z.string()),
});
export type CreditoElegible = z.output<typeof creditoElegible>;

const comun = {
  metodo: 'GET',
  roles: [ROL.cobrador, ROL.gerente],
  consulta: z.strictObject({ ...paginacion }),
  respuesta: lista(creditoElegible),
} as const;

/** A collector's own; a manager sees everybody's. */
export const renovacionesElegibles = definirLlamada({
  ...comun,
  ruta: '/renovaciones/elegibles',
  resumen: 'Credits that may be renewed',
});

export const renovacionesElegiblesDe = definirLlamada({
  ...comun,
  ruta: '/renovaciones/elegibles/:id_usuario',
  resumen: "A collector's credits that may be renewed",
  parametros: z.strictObject({ id_usuario: id }),
});
