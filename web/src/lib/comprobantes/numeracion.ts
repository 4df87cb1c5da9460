import { FORMA_SERIE } from '@leal/domain';
import { almacenLocal } from '../almacen-local.ts';

/** The series of this phone's receipts, and the last number that was taken of it. */
export type Numeracion = { readonly serie: string; readonly ultimo: number };

const CLAVE = 'leal_serie';

export function leerNumeracion(uid: string): Numeracion | undefined {
  try {
    const guardada = JSON.parse(almacenLocal.leer(CLAVE) ?? '{}') as Partial<Numeracion & { uid: string }>;
    const { serie, ultimo } = guardada;
    const vale = guardada.uid === uid && FORMA_SERIE.test(serie ?? '') && Number.isSafeInteger(ultimo);
    return vale ? ({ serie, ultimo } as Numeracion) : undefined;
  } catch {
    return undefined;
  }
}

export const anotarNumeracion = (uid: string, numeracion: Numeracion): void =>
  almacenLocal.guardar(CLAVE, JSON.stringify({ uid, ...numeracion }));

export const olvidarNumeracion = (): void => almacenLocal.borrar(CLAVE);
