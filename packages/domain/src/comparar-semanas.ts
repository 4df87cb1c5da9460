import { diasDeSemana, type Fecha } from './calendario.ts';
import { type Centavos, centavos, CERO, sumar } from './dinero.ts';
import type { FigurasDeSemana } from './figuras-semana.ts';

/** The figures of a collector's week that can be compared: each of them adds up over days and over collectors. */
export type SemanaComparable = {
  /** Collected on each of its seven days, Monday first. */
  readonly dias: Centavos[];
  /** The part of each day that came by transfer; absent in a week of cash alone. */
  readonly transferidos?: Centavos[] | undefined;
  readonly cobrado: Centavos;
  readonly abonos: number;
  readonly visitas: number;
  readonly atrasos: number;
  readonly gastos: Centavos;
};

type SumasDeUnDia = {
  readonly cobrado_centavos?: number | undefined;
  readonly transferido_centavos?: number | undefined;
  readonly pagos?: number | undefined;
  readonly visitas?: number | undefined;
  readonly atrasos?: number | undefined;
  readonly gastos_centavos?: number | undefined;
};

/** Cash alone is not named. */
const siHubo = (transferidos: Centavos[]) =>
  transferidos.some((monto) => monto !== CERO) ? { transferidos } : {};

/** The week by sums of its days: the running ones know the last fifteen. */
export function semanaDeTotales(
  sumasDe: Readonly<Record<Fecha, SumasDeUnDia>>,
  lunes: Fecha,
): SemanaComparable {
  const sumas = diasDeSemana(lunes).map((dia) => sumasDe[dia] ?? {});
  const contar = (campo: 'pagos' | 'visitas' | 'atrasos') =>
    sumas.reduce((total, dia) => total + (dia[campo] ?? 0), 0);
  const dias = sumas.map(({ cobrado_centavos: cobrado }) => centavos(cobrado ?? 0));
  return {
    dias,
    ...siHubo(sumas.map(({ transferido_centavos: transferido }) => centavos(transferido ?? 0))),
    cobrado: sumar(...dias),
    abonos: contar('pagos'),
    visitas: contar('visitas'),
    atrasos: contar('atrasos'),
    gastos: sumar(...sumas.map(({ gastos_centavos: gastos }) => centavos(gastos ?? 0))),
  };
}

/** The week by its figures, compiled or made of its days. */
export const semanaDeFiguras = ({ dias, total }: FigurasDeSemana): SemanaComparable => ({
  dias: dias.map(({ cobrado_centavos }) => cobrado_centavos),
  ...siHubo(dias.map(({ transferido_centavos }) => transferido_centavos)),
  cobrado: total.cobrado_centavos,
  abonos: total.abonos,
  visitas: total.visitas,
  atrasos: total.atrasos,
  gastos: total.gastos_centavos,
});

/** Whether anything was done in it: a collector's first week has none before, which is not a week of zeros. */
export const huboAlgo = ({ abonos, visitas, atrasos, gastos }: SemanaComparable): boolean =>
  abonos + visitas + atrasos + gastos > 0;
