import type { PreguntaDe, Visto } from '@leal/contract';
import type { SolicitudDoc } from '@leal/contract/documentos';
import type { Centavos, DestinoEfectivo, EfectivoCorregido, Fecha, TipoSolicitud } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import type { Sello } from '../solicitudes/sellar.ts';

export type De<T extends TipoSolicitud> = Extract<SolicitudDoc, { tipo: T }>;

/** What the manager says, by route or by callable. */
export type RespuestaGerente = {
  readonly decision: 'aprobar' | 'rechazar';
  readonly comentario?: string | undefined;
  readonly monto_aprobado?: Centavos | undefined;
  readonly motivo_rechazo?: string | undefined;
  readonly efectivo?: DestinoEfectivo | undefined;
  readonly efectivo_corregido?: EfectivoCorregido | undefined;
  /** What the question showed: each handler compares it with what it reads (`exigirVisto`). */
  readonly visto?: Visto | undefined;
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
  /** What else its collector is told. */
  readonly aviso?: NonNullable<Sello['aviso']>;
};

/** What the question before its decision shows and says, as it is now. */
export type Pregunta<T extends TipoSolicitud> = Omit<PreguntaDe<T>, 'tipo' | 'estado'>;

/**
 * What a type of request does when it is decided. Reads first, then writes; what is impossible throws
 * before anything is written. Stamp, counters, notice and audit are not its business.
 */
export type Manejador<T extends TipoSolicitud> = {
  /** Reads, outside any transaction, what the question shows when it opens; about one alone, also what that borrowed before. */
  readonly preguntar: (solicitud: De<T>, hoy: Fecha, sola: boolean) => Promise<Pregunta<T>>;
  readonly aprobar: (cambio: Cambio, solicitud: De<T>, respuesta: RespuestaGerente) => Promise<Aplicada<T>>;
  readonly rechazar: (
    cambio: Cambio,
    solicitud: De<T>,
    respuesta: RespuestaGerente,
  ) => Aplicada<T> | Promise<Aplicada<T>>;
};

/** Rejects, and changes nothing else; reads what the question was about only to compare it with the `visto` sent. */
export const soloRechazar =
  <T extends TipoSolicitud>(
    comparar: (cambio: Cambio, solicitud: De<T>, respuesta: RespuestaGerente) => Promise<unknown>,
  ): Manejador<T>['rechazar'] =>
  async (cambio, solicitud, respuesta) => {
    if (respuesta.visto !== undefined) await comparar(cambio, solicitud, respuesta);
    return { solicitud, ruta: false };
  };
