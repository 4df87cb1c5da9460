import { CERO, formatearPesos, restar } from '@leal/domain';
import { conFormas } from '../../piezas/textos/por-forma.ts';
import { SIN_DATO, textoPorcentaje } from '../../piezas/textos/textos.ts';
import type { Tendencia } from '../../ui/cifras/Cifras.tsx';
import type { Oficina } from '../figuras/use-oficina.ts';
import type { Estadisticas } from './use-estadisticas.ts';

type Cobrado = Estadisticas['cobradoDeLoEsperado'];
type EnDias = Cobrado['sieteDias'] | Cobrado['treintaDias'];

type DeLoEsperado = {
  readonly titulo: string;
  /** The rows that add up to it; none shows what was expected of days that are over. */
  readonly camino?: (oficina: Oficina) => string;
  readonly de: (cobrado: Cobrado) => Cobrado['hoy'];
  /** Which days it is of. */
  readonly dias: (cobrado: Cobrado) => Tendencia;
};

/** A day that nobody kept is in none of the amounts. */
const textoDias = ({ dias, de }: EnDias): Tendencia => ({
  texto:
    dias === de ? `los ${de} días hasta ayer` : `se ${dias === 1 ? 'sabe' : 'saben'} ${dias} de ${de} días`,
});

/** The office's first figure: what came in of what was expected, today and in the days before it. */
export const DE_LO_ESPERADO: readonly DeLoEsperado[] = [
  {
    titulo: 'Cobrado de lo esperado',
    camino: ({ base }) => `${base}/rutas?orden=avance`,
    de: ({ hoy }) => hoy,
    dias: () => ({ texto: 'hoy, hasta ahora' }),
  },
  {
    titulo: 'En 7 días',
    de: ({ sieteDias }) => sieteDias,
    dias: ({ sieteDias }) => textoDias(sieteDias),
  },
  {
    titulo: 'En 30 días',
    de: ({ treintaDias }) => treintaDias,
    dias: ({ treintaDias }) => textoDias(treintaDias),
  },
];

/** Nothing expected has no per cent. */
export const valorDe = ({ porcentaje }: Cobrado['hoy']): string =>
  porcentaje === null ? SIN_DATO : textoPorcentaje(porcentaje);

/** Both amounts; what came in beyond the expected is named. */
export function notaDe({ cobrado, esperado }: Cobrado['hoy']): string {
  if (esperado === CERO)
    return cobrado === CERO ? 'nada se esperaba' : `${formatearPesos(cobrado)}; nada se esperaba`;
  const nota = `${formatearPesos(cobrado)} de ${formatearPesos(esperado)}`;
  return cobrado > esperado ? `${nota}: ${formatearPesos(restar(cobrado, esperado))} de más` : nota;
}

/** What came of loans that were written off is in no expected amount, so it is told beside it: the routes' own amounts have it. */
const deCastigados = ({ de_castigados }: Cobrado['hoy']): string =>
  de_castigados === undefined ? '' : `\nAparte, de castigados ${formatearPesos(de_castigados)}`;

/** The same, what of it is cash and what transfers, and what is not in it. */
export function notasDe(cobrado: Cobrado['hoy']) {
  const { nota = '', ...resto } = conFormas({ nota: notaDe(cobrado) }, cobrado.cobrado, cobrado.transferido);
  return { ...resto, nota: nota + deCastigados(cobrado) };
}
