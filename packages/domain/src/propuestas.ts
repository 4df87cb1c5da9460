import type { Fecha } from './calendario.ts';
import { type ConPlan, festivosDelPlan } from './calendario-de-cobro.ts';
import { debidoEnDias, diasTranscurridos, sugerenciaAbono } from './credito.ts';
import { type Centavos, CERO, maximo, restar } from './dinero.ts';
import { saldoAbierto } from './multiple.ts';
import type { Plazo } from './plazo.ts';
import type { OpcionesVentana } from './ventana-cobranza.ts';

/** The one-tap amounts: the usual one, all that should have been paid by today, and the whole balance. */
export type ClasePropuesta = 'abono' | 'al_corriente' | 'liquidar';
export type Propuesta = { readonly clase: ClasePropuesta; readonly monto: Centavos };

type CreditoPorProponer = ConPlan & {
  readonly monto_diario: Centavos;
  readonly monto_total: Centavos;
  readonly saldo: Centavos;
  readonly dias_pago: Plazo;
  readonly fecha_inicio: Fecha | null;
  /** A payment that waits for the manager. */
  readonly en_espera?: Centavos | undefined;
};

/** The money that should have been paid by today, today's daily amount with it, and was not. */
function faltaHastaHoy(credito: CreditoPorProponer, hoy: Fecha, reglas: OpcionesVentana): Centavos {
  const { fecha_inicio, dias_pago, monto_total, saldo } = credito;
  if (fecha_inicio === null) return CERO;
  const dias = diasTranscurridos(fecha_inicio, hoy, dias_pago, festivosDelPlan(credito, reglas));
  return maximo(restar(debidoEnDias(credito, dias), restar(monto_total, saldo)), CERO);
}

/**
 * The amounts that a collector is offered in one tap, from the least on, each once: whoever is not behind is offered no
 * 'al corriente', and the amount that ends the loan says so. No amount is more than the balance that is left when a
 * waiting payment is approved.
 */
export function propuestasDeAbono(
  credito: CreditoPorProponer,
  hoy: Fecha,
  reglas: OpcionesVentana,
): readonly Propuesta[] {
  const { saldo, en_espera } = credito;
  const usual = sugerenciaAbono(credito, reglas.parametros);
  const falta = faltaHastaHoy(credito, hoy, reglas);
  const todas: readonly Propuesta[] = [
    { clase: usual === saldo ? 'liquidar' : 'abono', monto: usual },
    ...(falta > usual && falta < saldo ? [{ clase: 'al_corriente', monto: falta } as const] : []),
    ...(usual < saldo ? [{ clase: 'liquidar', monto: saldo } as const] : []),
  ];
  const abierto = saldoAbierto(saldo, en_espera);
  return todas.filter(({ monto }) => monto > 0 && monto <= abierto);
}
