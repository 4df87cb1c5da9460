import type { Fecha } from './calendario.ts';
import { type DiasSinCobro, festivosDelPlan } from './calendario-de-cobro.ts';
import { diasAtrasado } from './debe-desde.ts';
import { type Centavos, centavos, CERO, maximo, minimo, restar } from './dinero.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { abonosCubiertos, planDePagos } from './plan-de-pagos.ts';
import { tramoDe } from './riesgo.ts';
import { esCobrable } from './ventana-cobranza.ts';

export type CreditoConPlan = Pick<
  EstadoCreditoLedger,
  'calendario' | 'dias_pago' | 'fecha_vencimiento' | 'monto_diario_centavos' | 'monto_total_centavos'
> & { readonly fecha_inicio: Fecha };

/** What a loan owes by its plan, on any day, when so much of it is paid before that day. */
export type DebidoPorPlan = {
  /**
   * The share of that day which is still open: none of a day that is paid ahead, nothing of what was due before. Past the plan a daily
   * amount on each day on which it is collected. Never more than the balance.
   */
  readonly delDia: (dia: Fecha, pagado: Centavos) => Centavos;
  /** The stretch of days behind in which it begins that day (`TRAMOS`). */
  readonly tramo: (dia: Fecha, pagado: Centavos) => number;
  /** The open shares of these days, which follow each other, as if each were paid. */
  readonly deCorrido: (dias: readonly Fecha[], pagado: Centavos) => Centavos[];
};

export function debidoPorPlan(credito: CreditoConPlan, negocio: DiasSinCobro): DebidoPorPlan {
  const { dias_pago, monto_total_centavos: monto_total, monto_diario_centavos: monto_diario } = credito;
  const festivos = festivosDelPlan(credito, negocio);
  const planeado = { monto_total, monto_diario, dias_pago, fecha_inicio: credito.fecha_inicio };
  const plan = planDePagos(planeado, festivos);
  const ultimo = plan.at(-1)?.fecha ?? credito.fecha_inicio;
  const hasta = new Map<Fecha, readonly [antes: Centavos, despues: Centavos]>();
  let suma = 0;
  for (const { fecha, monto } of plan) {
    hasta.set(fecha, [centavos(suma), centavos(suma + monto)]);
    suma += monto;
  }
  const faltaDe = (pagado: Centavos): Centavos => maximo(restar(monto_total, pagado), CERO);
  const delDia = (dia: Fecha, pagado: Centavos): Centavos => {
    if (dia > ultimo)
      return esCobrable(dia, dias_pago, festivos) ? minimo(monto_diario, faltaDe(pagado)) : CERO;
    const [antes, despues] = hasta.get(dia) ?? [CERO, CERO];
    return maximo(restar(despues, maximo(antes, pagado)), CERO);
  };
  return {
    delDia,
    tramo: (dia, pagado) => {
      const primero = plan[abonosCubiertos(planeado, faltaDe(pagado))];
      return tramoDe(diasAtrasado(primero?.fecha, dia));
    },
    deCorrido: (dias, pagado) => {
      let falta = faltaDe(pagado);
      return dias.map((dia) => {
        const parte = minimo(delDia(dia, pagado), falta);
        falta = restar(falta, parte);
        return parte;
      });
    },
  };
}
