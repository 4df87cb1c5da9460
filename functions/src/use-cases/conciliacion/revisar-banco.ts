import type { AsuntoPorRevisar } from '@leal/contract/documentos';
import { formatearNumero, formatearPesos } from '@leal/domain';
import { sumarConRenglon } from '../../data/en-banco.ts';
import { leerJuntos } from '../../data/instante.ts';
import { sumarRenglones } from '../../data/renglones-banco.ts';

/**
 * The deposits that are payments beside the payments that have a deposit, of one moment: both sides are written by the same change, so
 * where they differ a person has to look. Reads one for each thousand of both.
 */
export async function revisarBanco(): Promise<readonly AsuntoPorRevisar[]> {
  const [depositos, pagos] = await leerJuntos((tx) =>
    Promise.all([sumarRenglones('de_pago', tx), sumarConRenglon(tx)]),
  );
  if (depositos.total === pagos.total && depositos.monto === pagos.monto) return [];
  const dicho = ({ total, monto }: typeof pagos) => `${formatearNumero(total)} de ${formatearPesos(monto)}`;
  const motivo = `Los depósitos de pagos son ${dicho(depositos)}, y los pagos con depósito ${dicho(pagos)}`;
  return [{ documento: 'renglones_banco', motivo }];
}
