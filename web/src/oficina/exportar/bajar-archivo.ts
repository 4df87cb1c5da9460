import type { Archivo } from './obrero/mensajes.ts';

/** Long enough for a slow phone to have begun to save it. */
const VIDA_MS = 60_000;

/** Hands a file to the person: the browser saves it among the downloads. */
export function bajarArchivo({ nombre, contenido }: Archivo): void {
  const url = URL.createObjectURL(contenido);
  const enlace = document.createElement('a');
  enlace.href = url;
  enlace.download = nombre;
  enlace.click();
  setTimeout(() => URL.revokeObjectURL(url), VIDA_MS);
}
