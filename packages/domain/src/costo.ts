import { diasEntre, type Festivo } from './calendario.ts';
import { type Centavos, restar } from './dinero.ts';
import { type CreditoPlaneado, planDePagos } from './plan-de-pagos.ts';

/** A payment so many days after the loan was given. */
type PagoDelCosto = { readonly dias: number; readonly monto: Centavos };

const DIAS_DEL_ANIO = 365;
/** The precision of the daily rate; the percentage is then right in its decimal for any cost below 100,000 %. */
const TOLERANCIA = 1e-13;
/** Doubled so often the rate is beyond anything that can be said in per cent. */
const MAXIMA_TASA = 64;

/** The value of the payments on the day of the loan, at that daily rate. */
const valorDe = (pagos: readonly PagoDelCosto[], tasa: number): number =>
  pagos.reduce((suma, { dias, monto }) => suma + monto / (1 + tasa) ** dias, 0);

/** The rate at which the payments are worth the loan, by bisection; null above the largest one. */
function tasaDiaria(monto: Centavos, pagos: readonly PagoDelCosto[]): number | null {
  let baja = 0;
  let alta = 0.001;
  while (valorDe(pagos, alta) > monto) {
    [baja, alta] = [alta, alta * 2];
    if (alta > MAXIMA_TASA) return null;
  }
  while (alta - baja > TOLERANCIA * (1 + baja)) {
    const media = (baja + alta) / 2;
    if (media === baja || media === alta) break;
    if (valorDe(pagos, media) > monto) baja = media;
    else alta = media;
  }
  return (baja + alta) / 2;
}

/**
 * Total annual cost (CAT) in per cent, one decimal: (1 + i)^365 − 1, where i is the daily internal rate of return of the
 * loan and its payments on their days (found to 1e-13; no commissions, no tax). 0 where exactly the loan is given back;
 * null where there is no loan, a payment is not after it or not a positive amount, less is given back than was lent, or
 * the cost is beyond any number.
 */
export function calcularCat(monto: Centavos, pagos: readonly PagoDelCosto[]): number | null {
  if (monto <= 0 || pagos.some((pago) => pago.dias <= 0 || pago.monto < 0)) return null;
  const devuelto = pagos.reduce((suma, pago) => suma + pago.monto, 0);
  if (devuelto < monto) return null;
  if (devuelto === monto) return 0;
  const tasa = tasaDiaria(monto, pagos);
  const anual = tasa === null ? Number.POSITIVE_INFINITY : (1 + tasa) ** DIAS_DEL_ANIO - 1;
  const cat = Math.round(anual * 1000) / 10;
  return Number.isSafeInteger(Math.round(cat * 10)) ? cat : null;
}

/** A loan's cost for its client: the interest, in per cent and in money, and the total annual cost. */
export type Costo = {
  readonly interes: number;
  readonly monto_interes: Centavos;
  readonly cat: number | null;
};

type CreditoConCosto = CreditoPlaneado & { readonly monto_solicitado: Centavos; readonly interes: number };

/** The cost of a loan that is given on `fecha_inicio` and paid by its plan; a renewal costs what its new loan costs. */
export function costoDelCredito(credito: CreditoConCosto, festivos: readonly Festivo[]): Costo {
  const { monto_solicitado, monto_total, interes, fecha_inicio } = credito;
  const pagos = planDePagos(credito, festivos).map(({ fecha, monto }) => ({
    dias: diasEntre(fecha_inicio, fecha),
    monto,
  }));
  return {
    interes,
    monto_interes: restar(monto_total, monto_solicitado),
    cat: calcularCat(monto_solicitado, pagos),
  };
}

/** '4,812.3 %' on one line; a cost that cannot be told has no text. */
export const formatearCat = (cat: number | null): string | null =>
  cat === null ? null : `${cat.toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ',')}\u00A0%`;
