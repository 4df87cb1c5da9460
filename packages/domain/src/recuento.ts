import { calcularSaldo } from './credito.ts';
import { type Centavos, CERO, sumar } from './dinero.ts';
import type { EstadoCredito } from './estado-credito.ts';
import { type EstadoCreditoLedger, estaVivo, type MovimientoLedger } from './ledger.ts';

/** The fields of a credit's document that follow from its ledger, and so can be counted again. */
export type Recuento = Pick<
  EstadoCreditoLedger,
  'total_pagado_centavos' | 'saldo_centavos' | 'num_pagos' | 'atrasos'
>;

type CreditoContable = Pick<EstadoCreditoLedger, 'monto_total_centavos' | 'estado_credito'>;

/** Paid is the sum of live payments and settlements, and of what was paid before Leal; a late day that a payment cancelled does not count. */
export function recontar(
  { monto_total_centavos }: CreditoContable,
  renglones: readonly MovimientoLedger[],
): Recuento {
  const vivos = renglones.filter(estaVivo);
  const de = (...tipos: readonly MovimientoLedger['tipo'][]) =>
    vivos.filter(({ tipo }) => tipos.includes(tipo));
  const total_pagado_centavos = de('pago', 'liquidacion', 'apertura').reduce<Centavos>(
    (total, { monto_centavos }) => sumar(total, monto_centavos),
    CERO,
  );
  return {
    total_pagado_centavos,
    saldo_centavos: calcularSaldo(monto_total_centavos, total_pagado_centavos),
    num_pagos: de('pago').length,
    atrasos: de('apertura').reduce((n, { cantidad_dias = 0 }) => n + cantidad_dias, de('atraso').length),
  };
}

const DEBE: Record<EstadoCredito, 'algo' | 'nada' | 'sin pagos' | null> = {
  Pendiente: 'sin pagos',
  Rechazado: 'sin pagos',
  Aprobado: 'algo',
  Finalizado: 'nada',
  Renovado: 'nada',
  Cancelado: null,
  // It may be paid off later, and stays what it is.
  Castigado: null,
};

/**
 * The contradiction of a credit and its ledger that no rule can repair: only a person knows whether its state or a row
 * is wrong. Null when they agree.
 */
export function contradiccion(credito: CreditoContable, recuento: Recuento): string | null {
  const { estado_credito, monto_total_centavos } = credito;
  const { saldo_centavos, total_pagado_centavos } = recuento;
  const debe = DEBE[estado_credito];
  if (total_pagado_centavos > monto_total_centavos) return 'Se pagó más que el total del crédito';
  if (debe === 'algo' && saldo_centavos === 0) return `${estado_credito} sin saldo`;
  if (debe === 'nada' && saldo_centavos > 0) return `${estado_credito} con saldo`;
  if (debe === 'sin pagos' && total_pagado_centavos > 0) return `${estado_credito} con pagos`;
  return null;
}
