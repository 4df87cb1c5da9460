import { aPesos, type Centavos } from '@leal/domain';

const FORMATO = new Intl.NumberFormat('es-MX', { notation: 'compact', maximumFractionDigits: 1 });

/** '$850', '$1.2 k', '$12.5 k': a picture's label, never an amount to count by. */
export const pesosCortos = (cantidad: Centavos): string => `$${FORMATO.format(aPesos(cantidad))}`;
