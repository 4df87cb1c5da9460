import { setTimeout as pausa } from 'node:timers/promises';
import type { Transaction } from 'firebase-admin/firestore';
import { ErrorApp } from './errores.ts';
import { firestore } from './firebase.ts';
import { clasificar, INTENTOS, pausaAntesDe } from './intentos.ts';
import { registro } from './registro.ts';

/** No new try after this long: a phone gives its call up at 20 s, and the last try takes its time too. */
const MS_INTENTANDO = 10_000;

export type Averiguacion<T> = {
  /** After a commit of which nobody knows whether it was applied: what it did, or null when it did not. */
  readonly averiguar: () => Promise<T | null>;
};

/**
 * The only caller of `runTransaction` that writes. The SDK's own retries are off: after a lost answer they
 * run the callback again and book it twice. Here whoever calls says how to find out what became of it; what
 * may be written twice without harm needs no finding out. 503 INTENTA_DE_NUEVO when the tries are used up.
 */
export async function conReintentos<T>(
  ejecutar: (tx: Transaction) => Promise<T>,
  { averiguar }: Averiguacion<T>,
): Promise<T> {
  let causa: unknown;
  const hasta = performance.now() + MS_INTENTANDO;
  for (let intento = 1; intento <= INTENTOS && performance.now() < hasta; intento += 1) {
    try {
      return await firestore().runTransaction(ejecutar, { maxAttempts: 1 });
    } catch (error) {
      const fallo = clasificar(error);
      if (fallo === 'definitivo') throw error;
      const previa = fallo === 'choque' ? null : await averiguar();
      if (previa !== null) return previa;
      if (fallo === 'perdido') throw error;
      causa = error;
    }
    await pausa(pausaAntesDe(intento, Math.random()));
  }
  registro.aviso('Una transacción agotó sus intentos', { causa: String(causa) });
  throw new ErrorApp('INTENTA_DE_NUEVO');
}
