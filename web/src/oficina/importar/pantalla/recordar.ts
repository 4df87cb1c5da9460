import { COLUMNAS_IMPORTADAS, type ColumnaImportada } from '@leal/domain';
import { almacenPropio } from '../../../lib/sesion/recuerdo.ts';

/** By heading, the column that somebody chose for it; null: none. */
export type Recordadas = Readonly<Record<string, ColumnaImportada | null>>;

const CLAVE = 'leal_columnas_importadas';
const esColumna = (v: unknown): v is ColumnaImportada | null =>
  v === null || COLUMNAS_IMPORTADAS.some((columna) => columna === v);

/** The columns chosen on this device; nothing that is no column. */
export function leerRecordadas(): Recordadas {
  try {
    const leido: unknown = JSON.parse(almacenPropio().leer(CLAVE) ?? '{}');
    if (typeof leido !== 'object' || leido === null) return {};
    const entradas: [string, unknown][] = Object.entries(leido);
    return Object.fromEntries(entradas.flatMap(([clave, v]) => (esColumna(v) ? [[clave, v]] : [])));
  } catch {
    return {};
  }
}

export const guardarRecordadas = (nuevas: Recordadas): void =>
  almacenPropio().guardar(CLAVE, JSON.stringify({ ...leerRecordadas(), ...nuevas }));
