import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { dias, dinero, igual, nulable, opcional } from '../comunes/campo.ts';
import { pesos } from '../comunes/dinero.ts';
import { antecedentesDeCredito } from '../formas/antecedentes.ts';
import { formaDeSolicitud } from './forma.ts';

export const renovacion = formaDeSolicitud('renovacion', {
  campos: {
    id_credito_anterior: igual(z.string()),
    id_credito_nuevo: nulable(igual(z.string())),
    monto_solicitado: dinero,
    dias_pago: dias,
    interes: igual(z.number()),
    monto_anterior: dinero,
    interes_anterior: igual(z.number()),
    /** The old credit's balance: when it was asked for, and once it is approved at that moment. */
    saldo_anterior: dinero,
    /** Approved: the cash that the client gets. Older requests do not say. */
    monto_entregado: opcional(dinero),
    /** Late days of the old credit when it was asked for. Older requests do not say. */
    atrasos: opcional(igual(z.int())),
    motivo_rechazo: nulable(igual(z.string())),
  },
  montos: ['monto_solicitado'],
  visto: z.strictObject({
    monto_solicitado: pesos,
    dias_pago: diasPago,
    interes: z.number(),
    saldo_anterior: pesos,
  }),
  junto: {
    /** The cash for the client, as of the balance now; null when the new amount no longer covers that. */
    monto_entregado: z.nullable(pesos),
    /** Why an approval is refused as long as the bank has not seen its transfers; absent where it is not. */
    motivo_sin_confirmar: z.optional(z.string()),
    /** Absent in a question about several. */
    antecedentes: z.optional(antecedentesDeCredito),
  },
});
