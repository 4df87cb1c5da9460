import type { Transaction } from 'firebase-admin/firestore';
import { conReintentos } from './con-reintentos.ts';

/**
 * A scheduled job's change: nobody waits for its answer and no key is kept, so what it writes must be
 * absolute and follow from what this same transaction read. Then running again after a lost answer does
 * no harm. Never for what adds to a number.
 */
export const transaccionDeTrabajo = <T>(ejecutar: (tx: Transaction) => Promise<T>): Promise<T> =>
  conReintentos(ejecutar, { averiguar: () => Promise.resolve(null) });
