import { vi } from 'vitest';
import type { Registro, Telefono } from './registro.ts';

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

/** The same with what a phone says of itself, about something of its own. */
export const registroDe =
  (uid: string, clave: string, sobre = 'c1', cambios: Partial<Registro> = {}) =>
  (telefono: Telefono): Registro =>
    unRegistro({
      ...telefono,
      clave,
      uid,
      sobre,
      url: `/leal-api/${sobre}`,
      cuerpo: `{"n":${telefono.secuencia}}`,
      ...cambios,
    });

/** A storage like a browser's: the keys are its own properties. */
export function almacenLocal(): Storage {
  const guardado = Object.create({
    getItem: (clave: string) => (Object.hasOwn(guardado, clave) ? guardado[clave] : null),
    setItem: (clave: string, valor: string) => void (guardado[clave] = valor),
    removeItem: (clave: string) => void delete guardado[clave],
  }) as Record<string, string>;
  return guardado as unknown as Storage;
}

/** One tab: its lock is always free. */
const locks = { request: (_: string, __: object, tarea: () => unknown) => tarea() };

/** The browser's word, from now on. */
export const conLinea = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks });

/** A page that stands alone, with a line: its document. */
export function enUnaPagina(): EventTarget {
  conLinea(true);
  const pagina = new EventTarget();
  vi.stubGlobal('document', pagina);
  const ventana = new EventTarget();
  for (const nombre of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(nombre, ventana[nombre].bind(ventana));
  return pagina;
}
