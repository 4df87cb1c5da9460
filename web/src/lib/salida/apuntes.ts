import { almacenLocal } from '../almacen-local.ts';
import type { Registro, Telefono } from './registro.ts';

/*
 * The outbox, noted a second time where the browser keeps it apart: it may throw one away, or bring it back older, and
 * leave the other. Nothing is sent from here; it only tells what is missing.
 */
const TELEFONO = 'leal_telefono';
const PREFIJO = 'leal_sin_enviar.';

/** The facts of a register that are known without its storage. */
export type Apunte = Pick<Registro, 'clave' | 'uid' | 'monto' | 'capturado_en'>;

function leer(clave: string): Partial<Apunte & Telefono> {
  try {
    const valor: unknown = JSON.parse(almacenLocal.leer(clave) ?? 'null');
    return typeof valor === 'object' && valor !== null ? valor : {};
  } catch {
    return {};
  }
}

/** The notes of all registers on this phone, also of people who have no session now. */
export const apuntes = (): readonly Apunte[] =>
  almacenLocal.claves(PREFIJO).flatMap((lugar) => {
    const { clave, uid, monto, capturado_en } = leer(lugar);
    return clave === undefined || uid === undefined || capturado_en === undefined
      ? []
      : [{ clave, uid, capturado_en, ...(monto !== undefined && { monto }) }];
  });

/** To be called after the storage itself has changed. `abierto`: only this phone has it. */
export function apuntar({ clave, uid, monto, capturado_en }: Apunte, abierto: boolean): void {
  if (abierto) almacenLocal.guardar(PREFIJO + clave, JSON.stringify({ clave, uid, monto, capturado_en }));
  else almacenLocal.borrar(PREFIJO + clave);
}

/** To be called before it goes from the storage, so that it is never missed. */
export function borrarApuntes(claves: readonly string[]): void {
  for (const clave of claves) almacenLocal.borrar(PREFIJO + clave);
}

/**
 * This phone with its next number. A storage that is new or was emptied is another phone, which begins at 1; one that
 * came back older goes on from what was noted, so that no number is used twice.
 */
export function siguiente(antes: Partial<Telefono> | undefined): Telefono {
  const { dispositivo, secuencia } = antes ?? {};
  if (dispositivo === undefined || secuencia === undefined)
    return { dispositivo: crypto.randomUUID(), secuencia: 1 };
  const anotado = leer(TELEFONO);
  const ultima = anotado.dispositivo === dispositivo ? (anotado.secuencia ?? 0) : 0;
  return { dispositivo, secuencia: Math.max(secuencia, ultima) + 1 };
}

export const anotarTelefono = ({ dispositivo, secuencia }: Telefono): void =>
  almacenLocal.guardar(TELEFONO, JSON.stringify({ dispositivo, secuencia }));
