import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { estaVivo, type Fecha, type FilaDesviada, filaDe, movimientoDeFila } from '@leal/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { creditos, movimientos } from '../../data/creditos.ts';
import type { FilasDelDia } from '../../data/totales.ts';
import type { Enmienda } from './revision.ts';

type Nombrado = { readonly credito: string; readonly movimiento: string };

function nombradoPor({ id, guardada, contada }: FilaDesviada): Nombrado | null {
  const credito = (contada ?? guardada)?.id_credito ?? '';
  const movimiento = movimientoDeFila(id, credito);
  return movimiento === null ? null : { credito, movimiento };
}

async function leerTodos<T>(
  tx: Transaction,
  todas: readonly DocumentReference<T>[],
): Promise<Map<string, T>> {
  const referencias = new Map(todas.map((referencia) => [referencia.path, referencia]));
  if (referencias.size === 0) return new Map();
  const fotos = await tx.getAll(...referencias.values());
  return new Map(
    fotos.flatMap((foto) => {
      const documento = foto.data();
      return documento === undefined ? [] : [[foto.ref.path, documento] as const];
    }),
  );
}

export type FilasDeAhora = (fecha: Fecha, filas: readonly FilaDesviada[]) => FilasDelDia;

/**
 * Reads the rows of the ledger that the days to be repaired name, under the lock of this transaction: what goes into
 * a day is what the ledger says when it is written. Null takes a row out.
 */
export async function leerFilasDeAhora(
  tx: Transaction,
  enmiendas: readonly Enmienda[],
): Promise<FilasDeAhora> {
  const filas = enmiendas.flatMap((enmienda) => (enmienda.tipo === 'dia' ? enmienda.filas : []));
  const nombrados = filas.map(nombradoPor).filter((uno) => uno !== null);
  const deCreditos = await leerTodos<CreditoDoc>(
    tx,
    nombrados.map(({ credito }) => creditos.doc(credito)),
  );
  const renglones = await leerTodos<MovimientoDoc>(
    tx,
    nombrados.map(({ credito, movimiento }) => movimientos(credito).doc(movimiento)),
  );
  const filaDeAhora = (fecha: Fecha, fila: FilaDesviada) => {
    const nombrado = nombradoPor(fila);
    if (nombrado === null) return null;
    const { credito, movimiento } = nombrado;
    const suCredito = deCreditos.get(creditos.doc(credito).path);
    const renglon = renglones.get(movimientos(credito).doc(movimiento).path);
    const cuenta = suCredito && renglon && estaVivo(renglon) && renglon.fecha === fecha;
    return cuenta ? filaDe(suCredito, renglon) : null;
  };
  return (fecha, desviadas) =>
    Object.fromEntries(desviadas.map((fila) => [fila.id, filaDeAhora(fecha, fila)]));
}
