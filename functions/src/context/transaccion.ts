import type { BitacoraDoc, CalendarioDoc, NegocioDoc } from '@leal/contract/documentos';
import {
  fechaLocal,
  formatearFecha,
  formatearHora,
  type IdRol,
  type Negocio,
  type Posicion,
} from '@leal/domain';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { bitacora } from '../data/bitacora.ts';
import { leer } from '../data/coleccion.ts';
import { hacerLugar } from '../data/hacer-lugar.ts';
import { documentoCalendario, documentoNegocio } from '../data/configuracion.ts';
import { idempotencia } from '../data/idempotencia.ts';
import { usuarios } from '../data/usuarios.ts';
import { type Actor, exigirActor, recordarUsuario } from './actor.ts';
import type { Identidad } from '../platform/auth.ts';
import { ErrorApp } from '../platform/errores.ts';
import { type ClaveDeCambio, respuestaPrevia, type RespuestaGuardada } from '../platform/idempotencia.ts';
import type { Ids } from '../platform/ids.ts';
import { conReintentos } from '../platform/transacciones.ts';
import { clasificar } from '../platform/intentos.ts';
import { negocioRecordado, recordarNegocio } from './negocio.ts';

export type Referencias = Record<string, DocumentReference>;
export type Leidos<D extends Referencias> = {
  readonly [K in keyof D]: NonNullable<D[K]> extends DocumentReference<infer T> ? T | undefined : never;
};

/** The things that a change works with; `ahora` and the ids are the request's, the same however often it runs. */
export type Cambio = {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly negocio: Negocio;
  readonly ahora: Date;
  readonly ids: Ids;
  /** The hash of the request's key: its record is forgotten after some days, what it booked keeps this. */
  readonly clave: string;
  /** The phone's position, when it says so and the settings keep it. */
  readonly posicion?: Posicion;
};

export type Orden<D extends Referencias> = {
  readonly identidad: Identidad;
  readonly roles: readonly IdRol[];
  readonly clave: ClaveDeCambio;
  readonly ahora: Date;
  readonly ids: Ids;
  /** All that the change reads, asked for in one round trip with the user and the key. */
  readonly referencias: D;
  readonly posicion?: Posicion | undefined;
  /** Decides and writes; answers what the key will replay. */
  readonly ejecutar: (cambio: Cambio, leidos: Leidos<D>) => Promise<RespuestaGuardada>;
  /** A key that was used long ago is answered, where its outcome can be told; else it is refused. */
  readonly conClaveUsada?:
    | ((cambio: Cambio, leidos: Leidos<D>, rechazo: ErrorApp) => Promise<RespuestaGuardada>)
    | undefined;
};

const MS_POR_DIA = 86_400_000;

function exigirRol(actor: Actor, roles: readonly IdRol[]): void {
  if (!roles.includes(actor.id_rol)) throw new ErrorApp('PROHIBIDO');
}

function leidosDe<D extends Referencias>(nombres: string[], fotos: DocumentSnapshot[]): Leidos<D> {
  return Object.fromEntries(nombres.map((nombre, i) => [nombre, fotos[i]?.data()])) as Leidos<D>;
}

/** One BatchGet: the user, the key, the business settings when they are cold, and what the change asks for. */
async function leerTodo<D extends Referencias>(tx: Transaction, orden: Orden<D>) {
  const usuario = usuarios.doc(orden.identidad.uid);
  const guardada = idempotencia.doc(orden.clave.hash);
  const conocido = negocioRecordado();
  const ajustes = conocido === undefined ? [documentoNegocio(), documentoCalendario()] : [];
  const propias = [usuario, guardada, ...ajustes];
  const fotos = await tx.getAll(...propias, ...Object.values(orden.referencias));
  const [deUsuario, deClave, deNegocio, deCalendario] = fotos as [
    DocumentSnapshot,
    DocumentSnapshot,
    DocumentSnapshot?,
    DocumentSnapshot?,
  ];
  return {
    usuario: deUsuario.data() as Parameters<typeof exigirActor>[1],
    guardada: deClave.data() as Parameters<typeof respuestaPrevia>[0],
    existeClave: deClave.exists,
    negocio:
      conocido ??
      recordarNegocio(
        deNegocio?.data() as NegocioDoc | undefined,
        deCalendario?.data() as CalendarioDoc | undefined,
      ),
    leidos: leidosDe<D>(Object.keys(orden.referencias), fotos.slice(propias.length)),
  };
}

/** Stores the answer that this key gives from now on. */
export function guardarRespuesta(
  cambio: Cambio,
  { hash, huella }: ClaveDeCambio,
  existe: boolean,
  respuesta: RespuestaGuardada,
): void {
  const { tx, ahora, negocio } = cambio;
  const registro = {
    huella,
    estado: respuesta.estado,
    respuesta: respuesta.json,
    creado_en: ahora,
    expira_en: new Date(ahora.getTime() + negocio.parametros.dias_idempotencia * MS_POR_DIA),
  };
  // `create` makes a resent commit fail instead of applying twice; an expired record is replaced.
  if (existe) tx.set(idempotencia.doc(hash), registro);
  else tx.create(idempotencia.doc(hash), registro);
}

/** Names what it did, and when. */
const claveUsada = ({ fecha, accion, documento }: BitacoraDoc): ErrorApp =>
  new ErrorApp(
    'CLAVE_USADA',
    `Esto ya se hizo el ${formatearFecha(fechaLocal(fecha))}, ${formatearHora(fecha)}, y no se hace otra vez.`,
    [{ campo: 'Idempotency-Key', mensaje: `${accion}: ${documento}` }],
  );

/**
 * A replay is answered after authentication and before any rule is looked at. `usada`: what was done under this key
 * before its answer was forgotten.
 */
async function unaVez<D extends Referencias>(
  tx: Transaction,
  orden: Orden<D>,
  usada: BitacoraDoc | undefined,
): Promise<RespuestaGuardada> {
  const { usuario, guardada, existeClave, negocio, leidos } = await leerTodo(tx, orden);
  recordarUsuario(usuario);
  const actor = exigirActor(orden.identidad, usuario);
  exigirRol(actor, orden.roles);
  const previa = respuestaPrevia(guardada, orden.clave, orden.ahora);
  if (previa !== null) return previa;
  const { ahora, ids, posicion } = orden;
  const seGuarda = posicion && negocio.parametros.dias_posicion > 0;
  const cambio: Cambio = {
    tx,
    actor,
    negocio,
    ahora,
    ids,
    clave: orden.clave.hash,
    ...(seGuarda && { posicion }),
  };
  const respuesta = usada
    ? await deClaveUsada(orden, cambio, leidos, claveUsada(usada))
    : await orden.ejecutar(cambio, leidos);
  guardarRespuesta(cambio, orden.clave, existeClave, respuesta);
  return respuesta;
}

function deClaveUsada<D extends Referencias>(
  { conClaveUsada }: Orden<D>,
  cambio: Cambio,
  leidos: Leidos<D>,
  rechazo: ErrorApp,
): Promise<RespuestaGuardada> {
  if (conClaveUsada) return conClaveUsada(cambio, leidos, rechazo);
  throw rechazo;
}

/** Outside any transaction: what this key answered already; null also when that cannot be learnt now. */
export async function respuestaYaGuardada(
  clave: ClaveDeCambio,
  ahora: Date,
): Promise<RespuestaGuardada | null> {
  try {
    return respuestaPrevia(await leer(idempotencia.doc(clave.hash)), clave, ahora);
  } catch (error) {
    if (clasificar(error) === 'definitivo') throw error;
    return null;
  }
}

/**
 * The only way for a request to change anything: read everything in one round trip, decide, write in a
 * second one. Running again is safe here, because the record of the key is created in the same commit.
 */
export function transaccion<D extends Referencias>(orden: Orden<D>): Promise<RespuestaGuardada> {
  let usada: BitacoraDoc | undefined;
  return conReintentos((tx) => unaVez(tx, orden, usada), {
    hacerLugar,
    averiguar: async () => {
      const previa = await respuestaYaGuardada(orden.clave, orden.ahora);
      // Something stands in its way, and no answer says what: perhaps the key's own first row in the audit.
      if (previa === null) usada = await leer(bitacora.doc(orden.clave.hash)).catch(() => undefined);
      return previa;
    },
  });
}
