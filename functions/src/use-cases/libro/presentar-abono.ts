import type { Registrado, registrarAbono as contrato, Respuesta } from '@leal/contract';
import type { CreditoDoc, MovimientoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { type Centavos, formatearHora, idPago } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { resumenDe } from './presentar-registrado.ts';

/* What a payment answers when it is not simply booked; the credit is as it stands. */

type Contesta = Respuesta<typeof contrato>;
type Multiple = {
  readonly monto_total: Centavos;
  readonly cantidad_abonos: number;
  readonly monto_por_abono: Centavos;
};

export const yaRegistrado = ({ negocio }: Cambio, credito: CreditoDoc, registrado: Registrado): Contesta => ({
  yaRegistrado: true,
  requiereAprobacion: false,
  tipo: registrado.tipo === 'pago' ? 'pago' : 'visita',
  id_pago: registrado.id_pago,
  registrado,
  resumen: resumenDe(credito, negocio),
});

export const yaAsentado = (cambio: Cambio, credito: CreditoDoc, fila: MovimientoDoc): Contesta =>
  yaRegistrado(cambio, credito, {
    id_pago: idPago(fila.id_credito, fila.id_movimiento),
    tipo: 'pago',
    monto: fila.monto_centavos,
    hora: formatearHora(fila.capturado_en),
  });

export const porAprobar = (
  { negocio }: Cambio,
  credito: CreditoDoc,
  id_solicitud: string,
  { monto_total, cantidad_abonos, monto_por_abono }: Multiple,
): Contesta => ({
  yaRegistrado: false,
  requiereAprobacion: true,
  tipo: 'multiple',
  id_solicitud,
  monto_total,
  cantidad_abonos,
  monto_por_abono,
  resumen: resumenDe(credito, negocio),
});

/** What a request that the payment opened says of it. */
export function porRevisar(cambio: Cambio, credito: CreditoDoc, solicitud: SolicitudDoc): Contesta {
  const { id_solicitud, tipo, datos } = solicitud;
  if (tipo === 'abonos_multiples')
    return porAprobar(cambio, credito, id_solicitud, {
      monto_total: datos.monto_total_centavos,
      cantidad_abonos: datos.cantidad_abonos,
      monto_por_abono: datos.monto_por_abono_centavos,
    });
  if (tipo !== 'captura_tardia') throw new Error(`No payment opens a request of ${tipo}`);
  return {
    yaRegistrado: false,
    requiereAprobacion: true,
    tipo: 'tardia',
    id_solicitud,
    monto_total: datos.monto_centavos,
    codigo: datos.codigo,
    mensaje: datos.razon,
    resumen: resumenDe(credito, cambio.negocio),
  };
}
