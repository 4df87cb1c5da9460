import { esFecha, type Fecha, fechaLocal, lunesDe } from '@leal/domain';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAhora } from '../../lib/reloj.ts';

/** Where in the reports one is: a week, or a day of it with its page and search. */
type Lugar = {
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

const interpretarFecha = (texto: string | null, hoy: Fecha): Fecha | null =>
  esFecha(texto) && texto <= hoy ? texto : null;

function leerPagina(texto: string | null): number {
  const n = Number(texto ?? 1);
  return Number.isInteger(n) && n >= 1 && n <= MAX_PAGINA ? n : 1;
}

/** The place that an address names; an invalid or future day gives this week. */
export function leerLugar(direccion: URLSearchParams, hoy: Fecha): Lugar {
  const dia = interpretarFecha(direccion.get('dia'), hoy);
  return {
    semana: lunesDe(dia ?? interpretarFecha(direccion.get('semana'), hoy) ?? hoy),
    dia,
    pagina: leerPagina(direccion.get('pagina')),
    busqueda: (direccion.get('q') ?? '').trim().slice(0, MAX_BUSQUEDA),
  };
}

/** The address of a place; its other parameters, such as whose reports these are, stay. */
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

/** The history state of a day that was opened from its week: 'back' leads there. */
export const DESDE_SEMANA = 'semana';

/** Where one is, the address of any other place, and the ways there. */
export function useLugar() {
  const [direccion] = useSearchParams();
  const { state } = useLocation();
  const navegar = useNavigate();
  // Before the first answer of the server this is the device's day, which may be wrong.
  const hoy = fechaLocal(useAhora(60_000));
  const lugar = leerLugar(direccion, hoy);
  const haciaLugar = (otro: Partial<Lugar>) => ({ search: `?${conLugar(direccion, otro)}` });
  return {
    hoy,
    lugar,
    haciaLugar,
    /** Another week, page or search replaces the entry of the history. */
    cambiar: (otro: Partial<Lugar>) =>
      void navegar(haciaLugar({ ...lugar, ...otro }), { replace: true, state: state as unknown }),
    volverASemana: () =>
      void (state === DESDE_SEMANA
        ? navegar(-1)
        : navegar(haciaLugar({ semana: lugar.semana }), { replace: true })),
  };
}

export type EnReportes = ReturnType<typeof useLugar>;
