import type { DecisionGestion } from './decision.ts';
import type { Centavos } from './dinero.ts';

type ConLugar = 'registrado' | 'requiere_aprobacion';
/** A decision that may leave cash without a place. */
export type DecisionSinLugar = Exclude<DecisionGestion, { tipo: ConLugar }>;

/**
 * The decision, when cash that was taken has no place after it: it is neither booked nor waits for the manager. A row
 * of that day is the cash's place only when it is that amount, and was not taken by somebody else or under another reference (`deOtro`).
 */
export function decisionSinLugar(
  decision: DecisionGestion,
  monto: Centavos,
  deOtro = false,
): DecisionSinLugar | null {
  switch (decision.tipo) {
    case 'registrado':
    case 'requiere_aprobacion':
      return null;
    case 'ya_registrado':
      return decision.registrado.monto === monto && !deOtro ? null : decision;
    case 'aprobacion_pendiente':
      return decision.monto_total === monto && !deOtro ? null : decision;
    default:
      return decision;
  }
}
