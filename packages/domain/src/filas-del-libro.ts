import { type FilaDia, filaDe, idFila } from './fila-dia.ts';
import { CERO } from './dinero.ts';
import { estaVivo, type MovimientoLedger } from './ledger.ts';

/** The fields of a day's row that repeat the ledger; its client's name and address are as they were that day. */
export type FilaDelLibro = Pick<FilaDia, 'tipo' | 'monto_centavos' | 'hora' | 'id_credito' | 'fecha'>;

type FilasDelLibro = Readonly<Record<string, FilaDelLibro>>;

const SIN_CLIENTE = { nombre: '', direccion: '', monto_solicitado_centavos: CERO };

/** Whether its day lists it: a live row that was made on that day. The row of what was paid before Leal was not. */
export const estaEnSuDia = (movimiento: MovimientoLedger): boolean =>
  estaVivo(movimiento) && movimiento.tipo !== 'apertura';

/** The row that a live movement has in its day, and its key there. */
export function filaDelLibro(id_credito: string, movimiento: MovimientoLedger): [string, FilaDelLibro] {
  const { tipo, monto_centavos, hora, fecha } = filaDe({ id_credito, ...SIN_CLIENTE }, movimiento);
  return [idFila(id_credito, movimiento.id_movimiento), { tipo, monto_centavos, hora, id_credito, fecha }];
}

/** The movement that a row's key names; null when it is no key of that credit's. */
export function movimientoDeFila(id: string, id_credito: string): string | null {
  const prefijo = idFila(id_credito, '');
  const esSuya = id_credito !== '' && id.startsWith(prefijo) && id.length > prefijo.length;
  return esSuya ? id.slice(prefijo.length) : null;
}

/** All that is compared of a row, in one text: equal rows are equal texts. */
export const textoDeFila = (id: string, { tipo, monto_centavos, hora, id_credito, fecha }: FilaDelLibro) =>
  [id, tipo, monto_centavos, hora, id_credito, fecha].join('|');

export type FilaDesviada = {
  readonly id: string;
  /** Null: the day lacks it. */
  readonly guardada: FilaDelLibro | null;
  /** Null: the ledger has no such live row. */
  readonly contada: FilaDelLibro | null;
};

/** The rows that a day lacks, has too many or has otherwise than the ledger. */
export function compararFilas(guardadas: FilasDelLibro, contadas: FilasDelLibro): FilaDesviada[] {
  const ids = new Set([...Object.keys(guardadas), ...Object.keys(contadas)]);
  return [...ids].sort().flatMap((id) => {
    const [guardada = null, contada = null] = [guardadas[id], contadas[id]];
    const iguales = guardada && contada && textoDeFila(id, guardada) === textoDeFila(id, contada);
    return iguales ? [] : [{ id, guardada, contada }];
  });
}
