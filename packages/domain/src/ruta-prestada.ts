import { diasEntre, type Fecha, formatearFecha, sumarDias } from './calendario.ts';
import { MAXIMO_DIAS_VACACIONES, VACACIONES_A_LO_MAS_EN, type Vacaciones } from './vacaciones.ts';
import { fechaLocal, instanteLocal } from './zona-horaria.ts';

/*
 * A whole route that somebody else works for some days. The portfolio stays its collector's: clients, order, arrears. Cash and
 * visits are whoever's took them (`duenos.ts`). A tap is judged by the loans that held at its own instant, however late it comes.
 */

/** One loan of a route; it stands in the records of both. */
export type RutaPrestada = {
  readonly id_prestada: string;
  /** The collector whose route it is. */
  readonly de: string;
  readonly nombre_de: string;
  /** The collector who works it. */
  readonly a: string;
  readonly nombre_a: string;
  readonly desde: Date;
  /** The first instant at which it holds no more: the midnight after its last day, or when it was ended. */
  readonly hasta: Date;
  /** Its own collector collects as well. */
  readonly ambos: boolean;
};

/** A record keeps so many of them, those that are over too: taps of then may still come. */
export const RUTAS_PRESTADAS_GUARDADAS = 20;

type Prestadas = readonly RutaPrestada[] | undefined;
type Par = Pick<RutaPrestada, 'de' | 'a'>;

const vale = ({ desde, hasta }: RutaPrestada, instante: Date): boolean =>
  desde <= instante && instante < hasta;

/** Whether `a` works the route of `de` at that instant. */
export const llevaRuta = (prestadas: Prestadas, { de, a }: Par, instante: Date): boolean =>
  prestadas?.some((prestada) => prestada.de === de && prestada.a === a && vale(prestada, instante)) ?? false;

/** Whether `a` had the route of `de` at that instant or before it: cash of those days may be in their hands. */
export const llevoRuta = (prestadas: Prestadas, { de, a }: Par, instante: Date): boolean =>
  prestadas?.some((prestada) => prestada.de === de && prestada.a === a && prestada.desde <= instante) ??
  false;

/** The loan by which the route of `de` is somebody else's to work at that instant. */
export const prestadaEn = (prestadas: Prestadas, de: string, instante: Date): RutaPrestada | undefined =>
  prestadas?.find((prestada) => prestada.de === de && vale(prestada, instante));

/** The loans that give `a` the routes of others at that instant. */
export const rutasQueLleva = (prestadas: Prestadas, a: string, instante: Date): readonly RutaPrestada[] =>
  prestadas?.filter((prestada) => prestada.a === a && vale(prestada, instante)) ?? [];

/** The loans that are not over, the first to begin first. */
export const porTerminar = (prestadas: Prestadas, instante: Date): readonly RutaPrestada[] =>
  (prestadas ?? [])
    .filter(({ hasta }) => instante < hasta)
    .toSorted((una, otra) => una.desde.getTime() - otra.desde.getTime());

/** With that loan, in the place of what it was; the oldest beyond `RUTAS_PRESTADAS_GUARDADAS` goes. */
export const conPrestada = (prestadas: Prestadas, nueva: RutaPrestada): RutaPrestada[] =>
  [...(prestadas ?? []).filter(({ id_prestada }) => id_prestada !== nueva.id_prestada), nueva]
    .toSorted((una, otra) => una.hasta.getTime() - otra.hasta.getTime())
    .slice(-RUTAS_PRESTADAS_GUARDADAS);

/** The loan of the same route that takes one of those days already: a route has one borrower at a time. */
export const seEncima = (
  prestadas: Prestadas,
  { de, desde, hasta }: Pick<RutaPrestada, 'de' | 'desde' | 'hasta'>,
): RutaPrestada | undefined =>
  prestadas?.find((prestada) => prestada.de === de && prestada.desde < hasta && desde < prestada.hasta);

/** The loan, over from that instant; one that had not begun never holds. */
export const terminadaEn = (prestada: RutaPrestada, instante: Date): RutaPrestada => ({
  ...prestada,
  hasta: instante < prestada.desde ? prestada.desde : instante,
});

/** The instants of a loan from the one day to the other, both included; one of today begins now. */
export function plazoPrestado({ del, al }: Vacaciones, ahora: Date): Pick<RutaPrestada, 'desde' | 'hasta'> {
  const inicio = instanteLocal(del, '00:00');
  return { desde: inicio < ahora ? ahora : inicio, hasta: instanteLocal(sumarDias(al, 1), '00:00') };
}

/** The first and the last day of a loan. */
export const diasPrestados = ({ desde, hasta }: Pick<RutaPrestada, 'desde' | 'hasta'>): Vacaciones => ({
  del: fechaLocal(desde),
  al: fechaLocal(new Date(Math.max(desde.getTime(), hasta.getTime() - 1))),
});

/** The words for days on which no route can be lent; null: they can. */
export function porQueNoSePresta({ del, al }: Vacaciones, hoy: Fecha): string | null {
  if (al < del) return 'El último día es anterior al primero.';
  if (del < hoy) return 'Una ruta se presta desde hoy o desde otro día que no haya pasado.';
  if (diasEntre(del, al) >= MAXIMO_DIAS_VACACIONES)
    return `Son más de ${MAXIMO_DIAS_VACACIONES} días: por más tiempo se reasigna.`;
  return diasEntre(hoy, del) > VACACIONES_A_LO_MAS_EN ? 'Empieza dentro de más de un año.' : null;
}

/** 'del 03/12/2026 al 05/12/2026'. */
export const textoDeDias = ({ del, al }: Vacaciones): string =>
  del === al ? `el ${formatearFecha(del)}` : `del ${formatearFecha(del)} al ${formatearFecha(al)}`;

export const textoPrestados = (prestada: Pick<RutaPrestada, 'desde' | 'hasta'>): string =>
  textoDeDias(diasPrestados(prestada));
