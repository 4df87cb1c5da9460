import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { diasATiempo, estaActivo, festivosDelPlan, restar } from '@leal/domain';
import { movimientos } from '../../data/creditos.ts';
import type { Cambio } from '../../context/transaccion.ts';

/** The fields that a credit keeps of its whole ledger, from the change that pays it off or renews it. */
export type AlCerrar = Partial<Pick<CreditoDoc, 'dias_a_tiempo'>>;

type Renglon = Pick<MovimientoDoc, 'id_movimiento' | 'monto_centavos' | 'fecha'>;

/**
 * The fields that the credit keeps if it ends with this row, which is new or has another amount now; asked before
 * anything is written. Its ledger is read only then, once in the life of a credit; every other row reads nothing.
 */
export async function leerAlCerrar(
  { tx, negocio }: Cambio,
  credito: CreditoDoc,
  renglon: Renglon,
  antes: Pick<MovimientoDoc, 'monto_centavos'> | null = null,
): Promise<AlCerrar> {
  const mas = antes === null ? renglon.monto_centavos : restar(renglon.monto_centavos, antes.monto_centavos);
  if (!estaActivo(credito.estado_credito) || mas < credito.saldo_centavos) return {};
  const { docs } = await tx.get(movimientos(credito.id_credito).todas());
  const otros = docs
    .map((foto) => foto.data())
    .filter((fila) => fila.id_movimiento !== renglon.id_movimiento);
  const festivos = festivosDelPlan(credito, negocio);
  return { dias_a_tiempo: diasATiempo(credito, [...otros, renglon], festivos) };
}
