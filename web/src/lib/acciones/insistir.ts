import { mejorMomento, pausaMs } from '../linea.ts';
import { alCerrarSesion, paraNadie } from '../al-cerrar.ts';
import { anotarDuda, type Asunto, type Duda, quitarDuda } from './dudas.ts';
import { desenlaceIncierto, esDefinitivo, nadaDice } from '../api/error-api.ts';
import type { Intento, MemoriaIntentos } from './memoria-intentos.ts';

/** Pressing again while it is being sent gives the same answer. */
const enCurso = new Map<string, Promise<unknown>>();
let sesion = new AbortController();

alCerrarSesion(() => {
  sesion.abort();
  sesion = new AbortController();
  enCurso.clear();
});

async function preguntar<R>(enviar: () => Promise<R>, fin: AbortSignal): Promise<R> {
  for (let vez = 0; ; vez += 1) {
    await mejorMomento(pausaMs(vez), fin);
    try {
      const respuesta = await enviar();
      return fin.aborted ? await paraNadie() : respuesta;
    } catch (error) {
      if (fin.aborted) return paraNadie();
      if (!nadaDice(error)) throw error;
    }
  }
}

async function hastaSaber<R>(duda: Duda, enviar: () => Promise<R>): Promise<R> {
  const fin = sesion.signal;
  try {
    return await enviar();
  } catch (error) {
    if (fin.aborted || !desenlaceIncierto(error)) throw error;
  }
  anotarDuda(duda);
  try {
    return await preguntar(enviar, fin);
  } finally {
    quitarDuda(duda.clave);
  }
}

/**
 * Sends the request with this key. A lost answer is neither a yes nor a no: the outcome is shown as unknown
 * (`dudas.ts`), and the same request is sent again, now and whenever the line or the person comes back, until an
 * answer comes, whatever screen is open then. This goes on as long as the page and the session live.
 */
export function insistir<R>(duda: Duda, enviar: () => Promise<R>): Promise<R> {
  const previa = enCurso.get(duda.clave) as Promise<R> | undefined;
  if (previa) return previa;
  const promesa = hastaSaber(duda, enviar).finally(() => {
    if (enCurso.get(duda.clave) === promesa) enCurso.delete(duda.clave);
  });
  enCurso.set(duda.clave, promesa);
  return promesa;
}

/** Sends one user action until its outcome is known; if nothing was done, sending it again repeats the same request. */
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
