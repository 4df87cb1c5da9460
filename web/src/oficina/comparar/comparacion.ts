import { type CobradorComparado, compararSemanas, type Respuesta } from '@leal/contract';
import {
  aPesos,
  type Centavos,
  CERO,
  compararNombres,
  diasDeSemana,
  type Fecha,
  restar,
  type SemanaComparable,
  sumar,
  transferidoDe,
  type Vacaciones,
} from '@leal/domain';
import { SIN_DATO } from '../../piezas/textos/textos.ts';
import { consultaDe } from '../../lib/api/consultas.ts';
import { leerPaginas } from '../../lib/api/lista.ts';
import type { CeldaCopiada } from '../../lib/copiar-tabla.ts';
import { leidoDe } from '../figuras/use-oficina.ts';
import { cualesDias, textoVariacion, variacionDeDias } from '../../comun/reportes/contra-anterior.ts';

export type Comparacion = Respuesta<typeof compararSemanas>;

const porNombre = (a: CobradorComparado, b: CobradorComparado) =>
  compararNombres(a.nombre_cobrador, b.nombre_cobrador);

/** The weeks of all collectors, by name: they are added up and sorted as a whole. An answer holds a page of them. */
export const comparacionDe = (semana: Fecha) => ({
  ...consultaDe(compararSemanas, { consulta: { semana } }),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Comparacion> => {
    const paginas = await leerPaginas(compararSemanas, { semana }, signal);
    const datos = paginas.flatMap((pagina) => pagina.datos);
    return {
      ...(paginas[0] as Comparacion),
      datos: datos.toSorted(porNombre),
      siguiente: null,
      leido: leidoDe(paginas),
    };
  },
});

/** The days over which the collectors are compared. */
export function queSeCompara(lunes: Fecha, comparables: number): string {
  if (comparables === 7) return 'Semanas completas';
  if (comparables === 0) return 'La variación compara días completos: desde mañana';
  const completos = comparables === 1 ? 'día ya completo' : 'días ya completos';
  return `La variación compara ${cualesDias(lunes, comparables)}, ${completos}`;
}

export type FilaComparada = {
  readonly id: string;
  readonly nombre: string;
  /** The vacations with a day in the week. */
  readonly vacaciones?: Vacaciones | undefined;
  readonly cobrado: Centavos;
  /** The part of it that came by transfer; absent: all of it is cash. */
  readonly transferido?: Centavos | undefined;
  /** Null: there was nothing in the week before. */
  readonly antes: Centavos | null;
  /** The change over the days that can be compared; null: nothing to compare with. */
  readonly variacion: number | null;
  readonly abonos: number;
  readonly visitas: number;
  readonly atrasos: number;
  readonly gastos: Centavos;
};

export function filaDe(comparado: CobradorComparado, comparables: number): FilaComparada {
  const { id_cobrador: id, nombre_cobrador: nombre, vacaciones, actual, anterior } = comparado;
  const { dias, transferidos, ...cifras } = actual;
  return {
    id,
    nombre,
    ...(vacaciones && { vacaciones }),
    ...cifras,
    ...(transferidos && { transferido: sumar(...transferidos) }),
    antes: anterior && anterior.cobrado,
    variacion: anterior && variacionDeDias(dias, anterior.dias, comparables),
  };
}

/** Seven amounts: of each day, all of theirs. */
const porDias = (semanas: readonly (readonly Centavos[])[]): Centavos[] =>
  (semanas[0] ?? []).map((_, i) => sumar(...semanas.flatMap((dias) => dias[i] ?? [])));

/** Weeks of several collectors as one; null when there is none. */
function juntar(semanas: readonly SemanaComparable[]): SemanaComparable | null {
  if (semanas.length === 0) return null;
  const contar = (campo: 'abonos' | 'visitas' | 'atrasos') =>
    semanas.reduce((total, semana) => total + semana[campo], 0);
  const conTransferencias = semanas.flatMap(({ transferidos }) => (transferidos ? [transferidos] : []));
  return {
    dias: porDias(semanas.map(({ dias }) => dias)),
    ...(conTransferencias.length > 0 && { transferidos: porDias(conTransferencias) }),
    cobrado: sumar(...semanas.map(({ cobrado }) => cobrado)),
    abonos: contar('abonos'),
    visitas: contar('visitas'),
    atrasos: contar('atrasos'),
    gastos: sumar(...semanas.map(({ gastos }) => gastos)),
  };
}

/** The week before of all who had one. */
export const anteriorDe = (datos: readonly CobradorComparado[]): SemanaComparable | null =>
  juntar(datos.flatMap(({ anterior }) => anterior ?? []));

const NADA: SemanaComparable = { dias: [], cobrado: CERO, abonos: 0, visitas: 0, atrasos: 0, gastos: CERO };

/** All collectors in one line. */
export function totalDe(datos: readonly CobradorComparado[], comparables: number): FilaComparada {
  const actual = juntar(datos.map((cobrador) => cobrador.actual)) ?? NADA;
  const todos = { id_cobrador: '', nombre_cobrador: 'Total', actual, anterior: anteriorDe(datos) };
  return filaDe(todos, comparables);
}

/** Collected on each day by all, beside the same day of the week before. */
export function porDia({ semana, datos }: Comparacion) {
  const [actual, antes] = [juntar(datos.map((cobrador) => cobrador.actual)), anteriorDe(datos)];
  return diasDeSemana(semana.inicio).map((fecha, i) => ({
    fecha,
    cobrado: actual?.dias[i] ?? CERO,
    ...transferidoDe({ transferido_centavos: actual?.transferidos?.[i] ?? CERO }),
    cobrado_semana_pasada: antes?.dias[i] ?? CERO,
  }));
}

/** '−12 %'; 'sin semana anterior'; a dash where nothing came in then, or no day is over yet. */
export function textoDeVariacion({ antes, variacion: pct }: Pick<FilaComparada, 'antes' | 'variacion'>) {
  if (antes === null) return 'sin semana anterior';
  return pct === null ? SIN_DATO : textoVariacion(pct);
}

const formasDe = ({ cobrado, transferido = CERO }: FilaComparada): string[] =>
  [restar(cobrado, transferido), transferido].map((monto) => aPesos(monto).toFixed(2));

/** Head, collectors and total, as a spreadsheet takes them: amounts in pesos, without signs or separators. */
export function celdasDe(filas: readonly FilaComparada[]): CeldaCopiada[][] {
  const porForma = filas.some(({ transferido }) => transferido !== undefined);
  return [
    [
      'Cobrador',
      'Esta semana',
      'Semana anterior',
      'Variación %',
      'Abonos',
      'Visitas sin pago',
      'Atrasos',
      'Gastos',
      ...(porForma ? ['Efectivo', 'Transferencias'] : []),
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
      ...(porForma ? formasDe(fila) : []),
    ]),
  ];
}
