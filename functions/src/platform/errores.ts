import { ERRORES, type CodigoError } from '@leal/domain';

export type Detalle = { campo: string; mensaje: string };

/**
 * An answer that is not a success. Its code is a word on purpose: inside a Firestore transaction a
 * numeric `code` is taken for a gRPC status, and some numbers make the SDK retry for a minute.
 */
export class ErrorApp extends Error {
  readonly codigo: CodigoError;
  readonly detalles: readonly Detalle[] | undefined;

  constructor(codigo: CodigoError, mensaje?: string, detalles?: readonly Detalle[]) {
    super(mensaje ?? ERRORES[codigo].mensaje);
    this.name = 'ErrorApp';
    this.codigo = codigo;
    this.detalles = detalles;
  }

  get http(): number {
    return ERRORES[this.codigo].http;
  }
}

/** Something has changed since the question before a decision showed it; `actual` is what it would show now. */
export class CambioMientras extends ErrorApp {
  readonly actual: object;

  /** `actual`: as it travels. */
  constructor(actual: object) {
    super('CAMBIO_MIENTRAS');
    this.actual = actual;
  }
}
