import { CABECERA_PETICION } from '@leal/contract';

/** An answer of Leal's in tests: what a stranger answers has no signature. */
export function nuestra(cuerpo: BodyInit | null, init: ResponseInit = {}): Response {
  const respuesta = new Response(cuerpo, init);
  respuesta.headers.set(CABECERA_PETICION, 'prueba');
  return respuesta;
}

export const nuestroJson = (json: object, init?: ResponseInit): Response =>
  nuestra(JSON.stringify(json), init);
