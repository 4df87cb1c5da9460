import { diasEntre, type Fecha } from './calendario.ts';

/** Somebody is away from the one day to the other, both of them included. */
export type Vacaciones = { readonly del: Fecha; readonly al: Fecha };

/** A person who is away for longer has left. */
export const MAXIMO_DIAS_VACACIONES = 60;
/** The furthest that anybody plans. */
export const VACACIONES_A_LO_MAS_EN = 366;

/** Whether somebody is away on that day. */
export const estaDeVacaciones = (vacaciones: Vacaciones | undefined, dia: Fecha): boolean =>
  vacaciones !== undefined && vacaciones.del <= dia && dia <= vacaciones.al;

/** The last day of whoever is away on that day, as lists say it beside a name. */
export const vacacionesEl = (
  vacaciones: Vacaciones | undefined,
  dia: Fecha,
): { readonly vacaciones_hasta?: Fecha | undefined } =>
  vacaciones && estaDeVacaciones(vacaciones, dia) ? { vacaciones_hasta: vacaciones.al } : {};

/** The vacations, as long as they have not passed. */
export const vacacionesDesde = (vacaciones: Vacaciones | undefined, dia: Fecha): Vacaciones | null =>
  vacaciones && vacaciones.al >= dia ? vacaciones : null;

/** Whether a day of theirs is among those. */
export const seCruzan = (
  { del, al }: Vacaciones,
  { inicio, fin }: { readonly inicio: Fecha; readonly fin: Fecha },
): boolean => del <= fin && inicio <= al;

/** The words for days that cannot be somebody's absence; null: they can. */
export function porQueNoVacaciones({ del, al }: Vacaciones, hoy: Fecha): string | null {
  if (al < del) return 'El último día es anterior al primero.';
  if (al < hoy) return 'Esos días ya pasaron.';
  if (diasEntre(del, al) >= MAXIMO_DIAS_VACACIONES)
    return `Son más de ${MAXIMO_DIAS_VACACIONES} días: quien se va por más tiempo se desactiva.`;
  return diasEntre(hoy, del) > VACACIONES_A_LO_MAS_EN ? 'Empiezan dentro de más de un año.' : null;
}

/** Whether both say the same days, or that there are none. */
export const mismasVacaciones = (
  vacaciones: Vacaciones | null,
  otrasVacaciones: Vacaciones | null,
): boolean => vacaciones?.del === otrasVacaciones?.del && vacaciones?.al === otrasVacaciones?.al;
