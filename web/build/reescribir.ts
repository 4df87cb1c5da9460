type Reemplazo = (todo: string, parte: string) => string;

/**
 * Replaces in a text that is not ours (antd's styles, Vite's page). When nothing matches any more the build fails:
 * the text has changed, and the replacement must be checked.
 */
export function reescribir(texto: string, que: string | RegExp, por: string | Reemplazo): string {
  const nuevo = texto.replaceAll(que, typeof por === 'string' ? () => por : por);
  if (nuevo === texto) throw new Error(`Nothing to rewrite: ${String(que)} matches nothing any more.`);
  return nuevo;
}

/** The same for a pattern that is only searched. */
export function coincidencias(texto: string, que: RegExp): string[] {
  const hallados = texto.match(que);
  if (!hallados) throw new Error(`Nothing found: ${String(que)} matches nothing any more.`);
  return hallados;
}
