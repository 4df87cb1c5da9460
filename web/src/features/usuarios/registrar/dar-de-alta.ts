import type { IdRol } from '@leal/domain';
import { desenlaceIncierto, ErrorApi } from '../../../lib/api/error-api.ts';
import type { Cuenta } from '../../../lib/sesion/cuentas.ts';
import { codigoDe } from '../../../lib/sesion/error-acceso.ts';

export type Persona = { readonly nombre: string; readonly email: string; readonly id_rol: IdRol };
export type Pedido = Persona & { readonly contrasena: string };

/** What the server is asked, word by word the same however often it is asked. */
export type Registro = {
  readonly cuerpo: Persona & ({ readonly uid: string } | { readonly contrasena: string });
  readonly clave: string;
};

/** The two halves that a registration touches: the identity service, and our server. */
export type Puertos = {
  readonly crear: (email: string, contrasena: string) => Promise<Cuenta>;
  readonly registrar: (registro: Registro) => Promise<void>;
  readonly esperar: (ms: number) => Promise<void>;
};

/** Asked, and nobody knows what became of it; only the very same call can tell. */
export type EnDuda = { readonly registro: Registro; readonly borrar: (() => Promise<void>) | null };
export type Desenlace =
  | { readonly tipo: 'hecho' }
  | { readonly tipo: 'duda'; readonly duda: EnDuda }
  | { readonly tipo: 'fallo'; readonly error: unknown };

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

/** The account to register. Where there is one with that address, the server knows: taken, or left half-registered. */
async function cuentaPara({ crear }: Puertos, { email, contrasena }: Pedido) {
  try {
    const { uid, borrar } = await crear(email, contrasena);
    return { cuenta: { uid }, borrar };
  } catch (error) {
    if (codigoDe(error) !== 'auth/email-already-in-use') throw error;
    // Not made here and now, so never deleted here.
    return { cuenta: { contrasena }, borrar: null };
  }
}

/** First the account, then the record (spec §4). */
export async function darDeAlta(puertos: Puertos, pedido: Pedido): Promise<Desenlace> {
  try {
    const { cuenta, borrar } = await cuentaPara(puertos, pedido);
    const { nombre, email, id_rol } = pedido;
    const registro = { cuerpo: { nombre, email, id_rol, ...cuenta }, clave: crypto.randomUUID() };
    return await asentar(puertos, { registro, borrar });
  } catch (error) {
    return { tipo: 'fallo', error };
  }
}
