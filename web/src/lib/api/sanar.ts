import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hayLinea, mejorMomento } from '../linea.ts';
import { clienteConsultas } from './cliente-consultas.ts';
import { esDeLinea } from './error-api.ts';

/** A read on screen that failed because there was no line. */
const caida = ({ state }: Query): boolean => state.status === 'error' && esDeLinea(state.error);
const enPantalla = { type: 'active', predicate: caida } as const;

const PRIMERA_PAUSA_MS = 10_000;
const ULTIMA_PAUSA_MS = 120_000;

/** Waits for the first read that fails; nothing runs while all is well. */
function hastaQueFalle(fin: AbortSignal): Promise<void> {
  const cache = clienteConsultas.getQueryCache();
  return new Promise((resolver) => {
    const mirar = () => {
      if (cache.findAll(enPantalla).length === 0 && !fin.aborted) return;
      dejar();
      resolver();
    };
    const dejar = cache.subscribe(mirar);
    fin.addEventListener('abort', mirar);
    mirar();
  });
}

/**
 * Reads that failed on screen because there was no line are read again when the line is back, on every screen. First
 * it is tested whether anything gets through, so that an error on screen is not replaced by the same error.
 */
async function sanar(fin: AbortSignal): Promise<void> {
  let pausa = PRIMERA_PAUSA_MS;
  while (!fin.aborted) {
    const caidas = clienteConsultas.getQueryCache().findAll(enPantalla).length;
    if (caidas === 0) {
      pausa = PRIMERA_PAUSA_MS;
      await hastaQueFalle(fin);
      continue;
    }
    await mejorMomento(pausa, fin);
    if (document.hidden || !(await hayLinea())) continue;
    await clienteConsultas.refetchQueries(enPantalla, { cancelRefetch: false });
    // The line is there, but this read still fails: it is tried less and less often.
    pausa = Math.min(pausa * 2, ULTIMA_PAUSA_MS);
  }
}

/** The frame runs this as long as somebody is signed in. */
export function useSanar(): void {
  useEffect(() => {
    const fin = new AbortController();
    void sanar(fin.signal);
    return () => fin.abort();
  }, []);
}
