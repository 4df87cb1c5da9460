import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';
import { historialItem } from '../formas/historial.ts';

/** Newest first; deleted rows included and marked. */
export const historialAbonos = definirLlamada({
  metodo: 'GET',
  ruta: '/abonos/historial/:id_credito',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: 'The ledger of a credit',
  errores: ['NO_ENCONTRADO'],
  parametros: z.strictObject({ id_credito: id }),
  respuesta: z.object({ datos: z.array(historialItem) }),
});
