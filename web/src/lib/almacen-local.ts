/** localStorage that never throws: private windows and full disks must not break a screen. */
export const almacenLocal = {
  leer(clave: string): string | null {
    try {
      return globalThis.localStorage.getItem(clave);
    } catch {
      return null;
    }
  },
  guardar(clave: string, valor: string): void {
    try {
      globalThis.localStorage.setItem(clave, valor);
    } catch {
      // Nothing depends on it: the token decides.
    }
  },
  borrar(clave: string): void {
    try {
      globalThis.localStorage.removeItem(clave);
    } catch {
      // As above.
    }
  },
  /** The keys that begin like this. */
  claves(prefijo: string): string[] {
    try {
      return Object.keys(globalThis.localStorage).filter((clave) => clave.startsWith(prefijo));
    } catch {
      return [];
    }
  },
};
