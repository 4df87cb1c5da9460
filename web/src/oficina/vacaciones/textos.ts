import { type Fecha, formatearFecha, type Vacaciones } from '@leal/domain';

/** The words beside a collector's name: the reason for a route that is behind. */
export const textoAusente = (hasta: Fecha): string => `De vacaciones hasta el ${formatearFecha(hasta)}`;

/** The words beside the name of a client, about the collector. */
export const textoCobradorAusente = (hasta: Fecha): string =>
  `Su cobrador está de vacaciones hasta el ${formatearFecha(hasta)}`;

export const textoVacaciones = ({ del, al }: Vacaciones): string =>
  `De vacaciones del ${formatearFecha(del)} al ${formatearFecha(al)}`;
