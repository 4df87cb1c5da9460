/** The classes of a credit's days. */
export const CLASES_DIA = [
  'pago',
  /** A payment of so many abonos that a manager approved it. */
  'multiple',
  /** Such a payment that still waits for the manager. */
  'espera',
  'liquidacion',
  'visita',
  'atraso',
  /** Somebody should have come, and nothing was written down. */
  'sin_registro',
  /** Nobody collects: a Sunday of a 30-day loan, a holiday. */
  'libre',
  /** Still to be collected, today included. */
  'por_cobrar',
  /** The day is before it began or after it ended. */
  'fuera',
] as const;

export type ClaseDia = (typeof CLASES_DIA)[number];
