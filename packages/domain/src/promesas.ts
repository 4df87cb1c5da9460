import { diasDesde, type Fecha, type Festivo } from './calendario.ts';
import { type Centavos, sumar } from './dinero.ts';
import { estaVivo, type TipoMovimiento } from './ledger.ts';
import type { Plazo } from './plazo.ts';
import { esCobrable } from './ventana-cobranza.ts';

/** The amount that a client said they would pay, and the last day for it. */
export type Promesa = { readonly fecha: Fecha; readonly monto: Centavos };

export type EstadoPromesa = 'abierta' | 'cumplida' | 'rota';

/** A promise is for today or one of so many days after it. */
export const DIAS_PROMESA = 30;

/** The days that may be promised on `hoy`: today and the next thirty, as far as that term collects on them. */
export const diasParaPromesa = (hoy: Fecha, plazo: Plazo, festivos: readonly Festivo[]): Fecha[] =>
  diasDesde(hoy, DIAS_PROMESA + 1).filter((dia) => esCobrable(dia, plazo, festivos));

/** The fault of a promise made on `hoy`; null: none. */
export function errorDePromesa(
  { fecha, monto }: Promesa,
  { hoy, plazo, saldo, festivos }: PromesaPosible,
): 'fecha' | 'monto' | null {
  if (!diasParaPromesa(hoy, plazo, festivos).includes(fecha)) return 'fecha';
  return monto > 0 && monto <= saldo ? null : 'monto';
}

type PromesaPosible = {
  readonly hoy: Fecha;
  readonly plazo: Plazo;
  readonly saldo: Centavos;
  readonly festivos: readonly Festivo[];
};

/**
 * A promise is kept once the payments from it on to the end of its day (`pagado`) reach its amount; broken when that
 * day is past without them; open until then.
 */
export function estadoDePromesa({ fecha, monto }: Promesa, pagado: Centavos, hoy: Fecha): EstadoPromesa {
  if (pagado >= monto) return 'cumplida';
  return fecha < hoy ? 'rota' : 'abierta';
}

type Fila = {
  readonly tipo: TipoMovimiento;
  readonly fecha: Fecha;
  readonly monto: Centavos;
  /** ISO instant of the tap. */
  readonly capturado_en?: string | undefined;
  readonly promesa?: Promesa | undefined;
  readonly eliminado?: unknown;
  readonly cancelado?: unknown;
};

const toque = ({ capturado_en = '' }: Fila): number => Date.parse(capturado_en);

/**
 * The state of each promise of a credit, by the row that made it, from its ledger. One that was replaced before its day
 * came has no state; on its day or later a new one does not take the old one back.
 */
export function estadosDePromesas<F extends Fila>(
  filas: readonly F[],
  hoy: Fecha,
): ReadonlyMap<F, EstadoPromesa> {
  const estados = new Map<F, EstadoPromesa>();
  // A late day that a payment cancelled was said to somebody all the same.
  const dichas = filas.flatMap((fila) => (fila.promesa ? [{ fila, promesa: fila.promesa }] : []));
  for (const { fila, promesa } of dichas) {
    const pagos = filas.filter(
      (posterior) =>
        posterior.tipo === 'pago' &&
        estaVivo(posterior) &&
        toque(posterior) > toque(fila) &&
        posterior.fecha <= promesa.fecha,
    );
    const estado = estadoDePromesa(promesa, sumar(...pagos.map(({ monto }) => monto)), hoy);
    const reemplazada = dichas.some(
      ({ fila: posterior }) => toque(posterior) > toque(fila) && posterior.fecha < promesa.fecha,
    );
    if (estado === 'cumplida' || !reemplazada) estados.set(fila, estado);
  }
  return estados;
}

/** Counts a credit's promises by state. */
export function contarPromesas(filas: readonly Fila[], hoy: Fecha): Readonly<Record<EstadoPromesa, number>> {
  const cuenta = { abierta: 0, cumplida: 0, rota: 0 };
  for (const estado of estadosDePromesas(filas, hoy).values()) cuenta[estado] += 1;
  return cuenta;
}
