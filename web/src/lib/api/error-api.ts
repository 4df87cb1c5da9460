import { CODIGOS, ERRORES, type CodigoError } from '@leal/domain';

/** Our own codes, for a call without an answer: it was never sent, or it was sent and its outcome is unknown. */
const SIN_LINEA = {
  SIN_CONEXION: 'Sin conexión. Revisa tu señal.',
  SIN_RESPUESTA: 'No hubo respuesta. Revisa tu señal.',
} as const;

export type CodigoApi = CodigoError | keyof typeof SIN_LINEA;
export type DetalleError = { campo: string; mensaje: string };

type DatosErrorApi = {
  codigo: CodigoApi;
  mensaje?: string;
  detalles?: readonly DetalleError[];
  /** 0 when there was no answer. */
  http?: number;
  /** CAMBIO_MIENTRAS: the values of now, as they were sent (not decoded). */
  actual?: Readonly<Record<string, unknown>>;
  /** Retry-After: the server answers nothing before. */
  espera_ms?: number;
};

export const MENSAJE_SIN_CONEXION = SIN_LINEA.SIN_CONEXION;

const mensajeDe = (codigo: CodigoApi): string =>
  codigo === 'SIN_CONEXION' || codigo === 'SIN_RESPUESTA' ? SIN_LINEA[codigo] : ERRORES[codigo].mensaje;

/** Every way a call can fail. `mensaje` is Spanish and fit to show. */
export class ErrorApi extends Error {
  readonly codigo: CodigoApi;
  readonly mensaje: string;
  readonly detalles: readonly DetalleError[];
  readonly http: number;
  readonly actual: DatosErrorApi['actual'];
  readonly espera_ms: number | undefined;

  constructor({ codigo, mensaje, detalles = [], http = 0, actual, espera_ms }: DatosErrorApi) {
    super(mensaje ?? mensajeDe(codigo));
    this.name = 'ErrorApi';
    this.codigo = codigo;
    this.mensaje = this.message;
    this.detalles = detalles;
    this.http = http;
    this.actual = actual;
    this.espera_ms = espera_ms;
  }
}

export const sinConexion = (): ErrorApi => new ErrorApi({ codigo: 'SIN_CONEXION' });
export const sinRespuesta = (): ErrorApi => new ErrorApi({ codigo: 'SIN_RESPUESTA' });
/** Nobody is signed in (any more): the server's word, without asking it. */
export const sinSesion = (): ErrorApi => new ErrorApi({ codigo: 'NO_AUTENTICADO', http: 401 });

/** The line failed, not the server: when the line is back it is worth another try. */
export const esDeLinea = (error: unknown): boolean => error instanceof ErrorApi && error.codigo in SIN_LINEA;

/** The server said that it did it, in words that this version cannot read. */
const noSeEntiende = ({ codigo, http }: ErrorApi): boolean => codigo === 'ERROR_INTERNO' && http < 400;

/** Whether another try can help: no signal, a busy or a broken server, an answer that is not in Leal's form. */
export const esPasajero = (error: unknown): boolean =>
  esDeLinea(error) || (error instanceof ErrorApi && (error.http >= 500 || noSeEntiende(error)));

/** A code that this version does not know is still an error with a message. */
export const leerCodigo = (codigo: string): CodigoError =>
  CODIGOS.find((conocido) => conocido === codigo) ?? 'ERROR_INTERNO';

/** The words to show for anything that was thrown. */
export const mensajeDeError = (error: unknown, porDefecto = ERRORES.ERROR_INTERNO.mensaje): string =>
  error instanceof ErrorApi ? error.mensaje : porDefecto;

const respondioAlgo = ({ http, codigo }: ErrorApi): boolean =>
  codigo === 'DATOS_INVALIDOS' || (http >= 400 && http < 500);

/** A final refusal: the action is over. */
export const esDefinitivo = (error: unknown): boolean => error instanceof ErrorApi && respondioAlgo(error);

/** Nothing was done: it was never sent, or the server says so. Sent again, it is the same action. */
const nadaSeHizo = ({ codigo }: ErrorApi): boolean =>
  codigo === 'SIN_CONEXION' || codigo === 'INTENTA_DE_NUEVO';

/**
 * Whether the server may have done it: no answer, a server error, or an answer that is not ours leave that open.
 * Then the same action may only be repeated with the same key.
 */
export const desenlaceIncierto = (error: unknown): boolean =>
  error instanceof ErrorApi && !respondioAlgo(error) && !nadaSeHizo(error);

/**
 * Refused before the server looked the key up. PROHIBIDO is not among them: an account that was turned off loses its
 * session (`vigilar-cuenta.ts`), and that somebody may not do this is checked after the key.
 */
const EN_LA_PUERTA: readonly CodigoApi[] = ['NO_AUTENTICADO', 'DEMASIADAS_SOLICITUDES'];

/** An error that does not tell the outcome of an earlier call that got no answer. */
export const nadaDice = (error: unknown): boolean =>
  error instanceof ErrorApi && (!respondioAlgo(error) || EN_LA_PUERTA.includes(error.codigo));
