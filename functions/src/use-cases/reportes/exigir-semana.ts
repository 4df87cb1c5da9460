import { type Fecha, lunesDe, semanaDe } from '@leal/domain';
import { ErrorApp } from '../../platform/errores.ts';

/** The week that was asked for by its Monday, or this one; another day, or a week that is yet to come, is refused. */
export function exigirSemana(lunes: Fecha | undefined, hoy: Fecha): { inicio: Fecha; fin: Fecha } {
  const semana = semanaDe(lunes ?? hoy);
  if (lunes !== undefined && lunes !== lunesDe(lunes))
    throw new ErrorApp('FECHA_INVALIDA', 'La semana debe empezar en lunes.');
  if (semana.inicio > hoy) throw new ErrorApp('FECHA_INVALIDA', 'Esa semana todavía no empieza.');
  return semana;
}
