import type { SolicitudDoc } from '@leal/contract/documentos';
import type { Centavos, TipoSolicitud } from '@leal/domain';
import type { Cambio } from '../../platform/transaccion.ts';

export type De<T extends TipoSolicitud> = Extract<SolicitudDoc, { tipo: T }>;

/** What the manager says, whatever door it came through. */
export type Resolucion = {
  readonly decision: 'aprobar' | 'rechazar';
  readonly comentario?: string | undefined;
  readonly monto_aprobado?: Centavos | undefined;
  readonly motivo_rechazo?: string | undefined;
  readonly efectivo?: 'devolver' | 'registrar' | undefined;
};

/** What a decision did, for the stamp, the notice and the audit. */
export type Aplicada<T extends TipoSolicitud> = {
  /** With what its type keeps of the decision. */
  readonly solicitud: De<T>;
  /** The collector's route shows something else now. */
  readonly ruta: boolean;
  /** In place of what the manager said, when the type asks for a reason. */
  readonly comentario?: string;
  readonly antes?: Record<string, unknown>;
  readonly despues?: Record<string, unknown>;
};

/**
 * What a type of request does when it is decided. Reads first, then writes; what is impossible throws
 * before anything is written. Stamp, counters, notice and audit are not its business.
 */
export type Manejador<T extends TipoSolicitud> = {
  readonly aprobar: (cambio: Cambio, solicitud: De<T>, resolucion: Resolucion) => Promise<Aplicada<T>>;
  readonly rechazar: (
    cambio: Cambio,
    solicitud: De<T>,
    resolucion: Resolucion,
  ) => Aplicada<T> | Promise<Aplicada<T>>;
};

/** Rejected, and nothing else changes. */
export const soloRechazar = <T extends TipoSolicitud>(_: Cambio, solicitud: De<T>): Aplicada<T> => ({
  solicitud,
  ruta: false,
});
