import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';

/** The client's signature when the cash was handed over. Managers alone: a signature is nobody else's business. */
export const firmaDeEntrega = definirLlamada({
  metodo: 'GET',
  ruta: '/creditos/:id_credito/firma',
  roles: [ROL.gerente],
  resumen: 'The signature with which a loan was taken',
  errores: ['NO_ENCONTRADO'],
  parametros: z.strictObject({ id_credito: id }),
  respuesta: z.object({
    firma: z.object({ trazos: z.string(), firmada_en: instante, nombre_cobrador: z.string() }),
  }),
});
