import { CODIGOS, ERRORES, type CodigoError } from '@leal/domain';

/** The server's codes, and one of our own for a call that never got an answer. */
export type CodigoApi = CodigoError | 'SIN_CONEXION';
export type DetalleError = { campo: string; mensaje: string };

type DatosErrorApi = {
  codigo: CodigoApi;
  mensaje?: string;
  detalles?: readonly DetalleError[];
  /** 0 when there was no answer. */
  http?: number;
  /** CAMBIO_MIENTRAS: what stands now, as it travelled. */
  actual?: Readonly<Record<string, unknown>>;
};

export const MENSAJE_SIN_CONEXION = 'Sin conexión. Revisa tu señal.';

const mensajeDe = (codigo: CodigoApi): string =>
  codigo === 'SIN_CONEXION' ? MENSAJE_SIN_CONEXION : ERRORES[codigo].mensaje;

/** Every way a call can fail. `mensaje` is Spanish and fit to show. */
export class ErrorApi extends Error {
  readonly codigo: CodigoApi;
  readonly mensaje: string;
  readonly detalles: readonly DetalleError[];
  readonly http: number;
  readonly actual: DatosErrorApi['actual'];

  constructor({ codigo, mensaje, detalles = [], http = 0, actual }: DatosErrorApi) {
    super(mensaje ?? mensajeDe(codigo));
    this.name = 'ErrorApi';
    this.codigo = codigo;
    this.mensaje = this.message;
    this.detalles = detalles;
    this.http = http;
    this.actual = actual;
  }
}

export const sinConexion = (): ErrorApi => new ErrorApi({ codigo: 'SIN_CONEXION' });

/** A code that this version does not know is still an error with a message. */
export const leerCodigo = (codigo: string): CodigoError =>
  CODIGOS.find((conocido) => conocido === codigo) ?? 'ERROR_INTERNO';

/** What to show of anything that was thrown. */
export const mensajeDeError = (error: unknown, porDefecto = ERRORES.ERROR_INTERNO.mensaje): string =>
  error instanceof ErrorApi ? error.mensaje : porDefecto;

/**
 * Did the server perhaps do it? Then the same action may only be repeated with the same key.
 * A 4xx is a definite no.
 */
export const desenlaceIncierto = (error: unknown): boolean =>
  !(error instanceof ErrorApi) || error.codigo === 'SIN_CONEXION' || error.http >= 500;
