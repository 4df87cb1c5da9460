import type { CobradorComparado, compararSemanas, Respuesta } from '@leal/contract';
import {
  aPesos,
  type Centavos,
  diasDeSemana,
  type Fecha,
  lunesDe,
  nombreDia,
  sumar,
  variacion,
} from '@leal/domain';
import type { CeldaCopiada } from '../../../lib/copiar-tabla.ts';
import { textoVariacion } from '../tablero/tendencias.ts';

export type Comparacion = Respuesta<typeof compararSemanas>;

/** How many days of a week can be compared: a day that is still coming in would look like a loss beside a whole one. */
export const diasComparables = (lunes: Fecha, hoy: Fecha): number =>
  lunes === lunesDe(hoy) ? diasDeSemana(lunes).filter((dia) => dia < hoy).length : 7;

/** 'lun–mar', of the days that are compared; empty when it is the whole week. */
export function cualesDias(lunes: Fecha, comparables: number): string {
  if (comparables === 0 || comparables === 7) return '';
  const [primero = '', ultimo = ''] = [0, comparables - 1].map((n) =>
    nombreDia(diasDeSemana(lunes)[n] ?? lunes).slice(0, 3),
  );
  return primero === ultimo ? primero : `${primero}–${ultimo}`;
}

export type FilaComparada = {
  readonly id: string;
  readonly nombre: string;
  readonly cobrado: Centavos;
  /** Null: there was nothing in the week before. */
  readonly antes: Centavos | null;
  /** Over the days that can be compared; null: nothing to compare with. */
  readonly variacion: number | null;
  readonly abonos: number;
  readonly visitas: number;
  readonly atrasos: number;
  readonly gastos: Centavos;
};

const hasta = (dias: readonly Centavos[], comparables: number): Centavos =>
  sumar(...dias.slice(0, comparables));

export function filaDe(uno: CobradorComparado, comparables: number): FilaComparada {
  const { id_cobrador: id, nombre_cobrador: nombre, actual, anterior } = uno;
  const { dias, ...cifras } = actual;
  return {
    id,
    nombre,
    ...cifras,
    antes: anterior && anterior.cobrado,
    variacion: anterior && variacion(hasta(dias, comparables), hasta(anterior.dias, comparables)),
  };
}

/** All collectors in one line; whose week had none before still adds to both sums. */
export function totalDe(datos: readonly CobradorComparado[], comparables: number): FilaComparada {
  const previas = datos.flatMap(({ anterior }) => anterior ?? []);
  const filas = datos.map((uno) => filaDe(uno, comparables));
  const contar = (campo: 'abonos' | 'visitas' | 'atrasos') =>
    filas.reduce((total, fila) => total + fila[campo], 0);
  return {
    id: '',
    nombre: 'Total',
    cobrado: sumar(...filas.map(({ cobrado }) => cobrado)),
    antes: previas.length === 0 ? null : sumar(...previas.map(({ cobrado }) => cobrado)),
    variacion: variacion(
      sumar(...datos.map(({ actual }) => hasta(actual.dias, comparables))),
      sumar(...previas.map(({ dias }) => hasta(dias, comparables))),
    ),
    abonos: contar('abonos'),
    visitas: contar('visitas'),
    atrasos: contar('atrasos'),
    gastos: sumar(...filas.map(({ gastos }) => gastos)),
  };
}

/** Collected on each day by all, beside the same day of the week before. */
export const porDia = ({ semana, datos }: Comparacion) =>
  diasDeSemana(semana.inicio).map((fecha, i) => ({
    fecha,
    cobrado: sumar(...datos.flatMap(({ actual }) => actual.dias[i] ?? [])),
    cobrado_semana_pasada: sumar(...datos.flatMap(({ anterior }) => anterior?.dias[i] ?? [])),
  }));

/** 'sin semana anterior', or '−12 %'. */
export const textoDeVariacion = ({ variacion: pct }: Pick<FilaComparada, 'variacion'>): string =>
  pct === null ? 'sin semana anterior' : textoVariacion(pct);

/** Head, collectors and total, as a spreadsheet takes them: amounts in pesos, without signs or separators. */
export const celdasDe = (filas: readonly FilaComparada[]): CeldaCopiada[][] => [
  [
    'Cobrador',
    'Esta semana',
    'Semana anterior',
    'Variación %',
    'Abonos',
    'Visitas sin pago',
    'Atrasos',
    'Gastos',
  ],
  ...filas.map((fila) => [
    fila.nombre,
    aPesos(fila.cobrado).toFixed(2),
    fila.antes === null ? '' : aPesos(fila.antes).toFixed(2),
    fila.variacion ?? '',
    fila.abonos,
    fila.visitas,
    fila.atrasos,
    aPesos(fila.gastos).toFixed(2),
  ]),
];
