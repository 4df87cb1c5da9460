import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { type Centavos, formatearPesos, recibePagos } from '@leal/domain';
import { creditos } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';

/** The credit that the request's cash is for. */
export async function leerCreditoDeSolicitud(
  { tx }: Cambio,
  { id_credito }: SolicitudDoc,
): Promise<CreditoDoc> {
  const credito = (await tx.get(creditos.doc(id_credito ?? ''))).data();
  if (credito === undefined) throw new ErrorApp('NO_ENCONTRADO');
  return credito;
}

const NO_MAS = 'No puede ser mayor que el monto solicitado';

/** Cash in hand may be booked for less than came, never for more; and never for more than is owed by now. */
export function exigirMonto(credito: CreditoDoc, monto: Centavos, pedido: Centavos): void {
  if (monto > pedido)
    throw new ErrorApp('DATOS_INVALIDOS', NO_MAS, [{ campo: 'monto_aprobado', mensaje: NO_MAS }]);
  const { estado_credito, saldo_centavos: saldo } = credito;
  if (!recibePagos(estado_credito))
    throw new ErrorApp(
      'CREDITO_NO_ACTIVO',
      `El crédito está ${estado_credito.toLowerCase()}: ya no recibe pagos.`,
    );
  if (monto <= saldo) return;
  const mensaje = `El monto es mayor que el saldo de ${formatearPesos(saldo)}: aprueba menos, o recházalo.`;
  throw new ErrorApp('MONTO_EXCEDE_SALDO', mensaje);
}
