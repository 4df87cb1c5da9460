import type { CapturaDeFila } from '../src/fila-dia.ts';
import { type FilaMarcable, marcasDe } from '../src/marcas.ts';
import { PARAMETROS } from '../src/parametros.ts';

export const T0 = Date.parse('2026-11-18T17:00:00Z');
export const SEG = 1000;
export const MIN = 60 * SEG;
export const HORA = 60 * MIN;
export const DIA = 24 * HORA;

export type Dicho = Partial<Omit<CapturaDeFila, 'capturado_en' | 'sincronizado_en'>> & {
  /** The tap and the arrival, in ms after 11:00; at once unless told. */
  readonly en: number;
  readonly llega?: number;
};

/** A row; its number and key are its place unless told. */
export const fila = ({ en, llega = en + SEG, ...dicho }: Dicho, lugar: number): FilaMarcable => ({
  id: `f${lugar}`,
  captura: {
    capturado_en: new Date(T0 + en),
    sincronizado_en: new Date(T0 + llega),
    tardia: llega - en > 15 * MIN,
    dispositivo: 'tel-1',
    secuencia: lugar,
    desfase_ms: 0,
    clave: `k${lugar}`,
    ...dicho,
  },
});

/** The marks of such rows, by row. */
export const marcar = (dichos: readonly Dicho[], oidos: ReadonlyMap<string, Date> = new Map()) =>
  Object.fromEntries(marcasDe(dichos.map(fila), { oidos, parametros: PARAMETROS }));
