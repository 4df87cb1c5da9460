import { type Fecha, formatearFecha, type Vacaciones } from '@leal/domain';

/** Beside a collector's name: why what is behind is behind. */
export const textoAusente = (hasta: Fecha): string => `De vacaciones hasta el ${formatearFecha(hasta)}`;

/** Beside a client's name, whose collector it is about. */
export const textoCobradorAusente = (hasta: Fecha): string =>
  `Su cobrador está de vacaciones hasta el ${formatearFecha(hasta)}`;

export const textoVacaciones = ({ del, al }: Vacaciones): string =>
  `De vacaciones del ${formatearFecha(del)} al ${formatearFecha(al)}`;
