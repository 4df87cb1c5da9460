import { CABECERA_PETICION } from '@leal/contract';
import type { HttpsError, onCall } from 'firebase-functions/https';
import { CON_ESPERA } from '../http/middleware/errores.ts';
import { ESPERA_S } from '../http/middleware/limite.ts';
import { servirPeticion } from '../platform/servir.ts';
import { atiempo } from '../platform/plazo.ts';

type Funcion = ReturnType<typeof onCall>;
type Peticion = Parameters<Funcion>[0];
type Respuesta = Parameters<Funcion>[1];

/** The header with the caller's token, for our own code. A header that came under this name is overwritten. */
export const AUTORIZACION = 'x-leal-autorizacion';

/** Says when it is worth asking again. */
export function conEspera(error: HttpsError, respuesta: Respuesta | undefined): HttpsError {
  if (CON_ESPERA.has(error.httpErrorCode.status)) respuesta?.setHeader('Retry-After', String(ESPERA_S));
  return error;
}

/** The SDK refuses other bodies, and would write what they claim to be into the log. */
const ES_JSON = /^application\/json\b/i;

/**
 * This stands in front of the SDK, which asks others about tokens with no deadline, and fails to unfold data that are
 * too deep or name a type that it does not know. The SDK gets no token and no data, and the caller an answer in time.
 */
export function conPuerta<F extends Funcion>(
  nombre: string,
  funcion: F,
  explicar: (error: unknown) => HttpsError,
): F {
  const puerta = (peticion: Peticion, respuesta: Respuesta): Promise<void> => {
    const { headers } = peticion;
    const { authorization = '', 'content-type': tipo = '' } = headers;
    delete headers.authorization;
    delete headers['x-firebase-appcheck'];
    headers[AUTORIZACION] = authorization;
    if (!ES_JSON.test(tipo)) headers['content-type'] = '';
    peticion.body = { data: null };
    return servirPeticion(`callable ${nombre}`, headers, respuesta, async ({ id }) => {
      respuesta.setHeader(CABECERA_PETICION, id);
      await atiempo(async () => funcion(peticion, respuesta)).catch((error: unknown) => {
        if (respuesta.headersSent) return;
        const dicho = conEspera(explicar(error), respuesta);
        respuesta.status(dicho.httpErrorCode.status).send({ error: dicho.toJSON() });
      });
    });
  };
  return Object.assign(puerta, funcion);
}
