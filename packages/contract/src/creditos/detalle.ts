import { ESTADOS_ENTREGA, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { cliente } from '../formas/cliente.ts';
import { delConvenio } from '../formas/convenio.ts';
import { creditoDeHoy } from '../formas/credito.ts';
import { registrado } from '../formas/registrado.ts';
import { resumenPago } from '../formas/resumen.ts';

/**
 * The cash for the client, for the papers of the loan: less than the loan where that settles the one before. `estado`: absent where
 * nothing was to be handed over, and for older loans. An answer that a phone kept from an earlier version has none of it.
 */
const entregaDicha = z.object({
  monto: pesos,
  estado: z.optional(z.enum(ESTADOS_ENTREGA)),
  fecha: z.optional(fechaNegocio),
  /** Its client signed for it (`firmaDeEntrega`). */
  firmada: z.optional(z.literal(true)),
});

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
    entrega: z.optional(entregaDicha),
    ...delConvenio,
    hoy: z.object({
      registrado: z.optional(registrado),
      /** The day's transfer, beside its payment in cash. */
      transferencia: z.optional(registrado),
      multiple_pendiente: z.optional(z.object({ id_solicitud: z.string(), monto: pesos, hora: z.string() })),
    }),
  }),
});
