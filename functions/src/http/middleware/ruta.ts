import { estadoDeExito, type Llamada, type Respuesta } from '@leal/contract';
import { fechaLocal, type Posicion } from '@leal/domain';
import * as z from 'zod/mini';
import { actorQueLee } from '../../context/actor.ts';
import type { CasoCambio, CasoLectura, Entrada } from '../../context/caso.ts';
import type { Identidad } from '../../platform/auth.ts';
import { claveDeCambio, interpretarClave } from '../../platform/idempotencia.ts';
import { idsDePeticion } from '../../platform/ids.ts';
import { leerNegocio } from '../../context/negocio.ts';
import { type Orden, type Referencias, respuestaYaGuardada, transaccion } from '../../context/transaccion.ts';
import { admitir } from './admitir.ts';
import { interpretarCuerpo } from './cuerpo.ts';
import { comprobarEntrada } from './entrada.ts';
import { admitirDireccion } from './limite.ts';
import { cabecera, type Peticion, type RespuestaHttp } from './peticion.ts';

/** A contract with what answers it. `L` ties a use case to its own contract. */
export type Ruta<L extends Llamada> = {
  readonly llamada: L;
  readonly responder: (peticion: Peticion) => Promise<RespuestaHttp>;
};

function codificar<L extends Llamada>(llamada: L, respuesta: Respuesta<L>): RespuestaHttp {
  const json = JSON.stringify(z.encode(llamada.respuesta, respuesta));
  return { estado: estadoDeExito(llamada, respuesta), json };
}

let tibio: Promise<unknown> | undefined;
/** A call without a token, such as a health check, makes the instance ready: it reads the business settings. */
const calentar = () => (tibio ??= leerNegocio().catch(() => undefined));

/** A route for everybody, without a token; its address pays, if nobody else is named. */
export function publica<L extends Llamada>(
  llamada: L,
  caso: (entrada: Entrada<L>, ahora: Date) => Respuesta<L> | Promise<Respuesta<L>>,
  pagar: (cruda: Peticion['cruda']) => void | Promise<void> = admitirDireccion,
): Ruta<L> {
  return {
    llamada,
    responder: async (peticion) => {
      await pagar(peticion.cruda);
      void calentar();
      const entrada = comprobarEntrada(
        llamada,
        peticion,
        interpretarCuerpo(peticion.cruda, llamada.maximoBytes),
      );
      return codificar(llamada, await caso(entrada, peticion.ahora));
    },
  };
}

/** Reads only. `sensible`: the caller's record is read again instead of remembered for a minute. */
export function lectura<L extends Llamada>(
  llamada: L,
  caso: CasoLectura<L>,
  { sensible = false } = {},
): Ruta<L> {
  return {
    llamada,
    responder: async (peticion) => {
      const identidad = await admitir(llamada.roles, peticion.cruda);
      const entrada = comprobarEntrada(
        llamada,
        peticion,
        interpretarCuerpo(peticion.cruda, llamada.maximoBytes),
      );
      const actor = await actorQueLee(identidad, sensible);
      const { ahora } = peticion;
      const contexto = { actor, ahora, hoy: fechaLocal(ahora), negocio: leerNegocio };
      return codificar(llamada, await caso(entrada, contexto));
    },
  };
}

/** Work outside a transaction needs its checks first: the caller's record, and whether this key has an answer. */
async function conAlrededor<L extends Llamada, D extends Referencias>(
  orden: Orden<D>,
  entrada: Entrada<L>,
  alrededor: NonNullable<CasoCambio<L, D>['alrededor']>,
): Promise<RespuestaHttp> {
  await actorQueLee(orden.identidad, true);
  const previa = await respuestaYaGuardada(orden.clave, orden.ahora);
  return previa ?? alrededor(entrada, () => transaccion(orden), orden.identidad.uid, orden.ahora);
}

/** The answer that no key keeps. */
async function conSecreto<L extends Llamada, D extends Referencias>(
  llamada: L,
  orden: Orden<D>,
  secreto: () => Promise<Respuesta<L>>,
): Promise<RespuestaHttp> {
  await actorQueLee(orden.identidad, true);
  const respuesta = codificar(llamada, await secreto());
  await transaccion(orden);
  return respuesta;
}

/** Changes something: one transaction, under the caller's idempotency key. `limitar`: beyond what every call may take. */
export function cambio<L extends Llamada, D extends Referencias>(
  llamada: L,
  caso: CasoCambio<L, D>,
  limitar: (quien: Identidad) => void = () => undefined,
): Ruta<L> {
  const { conClaveUsada, secreto } = caso;
  const responder = async (peticion: Peticion): Promise<RespuestaHttp> => {
    const identidad = await admitir(llamada.roles, peticion.cruda);
    const clave = interpretarClave(cabecera(peticion.cruda, 'idempotency-key'));
    const cuerpo = interpretarCuerpo(peticion.cruda, llamada.maximoBytes);
    const entrada = comprobarEntrada(llamada, peticion, cuerpo);
    const orden: Orden<D> = {
      identidad,
      roles: llamada.roles === 'publica' ? [] : llamada.roles,
      clave: claveDeCambio(identidad.uid, llamada, clave, {
        ...peticion.parametros,
        ...Object.fromEntries(peticion.consulta),
        cuerpo,
      }),
      ahora: peticion.ahora,
      ids: idsDePeticion(),
      posicion: (entrada.cuerpo as { posicion?: Posicion } | undefined)?.posicion,
      referencias: caso.leer(entrada, identidad.uid, peticion.ahora),
      ejecutar: async (contexto, leidos) =>
        codificar(llamada, await caso.ejecutar(entrada, contexto, leidos)),
      conClaveUsada:
        conClaveUsada && (async (...que) => codificar(llamada, await conClaveUsada(entrada, ...que))),
    };
    limitar(identidad);
    if (secreto) return conSecreto(llamada, orden, () => secreto(entrada, identidad.uid));
    return caso.alrededor ? conAlrededor(orden, entrada, caso.alrededor) : transaccion(orden);
  };
  return { llamada, responder };
}
