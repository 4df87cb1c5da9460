import { setTimeout } from 'node:timers/promises';
import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { ErrorApp } from './errores.ts';
import { firestore } from './firebase.ts';
import { clasificar, documentoLleno, INTENTOS, pausaAntesDe } from './intentos.ts';
import { PLAZOS_MS } from './plazo.ts';
import { registro } from './registro.ts';
import { causaSinPersonas } from './sin-personas.ts';

type Averiguacion<T> = {
  /** The answer of a commit with an unknown outcome, if it was applied; else null. */
  readonly averiguar: () => Promise<T | null>;
  /** Makes room in the document at that path, which is too full for this change; false: it cannot. */
  readonly hacerLugar?: (ruta: string) => Promise<boolean>;
};

/** The wait between two tries; a simulation that must give the same result twice puts its own here. */
export const espera = {
  antesDe: (intento: number): Promise<unknown> => setTimeout(pausaAntesDe(intento, Math.random())),
};

/*
 * The only place that starts a transaction (the linter knows). The SDK's own retries are off: after a lost
 * answer they run the callback again and book it twice.
 */

/**
 * A change. The caller says how to find out what became of a lost answer; a change that may be written
 * twice without harm does not need to. 503 when the tries are used up: INTENTA_DE_NUEVO when each of them lost its
 * race, TARDO_DEMASIADO when one may have been applied.
 */
export async function conReintentos<T>(
  ejecutar: (tx: Transaction) => Promise<T>,
  { averiguar, hacerLugar }: Averiguacion<T>,
): Promise<T> {
  let causa: unknown;
  let quizaHecho = false;
  const hasta = performance.now() + PLAZOS_MS.intentos;
  for (let intento = 1; intento <= INTENTOS && performance.now() < hasta; intento += 1) {
    try {
      return await firestore().runTransaction(ejecutar, { maxAttempts: 1 });
    } catch (error) {
      const lleno = documentoLleno(error);
      if (lleno !== null && (await hacerLugar?.(lleno))) continue;
      const fallo = clasificar(error);
      if (fallo === 'definitivo') throw error;
      const previa = fallo === 'choque' ? null : await averiguar();
      if (previa !== null) return previa;
      if (fallo === 'perdido') throw error;
      causa = error;
      quizaHecho ||= fallo === 'incierto';
    }
    await espera.antesDe(intento);
  }
  registro.aviso('Una transacción agotó sus intentos', { causa: causaSinPersonas(causa) });
  throw new ErrorApp(quizaHecho ? 'TARDO_DEMASIADO' : 'INTENTA_DE_NUEVO');
}

/**
 * A scheduled job's change: nobody waits for its answer and no key is kept, so what it writes must be
 * absolute and follow from what this same transaction read. Then running again after a lost answer does
 * no harm. Never for what adds to a number.
 */
export const transaccionDeTrabajo = <T>(ejecutar: (tx: Transaction) => Promise<T>): Promise<T> =>
  conReintentos(ejecutar, { averiguar: () => Promise.resolve(null) });

/** Reading again at a fixed instant gives the same: a few tries cost nothing but time. */
const LECTURAS = 5;
const esPasajero = (error: unknown): boolean => ['choque', 'incierto'].includes(clasificar(error));

/** Reads only, at that instant of the last hour, else now: nobody waits for the reader. */
export async function leerEnInstante<R>(
  readTime: Timestamp | undefined,
  leer: (tx: Transaction) => Promise<R>,
): Promise<R> {
  for (let intento = 1; ; intento += 1) {
    try {
      return await firestore().runTransaction(leer, { readOnly: true, ...(readTime && { readTime }) });
    } catch (error) {
      if (!esPasajero(error) || intento === LECTURAS) throw error;
    }
    await espera.antesDe(intento);
  }
}
