import type { Callable, DatosDecision, RespuestaCallable } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { admitir } from '../http/middleware/admitir.ts';
import { reloj } from '../platform/clock.ts';
import { interpretarCuerpo } from '../http/middleware/cuerpo.ts';
import { comprobar } from '../platform/comprobar.ts';
import { explicar } from '../platform/explicar.ts';
import { claveDeCambio, interpretarClave } from '../platform/idempotencia.ts';
import { idsDePeticion } from '../platform/ids.ts';
import { type Cambio, type Leidos, type Referencias, transaccion } from '../context/transaccion.ts';
import { AUTORIZACION, conEspera, conPuerta } from './puerta.ts';

/** A use case behind a callable: the same shape as behind a route, with `data` in the body's place. */
type CasoCallable<C extends Callable, D extends Referencias> = {
  readonly leer: (datos: DatosDecision) => D;
  readonly ejecutar: (
    datos: DatosDecision,
    cambio: Cambio,
    leidos: Leidos<D>,
  ) => RespuestaCallable<C> | Promise<RespuestaCallable<C>>;
};

type Cruda = Pick<CallableRequest['rawRequest'], 'headers' | 'rawBody' | 'socket'>;

const sobre = z.strictObject({ data: z.unknown() });

/** Token and data are read here, from the raw request, as behind every route: the SDK sees neither (`conPuerta`). */
async function atender<C extends Callable, D extends Referencias>(
  contrato: C,
  caso: CasoCallable<C, D>,
  cruda: Cruda,
): Promise<unknown> {
  const ahora = reloj.ahora();
  const identidad = await admitir(contrato.roles, cruda, AUTORIZACION);
  const { data } = comprobar(sobre, interpretarCuerpo(cruda));
  const datos = comprobar(contrato.datos, data) as DatosDecision;
  const { clave, ...contenido } = datos;
  const llamada = { metodo: 'CALL', ruta: contrato.nombre };
  const { json } = await transaccion({
    identidad,
    roles: contrato.roles,
    clave: claveDeCambio(identidad.uid, llamada, interpretarClave(clave), contenido),
    ahora,
    ids: idsDePeticion(),
    referencias: caso.leer(datos),
    ejecutar: async (cambio, leidos) => {
      const respuesta = await caso.ejecutar(datos, cambio, leidos);
      return { estado: 200, json: JSON.stringify(z.encode(contrato.respuesta, respuesta)) };
    },
  });
  return JSON.parse(json);
}

/** The same sentences and codes as by HTTP; the code travels in `details.code`. */
function aHttpsError(error: unknown): HttpsError {
  const { codigo: code, mensaje, detalles, id_peticion, actual } = explicar(error);
  return new HttpsError(ERRORES[code].callable, mensaje, {
    code,
    ...(detalles && { detalles }),
    ...(id_peticion !== undefined && { id_peticion }),
    ...(actual && { actual }),
  });
}

/** A decision that the Firebase SDK calls by its name (`httpsCallable`), from pages of our own Hosting: no CORS. */
export const callable = <C extends Callable, D extends Referencias>(contrato: C, caso: CasoCallable<C, D>) =>
  conPuerta(
    contrato.nombre,
    onCall(
      {
        region: process.env['LEAL_REGION'] ?? 'us-central1',
        invoker: 'public',
        concurrency: 80,
        memory: '512MiB',
        cors: false,
      },
      ({ rawRequest }) =>
        atender(contrato, caso, rawRequest).catch((error: unknown) => {
          throw conEspera(aHttpsError(error), rawRequest.res);
        }),
    ),
    aHttpsError,
  );
