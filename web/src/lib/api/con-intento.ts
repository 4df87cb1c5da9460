import { desenlaceIncierto } from './error-api.ts';
import type { Intento, MemoriaIntentos } from './memoria-intentos.ts';

/** Sends one user action; while its outcome is unknown, sending it again repeats the same request. */
export async function conIntento<T, R>(
  memoria: MemoriaIntentos<T>,
  datos: T,
  enviar: (intento: Intento<T>) => Promise<R>,
): Promise<R> {
  const intento = memoria.tomar(datos);
  try {
    const respuesta = await enviar(intento);
    memoria.cerrar(intento);
    return respuesta;
  } catch (error) {
    if (!desenlaceIncierto(error)) memoria.cerrar(intento);
    throw error;
  }
}
