import { ErrorApp } from '../../platform/errores.ts';
import type { PeticionCruda } from './peticion.ts';

const MAXIMO_BYTES = 100 * 1024;

const noEsJson = () => new ErrorApp('DATOS_INVALIDOS', 'El cuerpo de la petición no es JSON válido.');

/** The JSON that was sent; undefined when the body is empty. It is read from the bytes, whatever the content type. */
export function interpretarCuerpo({ rawBody, body }: PeticionCruda, maximo = MAXIMO_BYTES): unknown {
  if (rawBody === undefined) return body;
  if (rawBody.byteLength > maximo) throw new ErrorApp('CARGA_DEMASIADO_GRANDE');
  try {
    const texto = new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
    return texto.trim() === '' ? undefined : JSON.parse(texto);
  } catch {
    throw noEsJson();
  }
}
