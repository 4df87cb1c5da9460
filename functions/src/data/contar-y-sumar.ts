import { centavos, type Centavos } from '@leal/domain';
import { AggregateField, type Query, type Transaction } from 'firebase-admin/firestore';

/** How many rows a list has, and their money. */
export type CuentaYMonto = { readonly total: number; readonly monto: Centavos };

/** Both without reading the rows: a read for each thousand; in a transaction as of its moment. */
export async function contarYSumar(consulta: Query, tx?: Transaction): Promise<CuentaYMonto> {
  const sumas = consulta.aggregate({
    total: AggregateField.count(),
    monto: AggregateField.sum('monto_centavos'),
  });
  const { total, monto } = (await (tx ? tx.get(sumas) : sumas.get())).data();
  return { total, monto: centavos(monto) };
}
