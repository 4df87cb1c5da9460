import type { Asunto } from './dudas.ts';
import { esDefinitivo } from './error-api.ts';
import { insistir } from './insistir.ts';
import type { Intento, MemoriaIntentos } from './memoria-intentos.ts';

/** Sends one user action until its outcome is known; what was not done, sent again, repeats the same request. */
export async function conIntento<T, R>(
  memoria: MemoriaIntentos<T>,
  datos: T,
  asunto: Asunto,
  enviar: (intento: Intento<T>) => Promise<R>,
): Promise<R> {
  const intento = memoria.tomar(datos);
  try {
    const respuesta = await insistir({ ...asunto, clave: intento.clave }, () => enviar(intento));
    memoria.cerrar(intento);
    return respuesta;
  } catch (error) {
    if (esDefinitivo(error)) memoria.cerrar(intento);
    throw error;
  }
}
