import { MENSAJE_MOTIVO_RECHAZO, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, texto } from '../comunes/campos.ts';
import { VISTOS } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { gasto } from '../formas/gasto.ts';

const comun = {
  metodo: 'PUT',
  roles: [ROL.gerente],
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'],
  parametros: z.strictObject({ id_gasto: id }),
  respuesta: z.object({ gasto }),
} as const;
/** When it comes it must be the caller. */
const id_gerente = z.optional(id);
const visto = z.optional(VISTOS.gasto);

/** Lowers the cash that the collector hands in today. */
export const aprobarGasto = definirLlamada({
  ...comun,
  ruta: '/gastos/:id_gasto/aprobar',
  resumen: 'Approve an expense',
  cuerpo: z.optional(z.nullable(z.strictObject({ id_gerente, visto }))),
});

export const rechazarGasto = definirLlamada({
  ...comun,
  ruta: '/gastos/:id_gasto/rechazar',
  resumen: 'Reject an expense',
  cuerpo: z.strictObject({ motivo_rechazo: texto(TOPES.motivo, MENSAJE_MOTIVO_RECHAZO), id_gerente, visto }),
});
