import { CLASES_POR_APROBAR, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { definirLlamada } from '../definir.ts';

/**
 * A read for each class, two for the transfers, one for the write-offs and one for the signals, and one more per thousand that wait:
 * what the menu counts, whenever a notice says that it moved.
 */
export const cuentaDeBandeja = definirLlamada({
  metodo: 'GET',
  ruta: '/bandeja/cuenta',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'How much waits for a decision, class by class',
  respuesta: z.object({
    porAprobar: z.record(z.enum(CLASES_POR_APROBAR), z.int()),
    /** Those that nobody has looked for in the bank. Not said where there are none. */
    transferencias: z.optional(z.int()),
    /** Transfers that no payment stands for, until somebody has cleared them up. Not said where there are none. */
    por_aclarar: z.optional(z.int()),
    /** Loans that one manager wants written off and another one has to confirm. Not said where there are none. */
    castigos: z.optional(z.int()),
    /** Days of collectors with a signal at which nobody has looked: a manager's. Not said where there are none. */
    senales: z.optional(z.int()),
  }),
});
