import type { SolicitudDe } from '@leal/contract';
import { abonosSinAprobacion, type Centavos } from '@leal/domain';
import { negocio } from '../../lib/negocio.ts';

type Efectivo = NonNullable<SolicitudDe<'abonos_multiples'>['efectivo']>;

export const nombreEfectivo = (efectivo: Efectivo): string =>
  efectivo === 'devolver'
    ? 'Devolver al cliente'
    : `Registrar hasta ${abonosSinAprobacion(negocio().parametros)} abonos`;

/** What becomes of the cash that is not booked; the collector sees it as a task. */
export const opcionesDeEfectivo = (): { value: Efectivo; label: string }[] =>
  (['devolver', 'registrar'] as const).map((value) => ({ value, label: nombreEfectivo(value) }));

/** What became of that cash so far, and how much is still in hand. */
export function partesDeTarea({
  tarea,
}: Pick<SolicitudDe<'abonos_multiples'>, 'tarea'>): [string, Centavos][] {
  if (tarea === undefined) return [];
  const partes: [string, Centavos][] = [
    ['Registrado', tarea.registrado],
    ['Devuelto', tarea.devuelto],
    ['Por resolver', tarea.resta],
  ];
  return partes.filter(([, monto]) => monto > 0);
}
