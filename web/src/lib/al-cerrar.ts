/** `porCompleto`: the person signed out of this device; else the session was lost and may come back. */
type Limpiar = (porCompleto: boolean) => void;

const limpiezas = new Set<Limpiar>();

/** Code that keeps data of the signed-in person registers here how to forget it at sign-out. */
export function alCerrarSesion(limpiar: Limpiar): () => void {
  limpiezas.add(limpiar);
  return () => limpiezas.delete(limpiar);
}

/** The session that asked for it is over: nobody waits for the answer, so this never resolves. */
export const paraNadie = (): Promise<never> => new Promise(() => undefined);

export function limpiarTodo(porCompleto: boolean): void {
  for (const limpiar of limpiezas) limpiar(porCompleto);
}

/**
 * `cerrar` runs when this page goes. A browser may keep it for 'Back', stopped as it is: in WebKit a transaction of the
 * storage that was open then would keep every later page waiting, so each module that has the storage open closes it
 * here. A transaction that has begun ends first; a page that comes back opens the storage again.
 */
export const alIrse = (cerrar: () => void): void => globalThis.addEventListener?.('pagehide', cerrar);
