/** The listeners to a value of this module; in React by `useSyncExternalStore(oyentes.suscribir, leer)`. */
export function crearOyentes() {
  const oyentes = new Set<() => void>();
  return {
    /** Returns how to stop. */
    suscribir: (oyente: () => void): (() => void) => {
      oyentes.add(oyente);
      return () => {
        oyentes.delete(oyente);
      };
    },
    despertar: (): void => {
      for (const despertar of oyentes) despertar();
    },
  };
}
