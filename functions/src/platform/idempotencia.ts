import { createHash } from 'node:crypto';
import type { IdempotenciaDoc } from '@leal/contract/documentos';
import { ErrorApp } from './errores.ts';
import { nuevoId } from './ids.ts';

/** The answer of a change: kept under its key, and given again when the key comes again. */
export type RespuestaGuardada = { readonly estado: number; readonly json: string };

export type ClaveDeCambio = { readonly hash: string; readonly huella: string };

const CLAVE = /^[\x20-\x7e]{1,200}$/;
/** A digest of these parts, in their order. */
export const huellaDe = (partes: readonly unknown[]): string => sha256(partes.join('|'));
const sha256 = (texto: string) => createHash('sha256').update(texto).digest('hex');

/** Not even a digest of these is kept. */
const SECRETOS: ReadonlySet<string> = new Set(['contrasena']);

/** JSON with sorted keys: the same request, however its fields were ordered. */
function canonico(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(canonico);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor)
      .filter(([campo]) => !SECRETOS.has(campo))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([campo, v]) => [campo, canonico(v)]),
  );
}

/** The `Idempotency-Key` header; without one the server makes a key, for its own retries. */
export function interpretarClave(cabecera: string | undefined): string {
  if (cabecera === undefined) return nuevoId();
  if (CLAVE.test(cabecera)) return cabecera;
  throw new ErrorApp('DATOS_INVALIDOS', undefined, [
    { campo: 'Idempotency-Key', mensaje: 'Debe tener de 1 a 200 caracteres imprimibles' },
  ]);
}

type DeLlamada = { readonly metodo: string; readonly ruta: string };

/** Scope of a key: user, method and route. The documents that the change booked keep this hash for ever. */
export const hashDeClave = (uid: string, { metodo, ruta }: DeLlamada, clave: string): string =>
  huellaDe([uid, metodo, ruta, clave]);

/** The same for the same content, however its fields are ordered. */
export const huellaDeContenido = (contenido: unknown): string => sha256(JSON.stringify(canonico(contenido)));

/** The content is hashed apart from the key, and compared. */
export const claveDeCambio = (
  uid: string,
  llamada: DeLlamada,
  clave: string,
  contenido: unknown,
): ClaveDeCambio => ({
  hash: hashDeClave(uid, llamada, clave),
  huella: huellaDeContenido(contenido),
});

/** The stored answer to this key, if there is one in force; another content under it is a conflict. */
export function respuestaPrevia(
  guardada: IdempotenciaDoc | undefined,
  clave: ClaveDeCambio,
  ahora: Date,
): RespuestaGuardada | null {
  if (guardada === undefined || guardada.expira_en.getTime() <= ahora.getTime()) return null;
  if (guardada.huella !== clave.huella) throw new ErrorApp('CLAVE_REUTILIZADA');
  return { estado: guardada.estado, json: guardada.respuesta };
}
