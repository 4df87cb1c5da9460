import type { ClienteDoc, CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { admiteCorreccion, estaVivo } from '@leal/domain';
import { clientes } from '../../data/clientes.ts';
import { creditos, movimientos } from '../../data/creditos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { comoTarea, type Tarea } from '../solicitudes/tarea.ts';

/** A payment that is about to be edited or deleted, with everything that depends on it. */
export type Correccion = {
  readonly credito: CreditoDoc;
  readonly pago: MovimientoDoc;
  /** Read only for a credit that was paid off and may be reopened. */
  readonly cliente: ClienteDoc | undefined;
  /** The task that the payment was made from, if any: its cash goes back there. */
  readonly tarea: Tarea | undefined;
};

/** 422 when nothing of the payment may change any more. */
export function exigirCorregible({ credito, pago }: Pick<Correccion, 'credito' | 'pago'>): void {
  if (pago.tipo !== 'pago') throw new ErrorApp('NO_ELEGIBLE', 'Solo los pagos se pueden corregir.');
  if (!estaVivo(pago)) throw new ErrorApp('NO_ELEGIBLE', 'El pago ya fue eliminado.');
  const { estado_credito: estado } = credito;
  if (!admiteCorreccion(estado))
    throw new ErrorApp(
      'CREDITO_NO_ACTIVO',
      `El crédito está ${estado.toLowerCase()}: sus pagos ya no cambian.`,
    );
  // The credit was paid off, and any change would reopen it.
  if (credito.cliente_eliminado && estado === 'Finalizado')
    throw new ErrorApp('CREDITO_NO_ACTIVO', 'El cliente fue eliminado.');
}

/** 404 when there is no such payment, 422 when nothing of it may change any more. */
export async function leerCorreccion(
  { tx }: Cambio,
  { id_credito, id_movimiento }: { readonly id_credito: string; readonly id_movimiento: string },
): Promise<Correccion> {
  const [deCredito, dePago] = await Promise.all([
    tx.get(creditos.doc(id_credito)),
    tx.get(movimientos(id_credito).doc(id_movimiento)),
  ]);
  const [credito, pago] = [deCredito.data(), dePago.data()];
  if (!credito || !pago) throw new ErrorApp('NO_ENCONTRADO');
  exigirCorregible({ credito, pago });
  const [cliente, tarea] = await Promise.all([
    credito.estado_credito === 'Aprobado' ? undefined : tx.get(clientes.doc(credito.id_cliente)),
    pago.id_solicitud_tarea === undefined ? undefined : tx.get(solicitudes.doc(pago.id_solicitud_tarea)),
  ]);
  const deTarea = tarea?.data();
  return { credito, pago, cliente: cliente?.data(), tarea: deTarea && comoTarea(deTarea) };
}

/** A client has at most one open credit: a credit that was paid off is not reopened while another one is open. */
export function exigirReabrible({ credito, cliente }: Correccion, abre: boolean): void {
  if (!abre || credito.estado_credito === 'Aprobado') return;
  if (cliente?.id_credito_abierto === null) return;
  throw new ErrorApp('CREDITO_NO_ACTIVO', 'El cliente ya tiene otro crédito abierto.');
}
