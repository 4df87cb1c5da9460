// A week beside the one before: over which days, and how it is said.
import { type Centavos, diasDeSemana, type Fecha, lunesDe, sumar, sumarDias, variacion } from '@leal/domain';
import { diaCorto } from '../../piezas/textos/textos.ts';
import type { Tendencia } from '../../ui/cifras/Cifras.tsx';

/** 'lun', 'lun–mar'. */
const textoLapso = (desde: Fecha, hasta: Fecha): string =>
  desde === hasta ? diaCorto(desde) : `${diaCorto(desde)}–${diaCorto(hasta)}`;

/** The same days of the week before: 'lun pasado', 'lun–mar pasados'. */
export const textoLapsoPasado = (desde: Fecha, hasta: Fecha): string =>
  `${textoLapso(desde, hasta)} ${desde === hasta ? 'pasado' : 'pasados'}`;

/** '+3 %', '−12 %', 'igual'. */
export const textoVariacion = (pct: number): string =>
  pct === 0 ? 'igual' : `${pct > 0 ? '+' : '−'}${Math.abs(pct)} %`;

/** Money that came in, more or less than before: more is better. '+3 % vs. lun–mar pasados'. */
export function tendenciaDe(pct: number, contra: string): Tendencia {
  if (pct === 0) return { texto: `igual que ${contra}` };
  const texto = `${textoVariacion(pct)} vs. ${contra}`;
  return pct > 0 ? { texto, flecha: 'sube', tono: 'bien' } : { texto, flecha: 'baja', tono: 'mal' };
}

/** The days of a week that can be compared: one that is still coming in would look like a loss beside a whole one. */
export const diasComparables = (lunes: Fecha, hoy: Fecha): number =>
  lunes === lunesDe(hoy) ? diasDeSemana(lunes).filter((dia) => dia < hoy).length : 7;

/** 'lun–mar', of the days that are compared; empty when it is the whole week, or none yet. */
export const cualesDias = (lunes: Fecha, comparables: number): string =>
  comparables === 0 || comparables === 7 ? '' : textoLapso(lunes, sumarDias(lunes, comparables - 1));

const hasta = (dias: readonly Centavos[], comparables: number): Centavos =>
  sumar(...dias.slice(0, comparables));

/** The change over the days that can be compared, in per cent; null: nothing, or almost, to compare with. */
export const variacionDeDias = (
  dias: readonly Centavos[],
  antes: readonly Centavos[],
  comparables: number,
): number | null => variacion(hasta(dias, comparables), hasta(antes, comparables));

/** There was no week before when `antes` is null. */
type Comparada = { readonly antes: Centavos | null; readonly variacion: number | null };

/** The trend of a week. */
export function tendenciaDeSemana(
  { antes, variacion: pct }: Comparada,
  lunes: Fecha,
  comparables: number,
): Tendencia {
  if (antes === null) return { texto: 'sin semana anterior' };
  if (comparables === 0) return { texto: 'se compara desde mañana' };
  if (pct === null) return { texto: 'sin base para comparar' };
  const contra =
    comparables === 7 ? 'la anterior' : textoLapsoPasado(lunes, sumarDias(lunes, comparables - 1));
  return tendenciaDe(pct, contra);
}
