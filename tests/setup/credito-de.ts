import type { CreditoDeCartera } from '@leal/seed';

/** A credit by its client's name; 3,000 in 30 daily amounts of 120 unless it says otherwise. */
export const creditoDe = (nombre: string, resto: CreditoDeCartera = {}): CreditoDeCartera => ({
  ...resto,
  persona: { nombre, ...resto.persona },
});
