import type { Exportacion } from '@leal/contract';
import { sinConexion } from '../../../lib/api/error-api.ts';
import { conPlazo, FueraDePlazo } from '../../../lib/plazo.ts';
import type { Archivo, Leido, Pedido, Resultado } from './mensajes.ts';

export type Obrero = {
  /** Takes a page; `bytes` are gone afterwards. */
  readonly leer: (bytes: ArrayBuffer) => Promise<Leido>;
  readonly escribir: (exportacion: Exportacion) => Promise<Archivo>;
  /** Ends it, whatever it is doing. */
  readonly cerrar: () => void;
};

/** A script that did not arrive gives no error message; one that failed does. */
const errorDe = (suceso: Event): Error =>
  suceso instanceof ErrorEvent && suceso.message !== '' ? new Error(suceso.message) : sinConexion();

/** Rejects when nothing more will come from it: it failed, or its export was given up. */
const finDe = (obrero: Worker, signal: AbortSignal): Promise<never> =>
  new Promise((_, rechazar) => {
    obrero.addEventListener('error', (suceso) => rechazar(errorDe(suceso)));
    signal.addEventListener('abort', () => rechazar(signal.reason as Error));
  });

const respuestaDe = (obrero: Worker): Promise<Resultado> =>
  new Promise((cumplir, rechazar) => {
    const oir = ({ data }: MessageEvent<Resultado>) =>
      data.tipo === 'fallo' ? rechazar(new Error(data.mensaje)) : cumplir(data);
    obrero.addEventListener('message', oir, { once: true });
  });

const comoLinea = (error: unknown): never => {
  throw error instanceof FueraDePlazo ? sinConexion() : error;
};

const inesperado = ({ tipo }: Resultado): Error => new Error(`Unexpected answer: ${tipo}`);

/** Starts a worker, with exceljs inside it, for one export. Ask it one thing after the other. */
export function abrirObrero(signal: AbortSignal): Obrero {
  const obrero = new Worker(new URL('./obrero.ts', import.meta.url), { type: 'module', name: 'exportar' });
  const fin = finDe(obrero, signal);
  // It may end while nobody waits for it; the next request gets the error.
  fin.catch(() => undefined);
  const pedir = (pedido: Pedido, traspaso: Transferable[] = []): Promise<Resultado> => {
    const respuesta = respuestaDe(obrero);
    obrero.postMessage(pedido, traspaso);
    return Promise.race([fin, respuesta]);
  };
  return {
    leer: async (bytes) => {
      // Its script may hang while it is loaded; reading a page takes hardly any time.
      const resultado = await conPlazo(() => pedir({ tipo: 'leer', bytes }, [bytes])).catch(comoLinea);
      if (resultado.tipo !== 'leido') throw inesperado(resultado);
      return resultado.leido;
    },
    escribir: async (exportacion) => {
      const resultado = await pedir({ tipo: 'escribir', exportacion });
      if (resultado.tipo !== 'escrito') throw inesperado(resultado);
      return resultado.archivo;
    },
    cerrar: () => obrero.terminate(),
  };
}
