import type { Credito, Registrado } from '@leal/contract';
import {
  abonosSinAprobacion,
  type Centavos,
  estaActivo,
  formatearPesos,
  type Parametros,
} from '@leal/domain';
import type { DetalleCredito } from '../../../piezas/credito/aplicar-hecho.ts';

type Hoy = DetalleCredito['hoy'];

/** The action that this credit allows today, given what the day holds already. */
export type AccionDelDia =
  | { readonly clase: 'cerrado'; readonly titulo: string; readonly motivo: string }
  | { readonly clase: 'pagado'; readonly registrado: Registrado }
  | { readonly clase: 'por_aprobar'; readonly monto: Centavos; readonly hora: string }
  /** `nota` says what else than a payment happened today. */
  | { readonly clase: 'cobrar'; readonly nota: string | null };

const CERRADO: Record<Exclude<Credito['estado_credito'], 'Aprobado'>, { titulo: string; motivo: string }> = {
  Pendiente: { titulo: 'Crédito pendiente', motivo: 'El gerente todavía no lo aprueba.' },
  Rechazado: { titulo: 'Crédito rechazado', motivo: 'El gerente no lo aprobó: no recibe pagos.' },
  Finalizado: { titulo: 'Crédito finalizado', motivo: 'Ya está pagado por completo: no recibe más pagos.' },
  Renovado: {
    titulo: 'Crédito renovado',
    motivo: 'Se liquidó con una renovación. Los pagos van al crédito nuevo.',
  },
  Cancelado: { titulo: 'Crédito cancelado', motivo: 'El cliente se dio de baja: no recibe pagos.' },
};

function notaDe({ pendiente_multiple }: Credito, { registrado }: Hoy, parametros: Parametros): string | null {
  if (registrado?.tipo === 'visita') {
    return `Visita sin pago a las ${registrado.hora}. Todavía puedes registrar el pago.`;
  }
  if (registrado?.tipo === 'atraso') {
    return `Atraso registrado a las ${registrado.hora}. Si paga hoy, el atraso se cancela.`;
  }
  return pendiente_multiple
    ? `Hay un pago de ${formatearPesos(pendiente_multiple.monto)} por aprobar. Hoy puedes registrar hasta ${abonosSinAprobacion(parametros)} abonos.`
    : null;
}

export function accionDelDia(
  { credito, hoy }: Pick<DetalleCredito, 'credito' | 'hoy'>,
  parametros: Parametros,
): AccionDelDia {
  const { registrado, multiple_pendiente } = hoy;
  if (credito.estado_credito !== 'Aprobado') return { clase: 'cerrado', ...CERRADO[credito.estado_credito] };
  if (registrado?.tipo === 'pago') return { clase: 'pagado', registrado };
  if (multiple_pendiente) {
    const { monto, hora } = multiple_pendiente;
    return { clase: 'por_aprobar', monto, hora };
  }
  return { clase: 'cobrar', nota: notaDe(credito, hoy, parametros) };
}

/** The reason why a late day cannot be registered now; null when it can. The server has the last word. */
export function atrasoImpedido({ credito, hoy }: Pick<DetalleCredito, 'credito' | 'hoy'>): string | null {
  if (!estaActivo(credito.estado_credito)) return 'El crédito no está activo.';
  if (hoy.registrado?.tipo === 'pago') return 'Ya se registró un pago para este cliente hoy.';
  if (hoy.multiple_pendiente) return 'El pago de hoy está por aprobar.';
  return hoy.registrado?.tipo === 'atraso' ? 'Ya se registró un atraso para este cliente hoy.' : null;
}
