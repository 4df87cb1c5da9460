import { diasEntre, type Fecha } from './calendario.ts';
import { type Centavos, centavos, CERO, sumar } from './dinero.ts';

/** Open credits by due date: how many, and their balance. */
export type Vencimientos = Readonly<Record<Fecha, { readonly n: number; readonly saldo_centavos: Centavos }>>;

export type Vencidos = { readonly clientes: number; readonly saldo: Centavos };

/** The days past due from `desde` to `hasta`, both included; null: and later. */
type TramoVencido = { readonly desde: number; readonly hasta: number | null };

/** A week late: call. Two weeks: visit. A month: probably a loss. */
const TRAMOS_VENCIDOS: readonly TramoVencido[] = [
  { desde: 1, hasta: 7 },
  { desde: 8, hasta: 15 },
  { desde: 16, hasta: 30 },
  { desde: 31, hasta: null },
];

const suman = (entradas: readonly (readonly [Fecha, Vencimientos[Fecha]])[]): Vencidos =>
  entradas.reduce<Vencidos>(
    ({ clientes, saldo }, [, { n, saldo_centavos }]) => ({
      clientes: clientes + n,
      saldo: sumar(saldo, centavos(saldo_centavos)),
    }),
    { clientes: 0, saldo: CERO },
  );

const atrasadas = (vencimientos: Vencimientos, hoy: Fecha) =>
  (Object.entries(vencimientos) as [Fecha, Vencimientos[Fecha]][]).filter(([vence]) => vence < hoy);

/** Overdue: due before today, with balance. One active credit per client, so credits are clients. */
export const vencidos = (vencimientos: Vencimientos, hoy: Fecha): Vencidos =>
  suman(atrasadas(vencimientos, hoy));

/** The same by age, in `TRAMOS_VENCIDOS`; their sum is `vencidos`. */
export function vencidosPorAntiguedad(vencimientos: Vencimientos, hoy: Fecha): (TramoVencido & Vencidos)[] {
  const tarde = atrasadas(vencimientos, hoy);
  return TRAMOS_VENCIDOS.map((tramo) => {
    const cabe = ([vence]: readonly [Fecha, unknown]) => {
      const dias = diasEntre(vence, hoy);
      return dias >= tramo.desde && (tramo.hasta === null || dias <= tramo.hasta);
    };
    return { ...tramo, ...suman(tarde.filter(cabe)) };
  });
}
