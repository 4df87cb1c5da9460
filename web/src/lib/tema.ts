import { almacenLocal } from './almacen-local.ts';

/** 'sistema' follows the device. */
export const TEMAS = ['sistema', 'claro', 'oscuro'] as const;
export type Tema = (typeof TEMAS)[number];

/** Read by arranque.js before the first paint, which is also who applies it. */
const CLAVE = 'leal_tema';

export function leerTema(): Tema {
  const guardado = almacenLocal.leer(CLAVE);
  return TEMAS.find((tema) => tema === guardado) ?? 'sistema';
}

/** Kept on this device, and seen at once. */
export function elegirTema(tema: Tema): void {
  if (tema === 'sistema') almacenLocal.borrar(CLAVE);
  else almacenLocal.guardar(CLAVE, tema);
  globalThis.dispatchEvent(new Event('leal:tema'));
}
