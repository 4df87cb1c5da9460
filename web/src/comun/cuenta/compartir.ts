/** The way in which a text left the app: through the phone's sheet, on the clipboard, or not at all. */
export type Salida = 'compartido' | 'cancelado' | 'copiado' | 'negado';

const seCancelo = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export const puedeCompartir = (): boolean => typeof navigator.share === 'function';

async function copiar(texto: string): Promise<Salida> {
  try {
    await navigator.clipboard.writeText(texto);
    return 'copiado';
  } catch {
    return 'negado';
  }
}

/** The phone's own sheet where there is one; where that refuses, or there is none, the clipboard. */
export async function compartir(title: string, text: string): Promise<Salida> {
  if (!puedeCompartir()) return copiar(text);
  try {
    await navigator.share({ title, text });
    return 'compartido';
  } catch (error) {
    return seCancelo(error) ? 'cancelado' : copiar(text);
  }
}
