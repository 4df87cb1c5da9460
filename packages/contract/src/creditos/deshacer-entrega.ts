import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, motivoRequerido } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';

export const deshacerEntrega = definirLlamada({
  metodo: 'POST',
  ruta: '/creditos/deshacer-entrega',
  roles: [ROL.gerente],
  resumen: 'Take back the hand-over of a loan that never happened and on which nothing was paid',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS', 'NO_ELEGIBLE', 'CREDITO_NO_ACTIVO'],
  cuerpo: z.strictObject({
    id_credito: id,
    motivo: motivoRequerido,
    visto: z.strictObject({ monto: pesos }),
  }),
  respuesta: z.object({ id_credito: z.string() }),
});
