import { type Centavos, porcentaje, sumar } from './dinero.ts';

/** Interest that the fiscalization export assumes on the principal, per cent, whatever the term (spec §9). */
const INTERES_FISCALIZACION = 20;

/** The principal with that interest, in centavos, rounded half up. */
export const montoFiscalizado = (monto: Centavos): Centavos =>
  sumar(monto, porcentaje(monto, INTERES_FISCALIZACION));
