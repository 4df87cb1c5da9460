import type { ClienteDoc, CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { estaVivo } from '@leal/domain';
import { clientes } from '../../data/clientes.ts';
import { creditos, movimientos } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../platform/transaccion.ts';

/** A payment that is about to be edited or deleted, with all that hangs on it. */
export type Correccion = {
  readonly credito: CreditoDoc;
  readonly pago: MovimientoDoc;
  readonly cliente: ClienteDoc;
};

function exigirCorregible({ credito, pago }: Correccion): void {
  if (pago.tipo !== 'pago') throw new ErrorApp('NO_ELEGIBLE', 'Solo los pagos se pueden corregir.');
  if (!estaVivo(pago)) throw new ErrorApp('NO_ELEGIBLE', 'El pago ya fue eliminado.');
  const { estado_credito: estado } = credito;
  if (estado === 'Aprobado' || estado === 'Finalizado') return;
  throw new ErrorApp(
    'CREDITO_NO_ACTIVO',
    `El crédito está ${estado.toLowerCase()}: sus pagos ya no cambian.`,
  );
}

/** 404 when there is no such payment, 422 when nothing of it may change any more. */
export async function leerCorreccion(
  { tx }: Cambio,
  {
    id_credito,
    id_movimiento,
    id_cliente,
  }: { id_credito: string; id_movimiento: string; id_cliente: string },
): Promise<Correccion> {
  const [deCredito, dePago, deCliente] = await Promise.all([
    tx.get(creditos.doc(id_credito)),
    tx.get(movimientos(id_credito).doc(id_movimiento)),
    tx.get(clientes.doc(id_cliente)),
  ]);
  const [credito, pago, cliente] = [deCredito.data(), dePago.data(), deCliente.data()];
  if (!credito || !pago || !cliente) throw new ErrorApp('NO_ENCONTRADO');
  const correccion: Correccion = { credito, pago, cliente };
  exigirCorregible(correccion);
  return correccion;
}

/** A client has one open credit at most: one that was paid off is not opened again beside another. */
export function exigirReabrible({ credito, cliente }: Correccion, abre: boolean): void {
  if (!abre || credito.estado_credito === 'Aprobado') return;
  if (cliente.eliminado) throw new ErrorApp('CREDITO_NO_ACTIVO', 'El cliente fue eliminado.');
  if (cliente.id_credito_abierto === null) return;
  throw new ErrorApp('CREDITO_NO_ACTIVO', 'El cliente ya tiene otro crédito abierto.');
}
