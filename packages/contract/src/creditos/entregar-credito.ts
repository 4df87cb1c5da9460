import { HOJA_FIRMA, interpretarFirma, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { captura } from '../comunes/captura.ts';
import { montoPositivo, pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';

/** The client's drawing on the phone; one of another shape is refused, so that nothing else is ever kept as one. */
const firma = z.string().check(
  z.maxLength(HOJA_FIRMA.letras, { error: 'La firma es demasiado grande', abort: true }),
  z.refine((texto) => interpretarFirma(texto) !== null, { error: 'La firma no es válida' }),
);

export const entregarCredito = definirLlamada({
  metodo: 'POST',
  ruta: '/creditos/entregar',
  roles: [ROL.cobrador],
  resumen: 'The cash of an approved loan was handed over at the door',
  errores: [
    'FECHA_INVALIDA',
    'YA_PROCESADA',
    'CAMBIO_MIENTRAS',
    'CREDITO_NO_ACTIVO',
    'NO_ELEGIBLE',
    'CAJA_INSUFICIENTE',
  ],
  cuerpo: z.strictObject({
    id_credito: id,
    /** The amount that the question showed: another by now is 409 CAMBIO_MIENTRAS. */
    monto: montoPositivo,
    /** Optional for ever: nobody has to sign. */
    firma: z.optional(firma),
    /** 'I have that money already': what the question said that the box lacks. Another by now is 409 CAMBIO_MIENTRAS. */
    faltante: z.optional(montoPositivo),
    /** No line: nobody could ask the box, and the client has the cash. */
    sin_linea: z.optional(z.literal(true)),
    ...captura,
  }),
  respuesta: z.object({
    entrega: z.object({
      id_credito: z.string(),
      monto: pesos,
      fecha: fechaNegocio,
      /** Days since the approval. */
      dias_despues: z.int(),
      /** The float that was booked with it and waits for the office's word; absent: the box held enough. */
      fondo: z.optional(z.object({ id_traspaso: z.string(), monto: pesos })),
    }),
  }),
});
