import type { Llamada } from '@leal/contract';
import { useEffect } from 'react';
import { invalidar } from '../../lib/api/consultas.ts';
import { anotarTransferencias } from '../../lib/vivo/cuenta.ts';
import { useCuentaDeTodos } from '../../lib/vivo/use-avisos.ts';
import { CADA_MS } from '../figuras/use-oficina.ts';

/** What an answer says of all that wait, and when it was read; undefined where it does not say. */
export type Leidas = { readonly esperan: number | undefined; readonly leidaEn: number };

/**
 * Keeps a screen of the bank up to date while others mark and capture. It is read again when the menu's count, which is made
 * with every notice, a mark's too, says another number than the screen does; and, since a capture writes no notice, every few
 * minutes while somebody looks at it, and when the window gets the focus (as lists are). The younger of both numbers is right: where that is the
 * screen's, the menu takes it. Needs stable `llamadas`.
 */
export function useAlDia(llamadas: readonly Llamada[], { esperan, leidaEn }: Leidas): void {
  useEffect(() => {
    const reloj = setInterval(() => {
      if (!document.hidden) void invalidar(...llamadas);
    }, CADA_MS);
    return () => clearInterval(reloj);
  }, [llamadas]);
  const { cuenta, contadaEn } = useCuentaDeTodos();
  const { transferencias: contadas = 0 } = cuenta ?? {};
  const seSabe = cuenta !== undefined && esperan !== undefined;
  useEffect(() => {
    if (!seSabe || contadas === esperan) return;
    if (contadaEn > leidaEn) void invalidar(...llamadas);
    else anotarTransferencias(esperan);
  }, [seSabe, contadas, contadaEn, esperan, leidaEn, llamadas]);
}
