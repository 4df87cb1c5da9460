/** `porCompleto`: the person is through with this device; else a session was lost and may come back. */
type Limpiar = (porCompleto: boolean) => void;

const limpiezas = new Set<Limpiar>();

/** Whoever keeps data of the signed-in person forgets it here at sign-out. */
export function alCerrarSesion(limpiar: Limpiar): () => void {
  limpiezas.add(limpiar);
  return () => limpiezas.delete(limpiar);
}

export function limpiarTodo(porCompleto: boolean): void {
  for (const limpiar of limpiezas) limpiar(porCompleto);
}
