import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';

/** The call is kept for the spec's contract; our screen derives the same from the history. */
export const acumulativos = definirLlamada({
  metodo: 'GET',
  ruta: '/abonos/acumulativos/:id_credito',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: 'Payments of a credit, accumulated',
  errores: ['NO_ENCONTRADO'],
  parametros: z.strictObject({ id_credito: id }),
  respuesta: z.object({
    total_pagado: pesos,
    saldo: pesos,
    num_pagos: z.int(),
    acumulado: z.array(z.object({ fecha: fechaNegocio, monto: pesos, total: pesos })),
  }),
});
