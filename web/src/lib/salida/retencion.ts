import { deshacer, soltar } from './almacen.ts';
import { esRetenido, type Registro, RETENCION_MS } from './registro.ts';

type Fin = 'suelto' | 'deshecho';

/** A register that is stored and not sent yet, because its person may still undo it. */
export type Retencion = {
  /** False when it was too late: then nothing has changed. */
  readonly deshacer: () => Promise<boolean>;
  /** Nobody will undo it any more. */
  readonly soltar: () => void;
  readonly fin: Promise<Fin>;
};

/**
 * The registers that this page holds. A hold does not outlive the page: then the register is sent when its time is
 * over.
 */
const abiertas = new Map<string, (fin: 'suelto') => void>();

/** The person goes on. */
export function soltarRetenidos(): void {
  for (const terminar of abiertas.values()) terminar('suelto');
}

/** A sender may have taken it: the phone's clock was moved. */
export function revisarRetenidos(registros: readonly Registro[]): void {
  for (const registro of registros) if (!esRetenido(registro)) abiertas.get(registro.clave)?.('suelto');
}

/** Holds what was just stored for 5 s, or until its person goes on or does not look any more. */
export function retener(clave: string, alRetener: (retencion: Retencion) => void): Promise<Fin> {
  const { promise: fin, resolve } = Promise.withResolvers<Fin>();
  const oido = new AbortController();
  const { signal } = oido;
  let deshaciendo = false;
  const terminar = (como: Fin) => {
    clearTimeout(reloj);
    oido.abort();
    abiertas.delete(clave);
    if (como === 'suelto') soltar(clave).catch(globalThis.reportError);
    resolve(como);
  };
  // The storage decides while it is being undone.
  const dejar = () => deshaciendo || terminar('suelto');
  const reloj = setTimeout(dejar, RETENCION_MS);
  abiertas.set(clave, dejar);
  document.addEventListener('visibilitychange', () => document.hidden && dejar(), { signal });
  addEventListener('pagehide', dejar, { signal });
  const intentarDeshacer = async (): Promise<boolean> => {
    if (deshaciendo || signal.aborted) return false;
    deshaciendo = true;
    const hecho = await deshacer(clave).catch((error: unknown) => {
      globalThis.reportError(error);
      return false;
    });
    terminar(hecho ? 'deshecho' : 'suelto');
    return hecho;
  };
  alRetener({ deshacer: intentarDeshacer, soltar: dejar, fin });
  return fin;
}
