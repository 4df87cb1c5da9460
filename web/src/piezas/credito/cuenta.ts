import {
  calcularCredito,
  type Centavos,
  esPlazo,
  type Fecha,
  type Festivo,
  fechaVencimiento,
  type Interes,
  type Plazo,
} from '@leal/domain';
import { leerMonto } from '../../lib/leer-monto.ts';

/** The figures of a loan that is being typed. */
export type CuentaDelCredito = {
  readonly monto: Centavos;
  readonly plazo: Plazo;
  readonly interes: Interes;
  readonly monto_total: Centavos;
  readonly monto_diario: Centavos;
  /** If it were approved today. */
  readonly vencimiento: Fecha;
};

/** The figures of spec §9 while the form is filled in; null until there is an amount and a term. */
export function cuentaDelCredito(
  texto: string | undefined,
  plazo: unknown,
  hoy: Fecha,
  festivos: readonly Festivo[],
): CuentaDelCredito | null {
  const monto = leerMonto(texto ?? '');
  if (monto === null || monto <= 0 || !esPlazo(plazo)) return null;
  return {
    monto,
    plazo,
    ...calcularCredito(monto, plazo),
    vencimiento: fechaVencimiento(hoy, plazo, festivos),
  };
}
