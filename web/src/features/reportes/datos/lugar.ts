import { esFecha, type Fecha, lunesDe } from '@leal/domain';

/** Where in the reports one is: a week, or a day of it with its page and search. */
export type Lugar = {
  /** A Monday, never a future one. */
  readonly semana: Fecha;
  readonly dia: Fecha | null;
  /** From 1 on. */
  readonly pagina: number;
  readonly busqueda: string;
};

const CAMPOS = ['semana', 'dia', 'pagina', 'q'] as const;

/** Limits of the contract. */
const MAX_PAGINA = 1_000_000;
const MAX_BUSQUEDA = 100;

const leerFecha = (texto: string | null, hoy: Fecha): Fecha | null =>
  esFecha(texto) && texto <= hoy ? texto : null;

function leerPagina(texto: string | null): number {
  const n = Number(texto ?? 1);
  return Number.isInteger(n) && n >= 1 && n <= MAX_PAGINA ? n : 1;
}

/** What an address says; whatever is no day, or lies in the future, is this week. */
export function leerLugar(direccion: URLSearchParams, hoy: Fecha): Lugar {
  const dia = leerFecha(direccion.get('dia'), hoy);
  return {
    semana: lunesDe(dia ?? leerFecha(direccion.get('semana'), hoy) ?? hoy),
    dia,
    pagina: leerPagina(direccion.get('pagina')),
    busqueda: (direccion.get('q') ?? '').trim().slice(0, MAX_BUSQUEDA),
  };
}

/** The address of a place; what it says of other things, such as whose reports these are, stays. */
export function conLugar(direccion: URLSearchParams, lugar: Partial<Lugar>): URLSearchParams {
  const nueva = new URLSearchParams(direccion);
  for (const campo of CAMPOS) nueva.delete(campo);
  const { semana, dia, pagina = 1, busqueda = '' } = lugar;
  if (semana && !dia) nueva.set('semana', semana);
  if (dia) nueva.set('dia', dia);
  if (dia && pagina > 1) nueva.set('pagina', String(pagina));
  if (dia && busqueda !== '') nueva.set('q', busqueda);
  return nueva;
}
