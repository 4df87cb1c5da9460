// In place of the SDK's part for functions (web/src/lib/callables/abrir-functions.ts), which keeps the `fetch` of the page that
// loaded it first: the same protocol over the line of the test.
import { RUTA_CALLABLES } from '@leal/contract';
import { obtenerToken } from '../../../web/src/lib/credencial.ts';
import type { ContestacionCallable } from '../../setup/callable.ts';

export const abrirFunctions = (): string => location.origin + RUTA_CALLABLES;

export const httpsCallable = (base: string, nombre: string) => async (data: unknown) => {
  const token = await obtenerToken(false);
  const respuesta = await fetch(`${base}/${nombre}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  const { result, error } = (await respuesta.json()) as ContestacionCallable;
  if (!error) return { data: result };
  const code = `functions/${error.status.toLowerCase().replaceAll('_', '-')}`;
  throw Object.assign(new Error(error.message), { code, details: error.details });
};
