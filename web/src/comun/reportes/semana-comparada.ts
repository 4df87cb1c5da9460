// A collector's week beside the one before, day by day.
import { aPesos, type Centavos, CERO, type Fecha, formatearFecha, nombreDia, restar } from '@leal/domain';
import { conMayuscula } from '../../piezas/textos/textos.ts';
import type { CeldaCopiada } from '../../lib/copiar-tabla.ts';
import type { Tendencia } from '../../ui/cifras/Cifras.tsx';
import { abonosDe, type Semana } from './armar-semana.ts';
import { diasComparables, tendenciaDeSemana, variacionDeDias } from './contra-anterior.ts';

/** The week before: null when nothing was done in it. */
export type Anterior = Semana | null;

export const siHuboAlgo = (semana: Semana): Anterior =>
  semana.dias.some(({ total, clientes, gastos }) => total + clientes + gastos > 0) ? semana : null;

const cobradoDe = ({ dias }: Semana): Centavos[] => dias.map(({ total }) => total);

/** The trend of the week. */
export function tendenciaPropia(semana: Semana, anterior: Anterior, hoy: Fecha): Tendencia {
  const lunes = semana.semana.inicio;
  const comparables = diasComparables(lunes, hoy);
  const antes = anterior && anterior.total_semana;
  const variacion = anterior && variacionDeDias(cobradoDe(semana), cobradoDe(anterior), comparables);
  return tendenciaDeSemana({ antes, variacion }, lunes, comparables);
}

export const porDia = ({ dias }: Semana, anterior: Anterior) =>
  dias.map(({ fecha, total, transferido }, i) => ({
    fecha,
    cobrado: total,
    transferido,
    cobrado_semana_pasada: anterior?.dias[i]?.total ?? CERO,
  }));

const enPesos = (monto: Centavos | undefined): string =>
  monto === undefined ? '' : aPesos(monto).toFixed(2);

/** The last columns of a week with transfers: what of each amount is cash, and what is not. */
const titulosPorForma = ({ transferido }: Semana): string[] =>
  transferido === undefined ? [] : ['Efectivo', 'Transferencias'];

const porForma = ({ transferido: hay }: Semana, total: Centavos, transferido: Centavos = CERO): string[] =>
  hay === undefined ? [] : [enPesos(restar(total, transferido)), enPesos(transferido)];

/** Head, days and total, as a spreadsheet takes them: amounts in pesos, without signs or separators. */
export const celdasDeSemana = (semana: Semana, anterior: Anterior): CeldaCopiada[][] => [
  [
    'Día',
    'Fecha',
    'Esta semana',
    'Semana anterior',
    'Abonos',
    'Clientes',
    'Gastos',
    ...titulosPorForma(semana),
  ],
  ...semana.dias.map(({ fecha, total, transferido, cantidad_abonos, clientes, gastos }, i) => [
    conMayuscula(nombreDia(fecha)),
    formatearFecha(fecha),
    enPesos(total),
    enPesos(anterior?.dias[i]?.total),
    cantidad_abonos,
    clientes,
    enPesos(gastos),
    ...porForma(semana, total, transferido),
  ]),
  [
    'Total',
    '',
    enPesos(semana.total_semana),
    enPesos(anterior?.total_semana),
    abonosDe(semana),
    semana.total_clientes ?? '',
    enPesos(semana.total_gastos),
    ...porForma(semana, semana.total_semana, semana.transferido),
  ],
];
