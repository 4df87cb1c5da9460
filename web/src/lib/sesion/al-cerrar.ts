const limpiezas = new Set<() => void>();

/** Whoever keeps data of the signed-in person forgets it here at sign-out. */
export function alCerrarSesion(limpiar: () => void): () => void {
  limpiezas.add(limpiar);
  return () => limpiezas.delete(limpiar);
}

export function limpiarTodo(): void {
  for (const limpiar of limpiezas) limpiar();
}
