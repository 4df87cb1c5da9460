import type { IdRol } from '@leal/domain';
import { desenlaceIncierto, ErrorApi } from '../../../lib/api/error-api.ts';
import type { Cuenta } from '../../../lib/sesion/cuentas.ts';
import { codigoDe } from '../../../lib/sesion/error-acceso.ts';

export type Persona = { readonly nombre: string; readonly email: string; readonly id_rol: IdRol };
export type Pedido = Persona & { readonly contrasena: string };

/** What the server is asked, word by word the same however often it is asked. */
export type Registro = { readonly cuerpo: Persona & { readonly uid: string }; readonly clave: string };

/** The two halves that a registration touches: the identity service, and our server. */
export type Puertos = {
  readonly crear: (email: string, contrasena: string) => Promise<Cuenta>;
  readonly abrir: (email: string, contrasena: string) => Promise<Cuenta>;
  /** Has our server a record with that address? */
  readonly conocido: (email: string) => Promise<boolean>;
  readonly registrar: (registro: Registro) => Promise<void>;
  readonly esperar: (ms: number) => Promise<void>;
};

/** Asked, and nobody knows what became of it; only the very same call can tell. */
export type EnDuda = { readonly registro: Registro; readonly borrar: (() => Promise<void>) | null };
export type Desenlace =
  | { readonly tipo: 'hecho' }
  | { readonly tipo: 'duda'; readonly duda: EnDuda }
  | { readonly tipo: 'fallo'; readonly error: unknown };

/** Somebody has that address already, and it is no left-over of ours. */
export class CorreoRegistrado extends Error {}

/** Before the same call is asked again by itself. */
const PAUSAS_MS = [0, 1000] as const;

/** Refused at the door: that says nothing about a call before it that got no answer. */
const EN_LA_PUERTA: readonly string[] = ['NO_AUTENTICADO', 'PROHIBIDO', 'DEMASIADAS_SOLICITUDES'];
const nadaDice = (error: unknown): boolean =>
  desenlaceIncierto(error) || (error instanceof ErrorApi && EN_LA_PUERTA.includes(error.codigo));

/**
 * The server's half, asked for again by the same call while its outcome is unknown. A definite no takes
 * the account back that was made for it; while there is doubt nothing is deleted.
 */
export async function asentar(
  { registrar, esperar }: Puertos,
  duda: EnDuda,
  yaPreguntado = false,
): Promise<Desenlace> {
  let enDuda = yaPreguntado;
  for (const pausa of PAUSAS_MS) {
    await esperar(pausa);
    try {
      await registrar(duda.registro);
      return { tipo: 'hecho' };
    } catch (error) {
      const sinRespuesta = enDuda ? nadaDice(error) : desenlaceIncierto(error);
      if (!sinRespuesta) {
        // An account that stays because the line is down now is adopted by the next try.
        await duda.borrar?.().catch(() => undefined);
        return { tipo: 'fallo', error };
      }
      enDuda = true;
    }
  }
  return { tipo: 'duda', duda };
}

/** An account without a record is what an interrupted registration left: it is taken over, not made twice. */
async function adoptar({ abrir, conocido }: Puertos, { email, contrasena }: Pedido): Promise<Cuenta> {
  if (await conocido(email)) throw new CorreoRegistrado();
  try {
    return await abrir(email, contrasena);
  } catch (error) {
    if (codigoDe(error) === 'auth/network-request-failed') throw error;
    throw new CorreoRegistrado();
  }
}

async function cuentaPara(
  puertos: Puertos,
  pedido: Pedido,
): Promise<Omit<EnDuda, 'registro'> & { uid: string }> {
  try {
    return await puertos.crear(pedido.email, pedido.contrasena);
  } catch (error) {
    if (codigoDe(error) !== 'auth/email-already-in-use') throw error;
    // Not made here and now, so never deleted here.
    return { uid: (await adoptar(puertos, pedido)).uid, borrar: null };
  }
}

/** First the account, then the record (spec §4). */
export async function darDeAlta(puertos: Puertos, pedido: Pedido): Promise<Desenlace> {
  try {
    const { uid, borrar } = await cuentaPara(puertos, pedido);
    const { nombre, email, id_rol } = pedido;
    const registro = { cuerpo: { nombre, email, id_rol, uid }, clave: crypto.randomUUID() };
    return await asentar(puertos, { registro, borrar });
  } catch (error) {
    return { tipo: 'fallo', error };
  }
}
