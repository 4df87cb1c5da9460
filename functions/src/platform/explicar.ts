import { type CodigoError, ERRORES } from '@leal/domain';
import { enCurso } from './en-curso.ts';
import { CambioMientras, type Detalle, ErrorApp } from './errores.ts';
import { clasificar } from './intentos.ts';
import { registro } from './registro.ts';
import { causaSinPersonas } from './sin-personas.ts';

/** An error, as the caller of either door reads it. */
type Explicacion = {
  readonly codigo: CodigoError;
  readonly mensaje: string;
  readonly detalles?: readonly Detalle[] | undefined;
  /** An unexpected error has only the id under which it was logged. */
  readonly id_peticion?: string;
  /** CAMBIO_MIENTRAS says what is stored now. */
  readonly actual?: object;
};

export function explicar(error: unknown): Explicacion {
  const peticion = enCurso();
  if (error instanceof ErrorApp) {
    const { codigo, message: mensaje, detalles } = error;
    if (peticion) peticion.codigo = codigo;
    return { codigo, mensaje, detalles, ...(error instanceof CambioMientras && { actual: error.actual }) };
  }
  const fallo = clasificar(error);
  if (fallo === 'choque' || fallo === 'incierto') {
    registro.aviso('El almacén no respondió', { causa: causaSinPersonas(error) });
    // A change that has gone well may still read afterwards: only a lost race says that nothing was done.
    return explicar(new ErrorApp(fallo === 'choque' ? 'INTENTA_DE_NUEVO' : 'TARDO_DEMASIADO'));
  }
  registro.error('Error inesperado', error);
  if (!peticion) return explicar(new ErrorApp('ERROR_INTERNO'));
  const { id: id_peticion } = peticion;
  // The reader can tell the code to whoever helps; nobody asks a user for a header.
  const mensaje = `${ERRORES.ERROR_INTERNO.mensaje} Código: ${id_peticion}`;
  return { ...explicar(new ErrorApp('ERROR_INTERNO', mensaje)), id_peticion };
}
