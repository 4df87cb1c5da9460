import type { Exportacion } from '@leal/contract';
import { sinConexion } from '../../../lib/api/error-api.ts';
import { conPlazo, FueraDePlazo } from '../../../lib/plazo.ts';
import { conversar } from './conversar.ts';
import type { Archivo, Leido, Pedido, Resultado } from './mensajes.ts';

export type Obrero = {
  /** Takes a page; `bytes` are gone afterwards. */
  readonly leer: (bytes: ArrayBuffer) => Promise<Leido>;
  readonly escribir: (exportacion: Exportacion) => Promise<Archivo>;
  /** Ends it, whatever it is doing. */
  readonly cerrar: () => void;
};

const comoLinea = (error: unknown): never => {
  throw error instanceof FueraDePlazo ? sinConexion() : error;
};

const inesperado = ({ tipo }: Resultado): Error => new Error(`Unexpected answer: ${tipo}`);

/** Starts a worker, with exceljs inside it, for one export. Ask it one thing after the other. */
export function abrirObrero(signal: AbortSignal): Obrero {
  const obrero = new Worker(new URL('./obrero.ts', import.meta.url), { type: 'module', name: 'exportar' });
  const pedir = conversar<{ pedido: Pedido; resultado: Resultado }>(obrero, signal);
  return {
    leer: async (bytes) => {
      // The worker's script may hang while it is loaded; reading a page takes hardly any time.
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
