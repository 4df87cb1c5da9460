import { vi } from 'vitest';
import type { Registro } from './registro.ts';

/** A register of tests, of just now: after six days the server is asked first what became of it. */
export const unRegistro = (cambios: Partial<Registro>): Registro => ({
  clave: 'k1',
  secuencia: 1,
  dispositivo: 'd1',
  uid: 'u1',
  accion: 'prueba.cobrar',
  acerca: null,
  datos: null,
  sobre: 'c1',
  que: 'el pago',
  metodo: 'POST',
  url: '/leal-api/c1',
  cuerpo: '{}',
  capturado_en: new Date().toISOString(),
  desfase_ms: 0,
  estado: 'pendiente',
  ...cambios,
});

/** One tab: its lock is always free. */
const locks = { request: (_: string, __: object, tarea: () => unknown) => tarea() };

/** The browser's word, from now on. */
export const conLinea = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks });

/** A page that stands alone, with a line. */
export function enUnaPagina(): void {
  conLinea(true);
  vi.stubGlobal('document', new EventTarget());
  const ventana = new EventTarget();
  for (const nombre of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(nombre, ventana[nombre].bind(ventana));
}
