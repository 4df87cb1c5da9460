import { diasDeSemana, type Fecha, lunesDe } from './calendario.ts';
import { type Centavos, CERO, sumar } from './dinero.ts';
import { DIA_SIN_NADA, type DiaCobrado, visitadosDe } from './figuras-dia.ts';

/** A collector's day with all its sums; amounts in centavos. */
export type DiaContado = DiaCobrado & {
  readonly visitas: number;
  readonly atrasos: number;
  /** Σ live payments, by the day whose cash they change. */
  readonly efectivo_centavos: Centavos;
  readonly creditos_nuevos: number;
  /** The ones whose cash is still to be handed over. */
  readonly creditos_por_entregar: number;
  readonly creditos_terminados: number;
};

const DIA_EN_CERO: DiaContado = {
  ...DIA_SIN_NADA,
  visitas: 0,
  atrasos: 0,
  efectivo_centavos: CERO,
  creditos_nuevos: 0,
  creditos_por_entregar: 0,
  creditos_terminados: 0,
};

/** The figures of a day or of a whole week. */
type Figuras = Omit<DiaContado, 'pagos' | 'filas' | 'en_espera'> & {
  /** The number of live payments. */
  readonly abonos: number;
  /** Distinct credits with a live payment, visit or late day; over a week each one once. */
  readonly clientes: number;
};

export type FigurasDeSemana = {
  /** Seven, Monday first. */
  readonly dias: readonly (Figuras & { readonly fecha: Fecha })[];
  readonly total: Figuras;
};

type Cuenta =
  | 'pagos'
  | 'visitas'
  | 'atrasos'
  | 'creditos_nuevos'
  | 'creditos_por_entregar'
  | 'creditos_terminados';

const contar = (dias: readonly DiaContado[], cuenta: Cuenta): number =>
  dias.reduce((suma, dia) => suma + dia[cuenta], 0);

function figurasDe(dias: readonly DiaContado[]): Figuras {
  return {
    cobrado_centavos: sumar(...dias.map((dia) => dia.cobrado_centavos)),
    transferido_centavos: sumar(...dias.map((dia) => dia.transferido_centavos)),
    abonos: contar(dias, 'pagos'),
    clientes: new Set(dias.flatMap((dia) => [...visitadosDe(dia)])).size,
    visitas: contar(dias, 'visitas'),
    atrasos: contar(dias, 'atrasos'),
    efectivo_centavos: sumar(...dias.map((dia) => dia.efectivo_centavos)),
    gastos_centavos: sumar(...dias.map((dia) => dia.gastos_centavos)),
    creditos_nuevos: contar(dias, 'creditos_nuevos'),
    creditos_por_entregar: contar(dias, 'creditos_por_entregar'),
    creditos_terminados: contar(dias, 'creditos_terminados'),
  };
}

/**
 * A business week's figures from its days' documents, in any order; a day without one is a day of
 * zeros. The compiled report and the answer to a screen are both this, so they cannot differ.
 */
export function figurasDeSemana(
  lunes: Fecha,
  dias: readonly (DiaContado & { readonly fecha: Fecha })[],
): FigurasDeSemana {
  const porFecha = new Map(dias.map((dia) => [dia.fecha, dia]));
  const siete = diasDeSemana(lunes).map((fecha) => ({ ...(porFecha.get(fecha) ?? DIA_EN_CERO), fecha }));
  return { dias: siete.map((dia) => ({ fecha: dia.fecha, ...figurasDe([dia]) })), total: figurasDe(siete) };
}

/** The id of a week's report follows from the collector and the week, so it is read without a search. */
export const idReporteSemana = (id_cobrador: string, lunes: Fecha): string => `${id_cobrador}_${lunes}`;

/** The Monday of a day's week when that week is over by `hoy`; null while it runs. */
export function semanaPasada(dia: Fecha, hoy: Fecha): Fecha | null {
  const lunes = lunesDe(dia);
  return lunes < lunesDe(hoy) ? lunes : null;
}
