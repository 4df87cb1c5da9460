import { QueryClient } from '@tanstack/react-query';
import { alCerrarSesion } from '../al-cerrar.ts';
import { conCopia, copiarRespuestas, fecharRespuestas } from './con-copia.ts';
import { ErrorApi, esPasajero } from './error-api.ts';

const REINTENTOS = 2;

/** A person is told when the deadline passes without an answer; the next try is theirs, or comes with the line. */
const reintentarConsulta = (fallos: number, error: unknown): boolean =>
  fallos < REINTENTOS &&
  esPasajero(error) &&
  !(error instanceof ErrorApi && error.codigo === 'SIN_RESPUESTA');

/** A change is repeated by itself, with its key, only when the server said that it did nothing. */
const reintentarAccion = (fallos: number, error: unknown): boolean =>
  fallos < REINTENTOS && error instanceof ErrorApi && error.codigo === 'INTENTA_DE_NUEVO';

/**
 * `networkMode: always`: a phone without signal gets an error and 'Reintentar' at once,
 * instead of a screen that loads for ever.
 */
export const clienteConsultas = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: reintentarConsulta,
      retryDelay: (intento) => 400 * 2 ** intento,
      persister: conCopia,
    },
    mutations: {
      networkMode: 'always',
      retry: reintentarAccion,
      retryDelay: (intento) => 400 * 2 ** intento,
    },
  },
});

fecharRespuestas(clienteConsultas);
copiarRespuestas(clienteConsultas);
alCerrarSesion(() => clienteConsultas.clear());
