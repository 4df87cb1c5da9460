/** `porCompleto`: the person signed out of this device; else the session was lost and may come back. */
type Limpiar = (porCompleto: boolean) => void;

const limpiezas = new Set<Limpiar>();

/** Code that keeps data of the signed-in person registers here how to forget it at sign-out. */
export function alCerrarSesion(limpiar: Limpiar): () => void {
  limpiezas.add(limpiar);
  return () => limpiezas.delete(limpiar);
}

export function limpiarTodo(porCompleto: boolean): void {
  for (const limpiar of limpiezas) limpiar(porCompleto);
}
