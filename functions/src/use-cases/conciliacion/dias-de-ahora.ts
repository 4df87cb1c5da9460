import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { esperasEn, estaVivo, type Fecha, type FilaDesviada, filaDe, movimientoDeFila } from '@leal/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { creditos, movimientos } from '../../data/creditos.ts';
import type { EsperasDelDia, FilasDelDia } from '../../data/totales.ts';
import type { Enmienda } from './revision.ts';

type DiaPorReparar = Extract<Enmienda, { tipo: 'dia' }>;

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

/** A day's changes: its rows (null takes one out), and the payments that wait there (false: none does). */
type DiaDeAhora = { readonly filas: FilasDelDia; readonly enEspera: EsperasDelDia };
export type DiasDeAhora = (dia: DiaPorReparar) => DiaDeAhora;

/**
 * Reads the rows of the ledger, and the credits, that the days to be repaired name, under the lock of this transaction:
 * what goes into a day is what they say when it is written.
 */
export async function leerDiasDeAhora(
  tx: Transaction,
  id_cobrador: string,
  enmiendas: readonly Enmienda[],
): Promise<DiasDeAhora> {
  const porReparar = enmiendas.filter((enmienda) => enmienda.tipo === 'dia');
  const nombrados = porReparar.flatMap(({ filas }) => filas.flatMap((fila) => nombradoPor(fila) ?? []));
  const ids = [...nombrados.map(({ credito }) => credito), ...porReparar.flatMap(({ esperas }) => esperas)];
  const deCreditos = await leerTodos<CreditoDoc>(
    tx,
    ids.map((id) => creditos.doc(id)),
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
    const esDelDia = renglon?.id_cobrador === id_cobrador && estaVivo(renglon) && renglon.fecha === fecha;
    return suCredito && esDelDia ? filaDe(suCredito, renglon) : null;
  };
  const esperaDeAhora = (fecha: Fecha, id_credito: string) => {
    const suCredito = deCreditos.get(creditos.doc(id_credito).path);
    const espera = suCredito && esperasEn(suCredito).find(([dia]) => dia === fecha)?.[1];
    return espera?.id_cobrador === id_cobrador ? espera.debido : false;
  };
  return ({ fecha, filas, esperas }) => ({
    filas: Object.fromEntries(filas.map((fila) => [fila.id, filaDeAhora(fecha, fila)])),
    enEspera: Object.fromEntries(esperas.map((id) => [id, esperaDeAhora(fecha, id)])),
  });
}
