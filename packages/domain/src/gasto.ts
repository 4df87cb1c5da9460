import type { Fecha } from './calendario.ts';
import type { Centavos } from './dinero.ts';
import type { EstadoSolicitud } from './solicitud.ts';

export const MENSAJE_MOTIVO_RECHAZO = 'Debe proporcionar un motivo de rechazo';

/** The fields of an expense's document that the sums need. */
export type GastoLedger = {
  readonly monto_centavos: Centavos;
  readonly estado: EstadoSolicitud;
  /** The local date of approval: the day whose cash to hand in it lowers. */
  readonly fecha_aprobacion: Fecha | null;
};
