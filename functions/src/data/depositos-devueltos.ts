import { DEPOSITOS_POR_DEVOLUCION } from '@leal/contract';
import type { RenglonBancoDoc } from '@leal/contract/documentos';
import type { Devolucion } from '@leal/domain';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { renglonesBanco, sinDiaDe } from './renglones-banco.ts';

/** The deposits of that account, amount and reference of its day or before, the newest first; null: its reference tells none from others. */
export function devueltosPor(
  cuenta: string,
  { fecha, del, ...deposito }: Devolucion,
): Query<RenglonBancoDoc> | null {
  const sin_dia = sinDiaDe(cuenta, deposito);
  if (sin_dia === undefined) return null;
  const iguales = renglonesBanco.todas().where('sin_dia', '==', sin_dia);
  const hasta = iguales.where('fecha', '<=', del ?? fecha);
  const suyos = del === undefined ? hasta : hasta.where('fecha', '>=', del);
  return suyos.orderBy('fecha', 'desc').limit(DEPOSITOS_POR_DEVOLUCION);
}

/** Of each reversal, in their order. */
export const leerDevueltos = (
  tx: Transaction,
  cuenta: string,
  devoluciones: readonly Devolucion[],
): Promise<RenglonBancoDoc[][]> =>
  Promise.all(
    devoluciones.map(async (devolucion) => {
      const consulta = devueltosPor(cuenta, devolucion);
      return consulta === null ? [] : (await tx.get(consulta)).docs.map((foto) => foto.data());
    }),
  );
