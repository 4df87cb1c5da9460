import { tomar } from '@leal/domain';
import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { credito } from './credito.ts';
import { parecido } from './parecido.ts';

/*
 * The facts beside a manager's question. They are neither sent back nor compared: a fact that moves while somebody
 * reads must not refuse the decision.
 */

/** The facts beside a request about a payment: its business date, and the client's debt. */
export const antecedentesDePago = z.object({ fecha: fechaNegocio, saldo: pesos });

/** A loan that began. */
export const prestamo = z.object({
  ...tomar(credito.shape, ['id_credito', 'nombre', 'monto_solicitado', 'dias_pago', 'estado_credito']),
  ...tomar(credito.shape, ['fecha_inicio', 'saldo', 'atrasos']),
  fecha_fin: z.nullable(fechaNegocio),
  /** Its days covered by their due date; null while it runs, and if it ended before that was noted. */
  dias_a_tiempo: z.nullable(z.int()),
});
export type Prestamo = z.output<typeof prestamo>;

/**
 * The facts beside a loan's request: who else this may be, what this person borrowed before, what its collector has to
 * do.
 */
export const antecedentesDeCredito = z.object({
  parecidos: z.array(parecido),
  /** The loans of the client and of whoever seems to be the same person; the newest first. */
  prestamos: z.array(prestamo),
  /** There are more than these. */
  hay_mas: z.boolean(),
  /** What was paid of the loan that a renewal settles by transfers that nobody has seen in the bank; absent: none. */
  por_confirmar: z.optional(pesos),
  carga: z.object({ activos: z.int(), vencidos: z.int(), por_aprobar: z.int() }),
});

export type AntecedentesDePago = z.output<typeof antecedentesDePago>;
export type AntecedentesDeCredito = z.output<typeof antecedentesDeCredito>;
