/** Storage of the browser that never throws: private windows and full disks must not break a screen. */
const almacenDe = (elegir: () => Storage) => ({
  leer(clave: string): string | null {
    try {
      return elegir().getItem(clave);
    } catch {
      return null;
    }
  },
  guardar(clave: string, valor: string): void {
    try {
      elegir().setItem(clave, valor);
    } catch {
      // Nothing depends on it: the token decides.
    }
  },
  borrar(clave: string): void {
    try {
      elegir().removeItem(clave);
    } catch {
      // Nothing depends on this either.
    }
  },
  /** The keys that begin like this. */
  claves(prefijo: string): string[] {
    try {
      return Object.keys(elegir()).filter((clave) => clave.startsWith(prefijo));
    } catch {
      return [];
    }
  },
});

/** The storage of the device. */
export const almacenLocal = almacenDe(() => globalThis.localStorage);

/** The storage that ends with the tab; a reload keeps it. */
export const almacenPestana = almacenDe(() => globalThis.sessionStorage);
