import { ROL } from '@leal/domain';
import { ErrorApi, leerCodigo } from '../api/error-api.ts';
import { conPlazo } from '../plazo.ts';
import { ahora, desfaseMs } from '../reloj.ts';
import { leerSesion } from '../sesion/almacen.ts';
import type { Plano, Registro, Telefono } from '../salida/registro.ts';
import type { Retencion } from '../salida/retencion.ts';
import type { Accion, Guardable } from './accion.ts';
import type { Intento } from './memoria-intentos.ts';

/** Fetched when a screen with such an action is shown, so that the line may go before the tap. */
const traerSalida = () => import('./salida-viva.ts');

/** Nobody waits for it: it comes when the thread is free. A page remembers for ever what could not be fetched. */
export function prepararSalida(): void {
  if (duenio() === undefined || !(navigator.onLine || navigator.serviceWorker?.controller)) return;
  (globalThis.requestIdleCallback ?? setTimeout)(() => void traerSalida().catch(() => undefined));
}
const PLAZO_CODIGO_MS = 5_000;

/** The owner of this outbox; undefined for a person who has none. */
function duenio(): string | undefined {
  const sesion = leerSesion();
  return sesion.estado === 'activa' && sesion.rol === ROL.cobrador ? sesion.usuario.id_usuario : undefined;
}

/** The moment of the tap: that which the action sends, when it does. */
function momentoDe(datos: unknown): Pick<Registro, 'capturado_en' | 'desfase_ms'> {
  const { capturado_en, desfase_ms } = datos as Partial<Pick<Registro, 'capturado_en' | 'desfase_ms'>>;
  return { capturado_en: capturado_en ?? ahora().toISOString(), desfase_ms: desfase_ms ?? desfaseMs() };
}

/** The register that the outbox keeps of it. */
export function registroDe<C extends Plano, D, R>(
  accion: Accion<C, D, R>,
  guardable: Guardable<C, D, R>,
  { acerca, datos, clave, uid }: { acerca: C; datos: D; clave: string; uid: string },
  telefono: Telefono,
): Registro {
  const monto = guardable.monto?.(datos) ?? 0;
  const previsto = guardable.previsto?.(datos);
  const forma = guardable.forma?.(datos);
  return {
    ...guardable.armar(datos, telefono),
    ...telefono,
    clave,
    uid,
    accion: accion.nombre,
    acerca,
    datos: datos as Plano,
    sobre: accion.sobre(acerca),
    ...(accion.siempreOtra && { suelto: true }),
    que: accion.que(acerca, datos),
    ...(accion.falta !== undefined && { falta: accion.falta }),
    ...(monto > 0 && { monto }),
    ...(forma && { forma }),
    ...(previsto && { previsto }),
    ...(guardable.gestion && { gestion: guardable.gestion(datos) }),
    ...momentoDe(datos),
    estado: 'pendiente',
  };
}

/** The refusal as the call itself would have given it. */
const rechazoDe = ({ codigo = '', mensaje, detalles, http }: Registro): ErrorApi =>
  new ErrorApi({
    codigo: leerCodigo(codigo),
    ...(mensaje !== undefined && { mensaje }),
    ...(detalles && { detalles }),
    ...(http !== undefined && { http }),
  });

/** The register is on no disk and was not sent: nothing happened, and what was typed is still there. */
const NO_SE_GUARDA =
  'Sin conexión, y este teléfono no puede guardar el registro: no quedó registrado. Libera espacio y abre Leal de nuevo.';

/** The reason why nothing was done, for somebody whose phone would have kept it. */
export const sinGuardar = (error: unknown): unknown =>
  error instanceof ErrorApi && error.codigo === 'SIN_CONEXION'
    ? new ErrorApi({ codigo: 'SIN_CONEXION', mensaje: NO_SE_GUARDA })
    : error;

/** Called as soon as it is stored: it is held, and may be undone. */
export type AlRetener = (retencion: Retencion) => void;

/**
 * Sends a collector's action through the phone's outbox: it is on the disk before anything is sent. Undefined when this
 * is no such action; null when the phone cannot keep it: then it is sent from the page alone, and done only if the
 * server says so.
 */
export async function guardarYMandar<C extends Plano, D, R>(
  accion: Accion<C, D, R>,
  acerca: C,
  { datos, clave }: Intento<D>,
  alRetener?: AlRetener,
): Promise<{ readonly respuesta: R; readonly sinEnviar: boolean } | null | undefined> {
  const uid = duenio();
  const { guardable } = accion;
  if (!guardable || uid === undefined) return undefined;
  const { deshecho } = guardable;
  let palabra: Registro | null | 'deshecho';
  try {
    const { mandarPorSalida } = await conPlazo(traerSalida, { ms: PLAZO_CODIGO_MS });
    palabra = await mandarPorSalida(
      uid,
      clave,
      (telefono) => registroDe(accion, guardable, { acerca, datos, clave, uid }, telefono),
      deshecho && alRetener,
    );
  } catch (error) {
    globalThis.reportError(error);
    return null;
  }
  if (palabra === 'deshecho') return { respuesta: deshecho as R, sinEnviar: true };
  if (palabra === null) return { respuesta: guardable.guardado(acerca, datos), sinEnviar: true };
  if (palabra.estado === 'rechazado') throw rechazoDe(palabra);
  return { respuesta: guardable.leer(palabra, datos) as R, sinEnviar: false };
}
