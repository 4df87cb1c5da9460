import { type Centavos, formatearFecha, formatearMes } from '@leal/domain';
import type { CeldaCopiada } from '../../lib/copiar-tabla.ts';
import { textoSemana } from '../../piezas/textos/textos.ts';
import {
  type CifrasDeSemana,
  COMPARADAS,
  type CosechaDelMes,
  diaDe,
  type Evolucion,
  LAS_COMPARADAS,
  type Semana,
} from './evolucion.ts';

type ValorDeCosecha = NonNullable<CosechaDelMes['edades'][number]['corregida']>;

const pesos = (monto: Centavos): CeldaCopiada => (monto / 100).toFixed(2);
const numero = (porcentaje: number | null): CeldaCopiada => porcentaje ?? '';

/** What a spreadsheet gets of a week, as it was kept and again after a correction. */
const COPIADAS: readonly (readonly [string, (cifras: CifrasDeSemana) => CeldaCopiada])[] = [
  ['Saldo', ({ saldo }) => pesos(saldo)],
  ['Clientes', ({ n }) => n],
  ...LAS_COMPARADAS.map((cual): [string, (cifras: CifrasDeSemana) => CeldaCopiada] => [
    `${COMPARADAS[cual].titulo} (%)`,
    (cifras) => numero(COMPARADAS[cual].valor(cifras)),
  ]),
  ['Promesas cumplidas', ({ promesas }) => promesas.cumplidas],
  ['Promesas para la semana', ({ promesas }) => promesas.vencieron],
  ['Primeros abonos fallados', ({ primeros }) => primeros.fallaron],
  ['Primeros abonos de la semana', ({ primeros }) => primeros.vencieron],
];

const corregido = (titulo: string): string => `${titulo}, corregido`;

const celdasDeSemanas = (semanas: readonly Semana[]): CeldaCopiada[][] => [
  [
    'Semana',
    ...COPIADAS.map(([titulo]) => titulo),
    'Faltan cobradores',
    'Corregida',
    ...COPIADAS.map(([titulo]) => corregido(titulo)),
  ],
  ...semanas.map(({ lunes, cifras, faltan, corregida }) => [
    textoSemana(lunes),
    ...COPIADAS.map(([, celda]) => celda(cifras)),
    faltan === 0 ? '' : faltan,
    corregida ? formatearFecha(diaDe(corregida.en)) : '',
    ...COPIADAS.map(([, celda]) => (corregida ? celda(corregida.cifras) : '')),
  ]),
];

/** The same of a month's loans at an age. */
const DE_COSECHA: readonly (readonly [string, (valor: ValorDeCosecha) => CeldaCopiada])[] = [
  ['Préstamos', ({ n }) => n],
  ['Total', ({ total }) => pesos(total)],
  ['Por pagar', ({ por_pagar }) => pesos(por_pagar)],
  ['Por pagar (%)', ({ porcentaje }) => numero(porcentaje)],
];

const celdasDeCosechas = (cosechas: readonly CosechaDelMes[]): CeldaCopiada[][] => [
  [
    'Mes de inicio',
    'Días',
    ...DE_COSECHA.map(([titulo]) => titulo),
    'De todo el mes',
    ...DE_COSECHA.map(([titulo]) => corregido(titulo)),
  ],
  ...cosechas.flatMap(({ mes, edades }) =>
    edades.map((celda) => [
      formatearMes(mes),
      celda.edad,
      ...DE_COSECHA.map(([, de]) => de(celda)),
      celda.completa ? 'Sí' : 'No',
      ...DE_COSECHA.map(([, de]) => (celda.corregida ? de(celda.corregida) : '')),
    ]),
  ),
];

/** The weeks, and below them the vintages, as a spreadsheet takes them: kept values, and those after a correction. */
export const celdasDe = ({ semanas, cosechas }: Evolucion): CeldaCopiada[][] => [
  ...celdasDeSemanas(semanas),
  ...(cosechas.length > 0 ? [[], ...celdasDeCosechas(cosechas)] : []),
];
