import type { Fecha, Festivo } from './calendario.ts';
import { diasTranscurridos, sugerenciaAbono } from './credito.ts';
import { type Centavos, CERO, maximo, minimo, multiplicar, restar } from './dinero.ts';
import { saldoAbierto } from './multiple.ts';
import type { Parametros } from './parametros.ts';
import type { Plazo } from './plazo.ts';

/** The one-tap amounts: the usual one, all that should have been paid by today, and the whole balance. */
export type ClasePropuesta = 'abono' | 'al_corriente' | 'liquidar';
export type Propuesta = { readonly clase: ClasePropuesta; readonly monto: Centavos };

type CreditoPorProponer = {
  readonly monto_diario: Centavos;
  readonly monto_total: Centavos;
  readonly saldo: Centavos;
  readonly dias_pago: Plazo;
  readonly fecha_inicio: Fecha | null;
  /** A payment that waits for the manager. */
  readonly en_espera?: Centavos | undefined;
};

/** The money that should have been paid by today, today's daily amount with it, and was not. */
function faltaHastaHoy(credito: CreditoPorProponer, hoy: Fecha, festivos: readonly Festivo[]): Centavos {
  const { fecha_inicio, dias_pago, monto_diario, monto_total, saldo } = credito;
  if (fecha_inicio === null) return CERO;
  const dias = diasTranscurridos(fecha_inicio, hoy, dias_pago, festivos);
  const debido = minimo(multiplicar(monto_diario, dias), monto_total);
  return maximo(restar(debido, restar(monto_total, saldo)), CERO);
}

/**
 * The amounts that a collector is offered in one tap, from the least on, each once: whoever is not behind is offered no
 * 'al corriente', and the amount that ends the loan says so. None is more than what waits for the manager leaves open.
 */
export function propuestasDeAbono(
  credito: CreditoPorProponer,
  hoy: Fecha,
  { festivos, parametros }: { readonly festivos: readonly Festivo[]; readonly parametros: Parametros },
): readonly Propuesta[] {
  const { saldo, en_espera } = credito;
  const usual = sugerenciaAbono(credito, parametros);
  const falta = faltaHastaHoy(credito, hoy, festivos);
  const todas: readonly Propuesta[] = [
    { clase: usual === saldo ? 'liquidar' : 'abono', monto: usual },
    ...(falta > usual && falta < saldo ? [{ clase: 'al_corriente', monto: falta } as const] : []),
    ...(usual < saldo ? [{ clase: 'liquidar', monto: saldo } as const] : []),
  ];
  const abierto = saldoAbierto(saldo, en_espera);
  return todas.filter(({ monto }) => monto > 0 && monto <= abierto);
}
