import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';
import { cliente } from '../formas/cliente.ts';
import { creditoDeHoy } from '../formas/credito.ts';
import { registrado } from '../formas/registrado.ts';
import { resumenPago } from '../formas/resumen.ts';

/** The payment screen's needs besides the history; `hoy`: what is already registered today. */
export const detalleCredito = definirLlamada({
  metodo: 'GET',
  ruta: '/creditos/:id_credito',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: 'One credit, its client and its payment summary',
  errores: ['NO_ENCONTRADO'],
  parametros: z.strictObject({ id_credito: id }),
  respuesta: z.object({
    credito: creditoDeHoy,
    cliente,
    resumen: resumenPago,
    hoy: z.object({
      registrado: z.optional(registrado),
      multiple_pendiente: z.optional(z.object({ id_solicitud: z.string(), monto: pesos, hora: z.string() })),
    }),
  }),
});
