import { acumularPagos } from './acumulado.ts';
import type { Fecha, Festivo } from './calendario.ts';
import { festivosDelPlan } from './calendario-de-cobro.ts';
import { type Costo, costoDelCredito } from './costo.ts';
import { atrasadoAl, calcularSaldo, estaVencido } from './credito.ts';
import { legalesDe } from './datos-legales.ts';
import type { ClaseDia } from './clase-dia.ts';
import { type CreditoPorDias, diasDeCredito, type FilaDeDia } from './dias-de-credito.ts';
import { type Centavos, CERO, restar } from './dinero.ts';
import type { TransferenciaDicha } from './en-banco.ts';
import type { EstadoCredito } from './estado-credito.ts';
import type { Negocio } from './negocio.ts';
import { planDePagos } from './plan-de-pagos.ts';

/** A day on which something is expected or was done. It leaves out why nobody paid, which is the office's to know. */
export type DiaDeCuenta = {
  /** The number of its payment in the plan; absent past the due date and on days without one. */
  readonly numero?: number;
  readonly fecha: Fecha;
  readonly esperado: Centavos;
  readonly clase: ClaseDia;
  /** The amount that was paid, settled, or waits for the manager; 0 otherwise. */
  readonly monto: Centavos;
};

/** `apertura`: what was paid before Leal, in one row. */
export const TIPOS_PAGO_DE_CUENTA = ['pago', 'liquidacion', 'apertura'] as const;

/** A row that lowered the balance, and the balance that it left. */
export type PagoDeCuenta = {
  readonly id_pago: string;
  readonly tipo: (typeof TIPOS_PAGO_DE_CUENTA)[number];
  readonly fecha: Fecha;
  readonly hora: string;
  /** It came by transfer, and what the bank has seen of that. */
  readonly transferencia?: TransferenciaDicha;
  readonly monto: Centavos;
  readonly saldo: Centavos;
};

export type RenglonDeCuenta = FilaDeDia & {
  readonly id_pago: string;
  readonly hora: string;
  readonly transferencia?: TransferenciaDicha | undefined;
  readonly capturado_en?: string | undefined;
};

export type CreditoDeCuenta = CreditoPorDias & {
  readonly monto_solicitado: Centavos;
  readonly interes: number;
  readonly total_pagado: Centavos;
  readonly saldo: Centavos;
  readonly estado_credito: EstadoCredito;
};

/** A client's debt on one loan, and how it came to that: figures in centavos. */
export type EstadoDeCuenta = {
  /** The day of all of it. */
  readonly fecha: Fecha;
  readonly monto_interes: Centavos;
  /** The amount that should have been paid before that day and was not. */
  readonly atrasado: Centavos;
  readonly vencido: boolean;
  /** Oldest first. */
  readonly calendario: DiaDeCuenta[];
  readonly pagos: PagoDeCuenta[];
  /** Several payments at once that a manager has not answered yet: in no balance. */
  readonly por_aplicar?: Centavos;
  /** The cost, where the owner wants it shown. */
  readonly costo?: Costo;
};

type Cuando = { readonly hoy: Fecha; readonly negocio: Negocio };
type Empezado = CreditoDeCuenta & { readonly fecha_inicio: Fecha };

const tapDe = ({ capturado_en }: RenglonDeCuenta): number => Date.parse(capturado_en ?? '') || 0;
const masViejoPrimero = (a: RenglonDeCuenta, b: RenglonDeCuenta): number =>
  a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha) || tapDe(a) - tapDe(b);

const pagosDe = ({ monto_total }: CreditoDeCuenta, renglones: readonly RenglonDeCuenta[]): PagoDeCuenta[] =>
  acumularPagos(renglones.toSorted(masViejoPrimero)).map(({ fila, total }) => ({
    id_pago: fila.id_pago,
    tipo: TIPOS_PAGO_DE_CUENTA.find((tipo) => tipo === fila.tipo) ?? 'pago',
    fecha: fila.fecha,
    hora: fila.hora,
    ...(fila.transferencia && { transferencia: fila.transferencia }),
    monto: fila.monto,
    saldo: calcularSaldo(monto_total, total),
  }));

function calendarioDe(
  credito: Empezado,
  renglones: readonly RenglonDeCuenta[],
  cuando: Cuando,
  festivos: readonly Festivo[],
): DiaDeCuenta[] {
  const plan = new Map(planDePagos(credito, festivos).map((pago) => [pago.fecha, pago]));
  return diasDeCredito(credito, renglones, cuando)
    .filter(({ clase }) => clase !== 'libre' && clase !== 'fuera')
    .map(({ fecha, clase, monto }) => {
      const previsto = plan.get(fecha);
      return {
        ...(previsto && { numero: previsto.numero }),
        fecha,
        esperado: previsto?.monto ?? CERO,
        clase,
        monto,
      };
    });
}

const haEmpezado = (credito: CreditoDeCuenta): credito is Empezado => credito.fecha_inicio !== null;

/**
 * The statement of a loan from its ledger (newest first, as the history has it; deleted and cancelled rows are left out), by
 * the day `hoy`. Null for a loan that has not begun.
 */
export function estadoDeCuentaDe(
  credito: CreditoDeCuenta,
  renglones: readonly RenglonDeCuenta[],
  cuando: Cuando,
): EstadoDeCuenta | null {
  if (!haEmpezado(credito)) return null;
  const { hoy, negocio } = cuando;
  const festivos = festivosDelPlan(credito, negocio);
  const { monto_solicitado, monto_total, pendiente_multiple } = credito;
  return {
    fecha: hoy,
    monto_interes: restar(monto_total, monto_solicitado),
    atrasado: atrasadoAl(credito, hoy, negocio),
    vencido: estaVencido(credito, hoy),
    calendario: calendarioDe(credito, renglones, cuando, festivos),
    pagos: pagosDe(credito, renglones),
    ...(pendiente_multiple && { por_aplicar: pendiente_multiple.monto }),
    ...(legalesDe(negocio).mostrar_cat && { costo: costoDelCredito(credito, festivos) }),
  };
}
