import type { CodigoError } from '@leal/domain';
import { CambioMientras, type Detalle, ErrorApp } from './errores.ts';
import { clasificar } from './intentos.ts';
import { registro } from './registro.ts';

/** What the caller of either door reads of an error. */
type Explicacion = {
  readonly codigo: CodigoError;
  readonly mensaje: string;
  readonly detalles?: readonly Detalle[] | undefined;
  /** For an unexpected error: the id under which it was logged, and nothing else. */
  readonly id_peticion?: string;
  /** Of CAMBIO_MIENTRAS. */
  readonly actual?: object;
};

export function explicar(error: unknown, id_peticion: string, donde: string): Explicacion {
  if (error instanceof ErrorApp) {
    const { codigo, message: mensaje, detalles } = error;
    return { codigo, mensaje, detalles, ...(error instanceof CambioMientras && { actual: error.actual }) };
  }
  const fallo = clasificar(error);
  if (fallo === 'choque' || fallo === 'incierto') {
    registro.aviso('El almacén no respondió', { id_peticion, donde, causa: String(error) });
    return explicar(new ErrorApp('INTENTA_DE_NUEVO'), id_peticion, donde);
  }
  registro.error('Error inesperado', error, { id_peticion, donde });
  return { ...explicar(new ErrorApp('ERROR_INTERNO'), id_peticion, donde), id_peticion };
}
