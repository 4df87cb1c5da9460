import type { SolicitudDe } from '@leal/contract';
import { abonosSinAprobacion, type Centavos, type DestinoEfectivo } from '@leal/domain';
import { negocio } from '../../lib/negocio.ts';

/** A request for which its collector may hold cash. */
export type ConEfectivo = SolicitudDe<'abonos_multiples' | 'captura_tardia'>;

/** The cash with which it came. */
export const totalDe = (solicitud: ConEfectivo): Centavos =>
  solicitud.tipo === 'abonos_multiples' ? solicitud.monto_total : solicitud.monto;

/** The part that is still in the collector's hands. */
export const restaDe = (solicitud: ConEfectivo): Centavos => solicitud.tarea?.resta ?? totalDe(solicitud);

export const nombreEfectivo = (efectivo: DestinoEfectivo): string =>
  efectivo === 'devolver'
    ? 'Devolver al cliente'
    : `Registrar hasta ${abonosSinAprobacion(negocio().parametros)} abonos`;

/** The ways of the cash that is not booked; the collector sees it as a task. */
export const opcionesDeEfectivo = (): { value: DestinoEfectivo; label: string }[] =>
  (['devolver', 'registrar'] as const).map((value) => ({ value, label: nombreEfectivo(value) }));

/** The cash so far, by what became of it, and how much is still in hand. */
export function partesDeTarea({ tarea }: Pick<ConEfectivo, 'tarea'>): [string, Centavos][] {
  if (tarea === undefined) return [];
  const partes: [string, Centavos][] = [
    ['Registrado', tarea.registrado],
    ['Devuelto', tarea.devuelto],
    ['Por resolver', tarea.resta],
  ];
  return partes.filter(([, monto]) => monto > 0);
}
