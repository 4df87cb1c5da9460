import type { Credito, Registrado } from '@leal/contract';
import {
  abonosSinAprobacion,
  type Centavos,
  CERO,
  estaActivo,
  formaDe,
  type FormaDePago,
  formatearPesos,
  type Parametros,
  recibePagos,
  seAceptanTransferencias,
} from '@leal/domain';
import type { DetalleCredito } from '../../../piezas/credito/aplicar-hecho.ts';

type Hoy = DetalleCredito['hoy'];
type DelDia = Pick<DetalleCredito, 'credito' | 'hoy'>;

/** The action that this credit allows today, given what the day holds already. */
export type AccionDelDia =
  | { readonly clase: 'cerrado'; readonly titulo: string; readonly motivo: string }
  /** `falta`: the form in which the day has room for one more payment. */
  | { readonly clase: 'pagado'; readonly registrado: Registrado; readonly falta: FormaDePago | undefined }
  | {
      readonly clase: 'por_aprobar';
      readonly monto: Centavos;
      readonly hora: string;
      readonly falta: FormaDePago | undefined;
    }
  /** `nota` says what else than a payment happened today. */
  | { readonly clase: 'cobrar'; readonly nota: string | null };

const CERRADO: Record<Exclude<Credito['estado_credito'], 'Aprobado'>, { titulo: string; motivo: string }> = {
  Castigado: { titulo: 'Crédito castigado', motivo: 'Ya se pagó todo lo que se debía.' },
  Pendiente: { titulo: 'Crédito pendiente', motivo: 'El gerente todavía no lo aprueba.' },
  Rechazado: { titulo: 'Crédito rechazado', motivo: 'El gerente no lo aprobó: no recibe pagos.' },
  Finalizado: { titulo: 'Crédito finalizado', motivo: 'Ya está pagado por completo: no recibe más pagos.' },
  Renovado: {
    titulo: 'Crédito renovado',
    motivo: 'Se liquidó con una renovación. Los pagos van al crédito nuevo.',
  },
  Cancelado: { titulo: 'Crédito cancelado', motivo: 'El cliente se dio de baja: no recibe pagos.' },
};

function notaDe(
  { pendiente_multiple, estado_credito }: Credito,
  { registrado }: Hoy,
  parametros: Parametros,
): string | null {
  if (registrado?.tipo === 'visita') {
    return `Visita sin pago a las ${registrado.hora}. Todavía puedes registrar el pago.`;
  }
  if (registrado?.tipo === 'atraso') {
    return `Atraso registrado a las ${registrado.hora}. Si paga hoy, el atraso se cancela.`;
  }
  if (pendiente_multiple === undefined && !estaActivo(estado_credito))
    return 'Crédito castigado: la oficina lo dio por perdido. Lo que pague se registra igual.';
  return pendiente_multiple
    ? `Hay un pago de ${formatearPesos(pendiente_multiple.monto)} por aprobar. Hoy puedes registrar hasta ${abonosSinAprobacion(parametros)} abonos.`
    : null;
}

/** Nobody has the cash of a transfer in hand. */
export const nombrePorAprobar = ({ pendiente_multiple }: Pick<Credito, 'pendiente_multiple'>): string =>
  pendiente_multiple?.transferencia ? 'Por aprobar (transferencia)' : 'Por aprobar (en mano)';

/** The forms in which the day has a payment, or one that waits. */
const formasDe = ({ credito, hoy }: DelDia): readonly FormaDePago[] => [
  ...(hoy.registrado?.tipo === 'pago' ? [hoy.registrado.forma ?? ('efectivo' as const)] : []),
  ...(hoy.transferencia ? (['transferencia'] as const) : []),
  ...(hoy.multiple_pendiente ? [formaDe(credito.pendiente_multiple ?? {})] : []),
];

/** A day holds one payment of each form; a transfer only where they are taken. */
function formaQueFalta(detalle: DelDia, parametros: Parametros): FormaDePago | undefined {
  const hay = formasDe(detalle);
  if (!hay.includes('efectivo')) return 'efectivo';
  return !hay.includes('transferencia') && seAceptanTransferencias(parametros) ? 'transferencia' : undefined;
}

export function accionDelDia(detalle: DelDia, parametros: Parametros): AccionDelDia {
  const { credito, hoy } = detalle;
  const { registrado, multiple_pendiente } = hoy;
  const { estado_credito: estado } = credito;
  const pagado = registrado?.tipo === 'pago';
  if (estado !== 'Aprobado' && (!recibePagos(estado) || (credito.saldo === CERO && !pagado)))
    return { clase: 'cerrado', ...CERRADO[estado] };
  if (pagado) return { clase: 'pagado', registrado, falta: formaQueFalta(detalle, parametros) };
  if (multiple_pendiente) {
    const { monto, hora } = multiple_pendiente;
    return { clase: 'por_aprobar', monto, hora, falta: formaQueFalta(detalle, parametros) };
  }
  return { clase: 'cobrar', nota: notaDe(credito, hoy, parametros) };
}

/** The reason why a late day cannot be registered now; null when it can. The server has the last word. */
export function atrasoImpedido({ credito, hoy }: DelDia): string | null {
  if (!estaActivo(credito.estado_credito)) return 'El crédito no está activo.';
  if (hoy.registrado?.tipo === 'pago') return 'Ya se registró un pago para este cliente hoy.';
  if (hoy.multiple_pendiente) return 'El pago de hoy está por aprobar.';
  return hoy.registrado?.tipo === 'atraso' ? 'Ya se registró un atraso para este cliente hoy.' : null;
}
