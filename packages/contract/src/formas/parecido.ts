import { type PorParecido, tomar } from '@leal/domain';
import * as z from 'zod/mini';
import { credito, sinEntregar } from './credito.ts';

/** Another client who seems to be the same person, and what was lent to them last. */
export const parecido = z.object({
  por: z.enum(['telefono', 'nombre'] as const satisfies PorParecido[]),
  /** Null: another collector's, whom only the office may know. */
  cliente: z.nullable(
    z.object({
      ...tomar(credito.shape, ['nombre', 'estado_credito', 'saldo']),
      ...sinEntregar,
      /** The collector's name, when the client is another's. */
      nombre_cobrador: z.optional(z.string()),
    }),
  ),
});
export type Parecido = z.output<typeof parecido>;
