const deTodas = new Set<() => void>();

/**
 * The memory of this process is of another store: everything is forgotten, for whoever puts a new store under it
 * (tools/jugador).
 */
export const olvidarTodo = (): void => deTodas.forEach((olvidar) => olvidar());

/** A small in-memory cache: entries live `ms` milliseconds by the clock `ahora`; beyond `maximo` the oldest one goes. */
export function cacheTemporal<T>(ms: number, maximo: number, ahora = () => performance.now()) {
  const entradas = new Map<string, { valor: T; hasta: number }>();
  deTodas.add(() => entradas.clear());

  const leer = (clave: string): T | undefined => {
    const entrada = entradas.get(clave);
    return entrada !== undefined && entrada.hasta > ahora() ? entrada.valor : undefined;
  };

  const guardar = (clave: string, valor: T): T => {
    entradas.delete(clave);
    const [vieja] = entradas.size >= maximo ? entradas.keys() : [];
    if (vieja !== undefined) entradas.delete(vieja);
    entradas.set(clave, { valor, hasta: ahora() + ms });
    return valor;
  };

  const olvidar = (clave: string): void => void entradas.delete(clave);

  return { leer, guardar, olvidar };
}
