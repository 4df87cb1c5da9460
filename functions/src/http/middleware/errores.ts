import type { RespuestaError } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import { ErrorApp } from '../../platform/errores.ts';
import { clasificar } from '../../platform/intentos.ts';
import { registro } from '../../platform/registro.ts';
import type { RespuestaHttp } from '../peticion.ts';

const aJson = (estado: number, cuerpo: RespuestaError): RespuestaHttp => ({
  estado,
  json: JSON.stringify(cuerpo),
});

/** What the caller reads of an error. Of one that nobody foresaw: only the id under which it was logged. */
export function responderError(error: unknown, idPeticion: string, donde: string): RespuestaHttp {
  if (error instanceof ErrorApp) {
    const { message, codigo: code, detalles } = error;
    return aJson(error.http, { message, code, ...(detalles ? { detalles: [...detalles] } : {}) });
  }
  const fallo = clasificar(error);
  if (fallo === 'choque' || fallo === 'incierto') {
    registro.aviso('El almacén no respondió', { id_peticion: idPeticion, donde, causa: String(error) });
    return responderError(new ErrorApp('INTENTA_DE_NUEVO'), idPeticion, donde);
  }
  registro.error('Error inesperado', error, { id_peticion: idPeticion, donde });
  const { http, mensaje } = ERRORES.ERROR_INTERNO;
  return aJson(http, { message: mensaje, code: 'ERROR_INTERNO', id_peticion: idPeticion });
}
