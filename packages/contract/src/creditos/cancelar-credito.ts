import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, motivoRequerido } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';

export const cancelarCredito = definirLlamada({
  metodo: 'POST',
  ruta: '/creditos/cancelar',
  roles: [ROL.gerente],
  resumen: 'Cancel an approved loan that was not handed over and has no movements',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS', 'NO_ELEGIBLE', 'SOLICITUDES_ABIERTAS'],
  cuerpo: z.strictObject({
    id_credito: id,
    motivo: motivoRequerido,
    visto: z.strictObject({ monto: pesos }),
  }),
  respuesta: z.object({ id_credito: z.string() }),
});
