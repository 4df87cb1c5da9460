import type { CreditoDoc } from '@leal/contract/documentos';
import { type Centavos, type Plazo, replanear } from '@leal/domain';
import { leerPlazoFijo } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';

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
  const fijo = await leerPlazoFijo(credito, cambio.tx);
  if (fijo) throw new ErrorApp(fijo);
  return replanear(credito, { dias_pago, monto_solicitado }, cambio.negocio);
}
