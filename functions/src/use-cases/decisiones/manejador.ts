import type { CambiosCliente, PreguntaDe, Visto } from '@leal/contract';
import type { SolicitudDoc } from '@leal/contract/documentos';
import type { Centavos, DestinoEfectivo, EfectivoCorregido, TipoSolicitud } from '@leal/domain';
import type { Lectura } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import type { Sello } from '../solicitudes/sellar.ts';

export type De<T extends TipoSolicitud> = Extract<SolicitudDoc, { tipo: T }>;

/** The manager's answer, by route or by callable. */
export type RespuestaGerente = {
  readonly decision: 'aprobar' | 'rechazar';
  readonly comentario?: string | undefined;
  readonly monto_aprobado?: Centavos | undefined;
  readonly motivo_rechazo?: string | undefined;
  readonly efectivo?: DestinoEfectivo | undefined;
  readonly efectivo_corregido?: EfectivoCorregido | undefined;
  /** The manager's changes of the client, instead of those that an edit asked for. */
  readonly cambios?: CambiosCliente | undefined;
  /** The values that the question showed: each handler compares them with what it reads (`exigirVisto`). */
  readonly visto?: Visto | undefined;
};

/** The outcome of a decision, for the stamp, the notice and the audit. */
export type Aplicada<T extends TipoSolicitud> = {
  /** The request, with what its type keeps of the decision. */
  readonly solicitud: De<T>;
  /** The collector's route shows something else now. */
  readonly ruta: boolean;
  /** The comment in place of the manager's, when the type asks for a reason. */
  readonly comentario?: string;
  readonly antes?: Record<string, unknown>;
  readonly despues?: Record<string, unknown>;
  /** The notice's additions for its collector. */
  readonly aviso?: NonNullable<Sello['aviso']>;
};

/** The question before the decision, with what it shows and says now. */
export type Pregunta<T extends TipoSolicitud> = Omit<PreguntaDe<T>, 'tipo' | 'estado'>;

/** The day of the question, and the settings where they matter to it. */
export type Cuando = Pick<Lectura, 'hoy' | 'negocio'>;

/**
 * The part of a decision that depends on the type of request. It reads first, then writes; when it cannot be done it
 * throws before anything is written. Stamp, counters, notice and audit are not its business.
 */
export type Manejador<T extends TipoSolicitud> = {
  /** Reads, outside any transaction, what the question shows when it opens; about one alone, also what that borrowed before. */
  readonly preguntar: (solicitud: De<T>, cuando: Cuando, sola: boolean) => Promise<Pregunta<T>>;
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
