import type { CreditoDoc } from '@leal/contract/documentos';
import { admiteOtroPlazo, type Centavos, estaVivo, type Plazo, replanear } from '@leal/domain';
import { movimientos } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';

/** Counts the rows of the credit's ledger that count; reads none where none was ever written. */
async function contarVivos({ tx }: Cambio, { id_credito, ultimo_movimiento_en }: CreditoDoc) {
  if (ultimo_movimiento_en === null) return 0;
  const { docs } = await tx.get(movimientos(id_credito).todas());
  return docs.filter((foto) => estaVivo(foto.data())).length;
}

type OtroPlan = {
  readonly dias_pago?: Plazo | undefined;
  readonly monto_solicitado?: Centavos | undefined;
};

/**
 * The fields of the credit that another term or amount changes; none when they are the same as now. 422
 * PLAZO_NO_EDITABLE when the plan can no longer change, 409 SOLICITUDES_ABIERTAS while a payment waits whose
 * abonos were counted by the old plan. The same rules hold for a request to change it.
 */
export async function planearCredito(
  cambio: Cambio,
  credito: CreditoDoc | undefined,
  { dias_pago = credito?.dias_pago, monto_solicitado = credito?.monto_solicitado_centavos }: OtroPlan,
): Promise<Partial<CreditoDoc>> {
  const mismo = dias_pago === credito?.dias_pago && monto_solicitado === credito?.monto_solicitado_centavos;
  if (mismo) return {};
  if (credito === undefined || dias_pago === undefined || monto_solicitado === undefined)
    throw new ErrorApp('PLAZO_NO_EDITABLE');
  if (!admiteOtroPlazo(credito, await contarVivos(cambio, credito))) throw new ErrorApp('PLAZO_NO_EDITABLE');
  if (credito.solicitud_multiple !== null) throw new ErrorApp('SOLICITUDES_ABIERTAS');
  return replanear(credito, { dias_pago, monto_solicitado }, cambio.negocio);
}
