import { ahora } from './reloj.ts';
import { alCerrarSesion } from './al-cerrar.ts';
import { leerSesion } from './sesion/almacen.ts';
import { almacenPropio } from './sesion/recuerdo.ts';

/**
 * The text that somebody typed into a long form and has not sent, on this device, or without 'Recordarme' in this tab:
 * a draft belongs to a person, and its name says the form and whom it is about. It goes when it is sent or discarded,
 * when its person signs out, and after a week.
 */
export type Escrito = Readonly<Record<string, unknown>>;
type Borrador = {
  readonly version: number;
  readonly en: number;
  readonly escrito: Escrito;
  /** It was sent, and this page never learnt the outcome: a hash of what was sent, and its key. */
  readonly envio?: { readonly huella: string; readonly clave: string } | undefined;
};

const PREFIJO = 'leal_borrador:';
/** The version of the shape above: a draft of another version is ignored. */
const VERSION = 1;
const MS_VIDA = 7 * 86_400_000;

const claveDe = (uid: string, forma: string): string => `${PREFIJO}${uid}:${forma}`;

function interpretar(texto: string | null): Borrador | null {
  try {
    const { version, en, escrito, envio } = JSON.parse(texto ?? 'null') as Partial<Borrador>;
    const sirve = version === VERSION && typeof en === 'number' && typeof escrito === 'object' && escrito;
    return sirve && ahora().getTime() - en < MS_VIDA ? { version, en, escrito, envio } : null;
  } catch {
    return null;
  }
}

export const leerBorrador = (uid: string, forma: string): Escrito | null =>
  interpretar(almacenPropio().leer(claveDe(uid, forma)))?.escrito ?? null;

export const borrarBorrador = (uid: string, forma: string): void =>
  almacenPropio().borrar(claveDe(uid, forma));

/** A form without typed text has no draft; nor has one that closes because the session has ended. */
export function guardarBorrador(uid: string, forma: string, escrito: Escrito): void {
  const sesion = leerSesion();
  if (sesion.estado !== 'activa' || sesion.usuario.id_usuario !== uid) return;
  if (Object.keys(escrito).length === 0) return borrarBorrador(uid, forma);
  const previo = interpretar(almacenPropio().leer(claveDe(uid, forma)));
  if (JSON.stringify(previo?.escrito) === JSON.stringify(escrito)) return;
  // Somebody who types something else and takes it back sends the same as before, so its key stays.
  const borrador: Borrador = { version: VERSION, en: ahora().getTime(), escrito, envio: previo?.envio };
  almacenPropio().guardar(claveDe(uid, forma), JSON.stringify(borrador));
}

/**
 * The key under which a draft is sent, kept with it: a tab may die before the answer, and the same sent again
 * from its draft is the same request. Undefined when there is no draft.
 */
export function claveDeEnvio(uid: string, forma: string, huella: string): string | undefined {
  const borrador = interpretar(almacenPropio().leer(claveDe(uid, forma)));
  if (borrador === null || borrador.envio?.huella === huella) return borrador?.envio?.clave;
  const clave = crypto.randomUUID();
  almacenPropio().guardar(claveDe(uid, forma), JSON.stringify({ ...borrador, envio: { huella, clave } }));
  return clave;
}

/** The form was sent, so its draft is deleted. Text that was typed since then stays, and is sent with a key of its own. */
export function cerrarEnviado(uid: string, forma: string, enviado: Escrito): void {
  const borrador = interpretar(almacenPropio().leer(claveDe(uid, forma)));
  if (borrador === null) return;
  if (JSON.stringify(borrador.escrito) === JSON.stringify(enviado)) return borrarBorrador(uid, forma);
  almacenPropio().guardar(claveDe(uid, forma), JSON.stringify({ ...borrador, envio: undefined }));
}

/** Deletes everybody's drafts that are too old or cannot be read any more. */
export function barrerBorradores(): void {
  for (const clave of almacenPropio().claves(PREFIJO)) {
    if (interpretar(almacenPropio().leer(clave)) === null) almacenPropio().borrar(clave);
  }
}

export const hayBorradores = (uid: string): boolean => almacenPropio().claves(claveDe(uid, '')).length > 0;

alCerrarSesion((porCompleto) => {
  const sesion = leerSesion();
  if (!porCompleto || sesion.estado !== 'activa') return;
  const prefijo = claveDe(sesion.usuario.id_usuario, '');
  for (const clave of almacenPropio().claves(prefijo)) almacenPropio().borrar(clave);
});
