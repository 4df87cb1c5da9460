import type { Registrado, registrarAbono as contrato, Respuesta } from '@leal/contract';
import type { CreditoDoc, MovimientoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { type Centavos, formatearHora, idPago } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { resumenDe } from './presentar-registrado.ts';

/* The answers to a payment that is not simply booked; the credit is as it stands. */

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

/** A row of the day, as a capture that comes again is told of it; a renewal's is nobody's capture. */
export const registradoDe = ({
  id_credito,
  id_movimiento,
  tipo,
  monto_centavos,
  capturado_en,
  transferencia,
}: MovimientoDoc): Registrado => {
  if (tipo === 'liquidacion' || tipo === 'apertura') throw new Error(`Nobody captures a row of ${tipo}`);
  const hora = formatearHora(capturado_en);
  return {
    id_pago: idPago(id_credito, id_movimiento),
    tipo,
    monto: monto_centavos,
    hora,
    ...(transferencia && { forma: 'transferencia' }),
  };
};

export const yaAsentado = (cambio: Cambio, credito: CreditoDoc, fila: MovimientoDoc): Contesta =>
  yaRegistrado(cambio, credito, registradoDe(fila));

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

/** The answer to a payment that opened a request. */
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
