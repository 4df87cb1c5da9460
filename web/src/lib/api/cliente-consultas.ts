import { QueryClient } from '@tanstack/react-query';
import { alCerrarSesion } from '../sesion/al-cerrar.ts';
import { ErrorApi } from './error-api.ts';

const REINTENTOS = 2;

/** Only what a second try can change: no signal, a busy or a broken server. */
const vale = (error: unknown): boolean =>
  error instanceof ErrorApi && (error.codigo === 'SIN_CONEXION' || error.http >= 500);

export const reintentarConsulta = (fallos: number, error: unknown): boolean =>
  fallos < REINTENTOS && vale(error);

/** A change is repeated by itself, with its key, only when the server said that it did nothing. */
export const reintentarAccion = (fallos: number, error: unknown): boolean =>
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
    },
    mutations: {
      networkMode: 'always',
      retry: reintentarAccion,
      retryDelay: (intento) => 400 * 2 ** intento,
    },
  },
});

alCerrarSesion(() => clienteConsultas.clear());
