// A collector asks for a payment to be edited or deleted.
import { aPesos, EFECTIVOS_CORREGIDOS } from '@leal/domain';
import type { Momento, Operacion } from './momento.ts';

/** The end of the cash that a correction takes away; not everybody says. */
export const efectivoCorregido = ({ azar }: Momento) =>
  azar.ocurre(0.6) && { efectivo_corregido: azar.elegir(EFECTIVOS_CORREGIDOS) };

/** Now and then a payment was booked in the wrong form. */
export const otraForma = (
  { azar, oficina }: Momento,
  { transferencia }: { readonly transferencia?: unknown },
) =>
  azar.ocurre(0.2) && {
    transferencia_nueva: transferencia
      ? null
      : { fecha: oficina.hoy(), referencia: `MX${azar.entero(1, 200)}` },
  };

export const pedirEdicion: Operacion = (m) => {
  const pago = m.pago();
  if (!pago) return undefined;
  const monto_nuevo = aPesos(pago.monto_centavos) * m.azar.elegir([0.5, 2, 3, 10]) + m.azar.elegir([0, 0.01]);
  const cuerpo = {
    id_pago: `${pago.id_credito}.${pago.id_movimiento}`,
    monto_nuevo: Math.max(Math.round(monto_nuevo * 100) / 100, 1),
    motivo: 'Se capturó mal',
    ...otraForma(m, pago),
    ...efectivoCorregido(m),
  };
  return { quien: m.cobrador(pago.id_cobrador), nombre: 'solicitarEdicionPago', invocacion: { cuerpo } };
};

export const pedirEliminacion: Operacion = (m) => {
  const pago = m.pago();
  const id_pago = `${pago?.id_credito}.${pago?.id_movimiento}`;
  const cuerpo = { id_pago, motivo: 'Era de otro', ...efectivoCorregido(m) };
  if (!pago) return undefined;
  return { quien: m.cobrador(pago.id_cobrador), nombre: 'solicitarEliminacionPago', invocacion: { cuerpo } };
};
