import { fecha, instanteLocal } from '@leal/domain';

const local = (dia: string, hora: string): Date => instanteLocal(fecha(dia), hora);

/** When a suite may start: every kind of day and hour, the edges of the window, ends of month and year. */
export const INSTANTES: readonly (readonly [nombre: string, ahora: Date])[] = [
  ['a Friday at noon', local('2026-11-20', '12:00:00')],
  ['a Saturday', local('2026-11-21', '13:30:00')],
  ['a Sunday', local('2026-11-22', '12:15:00')],
  ['before the window', local('2026-11-18', '09:00:00')],
  ['as the window opens', local('2026-11-18', '10:00:00')],
  ['a minute before it closes', local('2026-11-18', '17:59:00')],
  ['as the window closes', local('2026-11-18', '18:00:00')],
  ['just after midnight', local('2026-11-24', '00:02:00')],
  ['the end of a month', local('2026-11-30', '12:00:00')],
  ['New Year’s Eve', local('2026-12-31', '16:00:00')],
  ['New Year’s Day', local('2027-01-01', '12:00:00')],
  ['a leap day', local('2028-02-29', '12:00:00')],
];

export const VIERNES_AL_MEDIODIA = local('2026-11-20', '12:00:00');
