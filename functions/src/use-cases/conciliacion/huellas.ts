import { createHash } from 'node:crypto';
import { type Fecha, type FilaDelLibro, textoDeFila } from '@leal/domain';

/*
 * A fingerprint of a day's rows that does not depend on their order: the ledger comes credit by credit, the
 * days day by day, and neither has to be kept in memory to tell whether they hold the same rows.
 */

const BYTES = 6;
const MODULO = 2 ** (8 * BYTES);

export const SIN_FILAS = 0;

/** The fingerprint with one row more. */
export const conFila = (huella: number, id: string, fila: FilaDelLibro): number =>
  (huella + createHash('sha256').update(textoDeFila(id, fila)).digest().readUIntBE(0, BYTES)) % MODULO;

export const huellaDe = (filas: Readonly<Record<string, FilaDelLibro>>): number =>
  Object.entries(filas).reduce((huella, [id, fila]) => conFila(huella, id, fila), SIN_FILAS);

export type Huellas = Map<Fecha, number>;
