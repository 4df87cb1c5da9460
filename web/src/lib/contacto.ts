import { avisarContacto } from '@leal/contract';
import { centavos, CONTACTO_CADA_MS } from '@leal/domain';
import { alCerrarSesion } from './al-cerrar.ts';
import { almacenLocal } from './almacen-local.ts';
import { llamar } from './api/llamar.ts';
import { leerNumeracion } from './comprobantes/numeracion.ts';
import { creeHayLinea } from './linea.ts';
import { apuntes } from './salida/apuntes.ts';

/*
 * The office sees when this phone was last heard of, with which version of the app, and whether it holds something that
 * is not sent. Nobody waits for that: where it fails, the next look says it.
 */
const TELEFONO = 'leal_este_telefono';
const DICHO = 'leal_contacto';

/** The next look says it again: the session is another one. */
export const olvidarContacto = (): void => almacenLocal.borrar(DICHO);

alCerrarSesion(olvidarContacto);

function esteTelefono(): string {
  const telefono = almacenLocal.leer(TELEFONO) ?? crypto.randomUUID();
  almacenLocal.guardar(TELEFONO, telefono);
  return telefono;
}

/** Within the hour by this phone's clock, by the same person: that something stays here, or nothing, and its series. */
function yaDicho(que: string): boolean {
  const [cuando, ...dicho] = (almacenLocal.leer(DICHO) ?? '').split(' ');
  const hace = Date.now() - Number(cuando);
  return dicho.join(' ') === que && hace >= 0 && hace < CONTACTO_CADA_MS;
}

let diciendo = false;

async function decir(uid: string): Promise<void> {
  const apuntesPropios = apuntes().filter((apunte) => apunte.uid === uid);
  const serie = leerNumeracion(uid)?.serie;
  const que = [uid, apuntesPropios.length > 0, serie].join(' ');
  if (diciendo || !creeHayLinea() || yaDicho(que)) return;
  diciendo = true;
  try {
    await llamar(avisarContacto, {
      cuerpo: {
        dispositivo: esteTelefono(),
        version: import.meta.env.VITE_VERSION,
        sin_enviar: apuntesPropios.length,
        monto_sin_enviar: centavos(apuntesPropios.reduce((suma, { monto = 0 }) => suma + monto, 0)),
        ...(serie !== undefined && { serie }),
      },
    });
    almacenLocal.guardar(DICHO, `${Date.now()} ${que}`);
  } catch {
    // Nobody asked for it.
  } finally {
    diciendo = false;
  }
}

/** The contact waits for this long: the calls of a screen that has just opened go first. */
const MIRAR_CADA_MS = 30_000;

/** From now on, until it is stopped. */
export function llevarContacto(uid: string): () => void {
  const reloj = setInterval(() => void decir(uid), MIRAR_CADA_MS);
  return () => clearInterval(reloj);
}
