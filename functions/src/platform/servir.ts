import type { IncomingHttpHeaders } from 'node:http';
import { instanteReal } from './clock.ts';
import { type EnCurso, trabajarPara } from './en-curso.ts';
import { nuevoId } from './ids.ts';
import { PLAZOS_MS } from './plazo.ts';
import { registro } from './registro.ts';

/** The trace to which the platform counts a request, by either of its headers. */
const TRAZA = /^(?:00-)?([0-9a-f]{32})[/-]/i;
const trazaDe = ({ 'x-cloud-trace-context': nube, traceparent }: IncomingHttpHeaders) =>
  TRAZA.exec(String(nube ?? traceparent))?.[1];

const nuevo = (llamada: string): EnCurso => ({ id: nuevoId(), llamada, cobrar: () => undefined });

function cronometro(): () => number {
  const desde = performance.now();
  return () => Math.round(performance.now() - desde);
}

/** Refused because too much was asked, or because of us. */
const esDeCuidado = (estado: number): boolean => estado === 429 || estado >= 500;

/** One request at either door, with its deadline; one line of the log tells how it ended. */
export async function servirPeticion(
  llamada: string,
  headers: IncomingHttpHeaders,
  salida: { readonly statusCode: number },
  hacer: (peticion: EnCurso) => Promise<void>,
): Promise<void> {
  const hasta = new Date(instanteReal().getTime() + PLAZOS_MS.peticion);
  const peticion = { ...nuevo(llamada), hasta, traza: trazaDe(headers) };
  const ms = cronometro();
  await trabajarPara(peticion, async () => {
    await hacer(peticion);
    const { statusCode: estado } = salida;
    const contar = esDeCuidado(estado) ? registro.aviso : registro.info;
    contar('Petición', { estado, codigo: peticion.codigo, ms: ms() });
  });
}

/** Runs a job once; one line of the log tells it, and what it did. An error is thrown on: the clock starts it again. */
export const hacerTrabajo = (nombre: string, hacer: () => Promise<object | void>): Promise<void> =>
  trabajarPara(nuevo(`trabajo ${nombre}`), async () => {
    const ms = cronometro();
    try {
      registro.info('Trabajo', { ...(await hacer()), ms: ms() });
    } catch (error) {
      registro.error('Un trabajo falló', error, { ms: ms() });
      throw error;
    }
  });
