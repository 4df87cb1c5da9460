import { formatearFecha, formatearHora, fechaLocal } from '@leal/domain';
import { esDeLinea } from '../../lib/api/error-api.ts';
import { esDeLaCopia } from '../../lib/copia/duenio.ts';
import { ahora, desfaseMs } from '../../lib/reloj.ts';

export type Lectura = {
  /** The instant on this device's clock; 0 before the first answer. */
  readonly dataUpdatedAt: number;
  readonly error: unknown;
  /** Another answer stands in for it, and was read for itself. */
  readonly deOtra?: boolean;
};

/** When it was read, by the server's clock. */
export const leidoEn = ({ dataUpdatedAt }: Pick<Lectura, 'dataUpdatedAt'>): Date =>
  new Date(dataUpdatedAt + desfaseMs());

/** The instant as of which it holds: that of its reading, unless the answer says of which it is. */
export const validoEn = (consulta: Pick<Lectura, 'dataUpdatedAt'>, leido?: string): Date =>
  leido === undefined ? leidoEn(consulta) : new Date(leido);

/**
 * 'Datos de las 10:42', when that is all there is without a line: the day's copy, or an answer that could not be
 * read again. Null while nothing is known, or when it is as new as a screen's answer is.
 */
export function datosDe(consulta: Lectura, leido?: string): string | null {
  const { dataUpdatedAt, error, deOtra } = consulta;
  if (dataUpdatedAt === 0 || !(deOtra || esDeLaCopia(dataUpdatedAt) || esDeLinea(error))) return null;
  const en = validoEn(consulta, leido);
  const hora = formatearHora(en);
  return fechaLocal(en) === fechaLocal(ahora())
    ? `Datos de las ${hora}`
    : `Datos del ${formatearFecha(fechaLocal(en))}, ${hora}`;
}

/** What is made ready every minute says of which one it is, where it is not as of now. */
export const textoAlMinuto = (leido: string): string => `al minuto de las ${formatearHora(new Date(leido))}`;
