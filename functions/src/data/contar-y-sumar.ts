import { centavos, type Centavos } from '@leal/domain';
import { AggregateField, type Query, type Transaction } from 'firebase-admin/firestore';

/** How many rows a list has, and their money. */
export type CuentaYMonto = { readonly total: number; readonly monto: Centavos };

/**
 * How many these are, and what each of the amounts adds up to, without reading them: a read for each thousand; in a transaction
 * as of its moment. One that lacks an amount is in none of the sums.
 */
export async function contarYSumarDe<C extends string>(
  consulta: Query,
  campos: readonly C[],
  tx?: Transaction,
): Promise<{ readonly total: number; readonly montos: Readonly<Record<C, Centavos>> }> {
  const pedidas = Object.fromEntries(campos.map((campo, i) => [`suma${i}`, AggregateField.sum(campo)]));
  const sumas = consulta.aggregate({ ...pedidas, total: AggregateField.count() });
  const leidas: Record<string, number | undefined> = (await (tx ? tx.get(sumas) : sumas.get())).data();
  const montos = campos.map((campo, i) => [campo, centavos(leidas[`suma${i}`] ?? 0)]);
  return { total: leidas['total'] ?? 0, montos: Object.fromEntries(montos) as Record<C, Centavos> };
}

/** Both of documents with one amount. */
export async function contarYSumar(consulta: Query, tx?: Transaction): Promise<CuentaYMonto> {
  const { total, montos } = await contarYSumarDe(consulta, ['monto_centavos'], tx);
  return { total, monto: montos.monto_centavos };
}
