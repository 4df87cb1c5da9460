// Calls a callable by its own protocol where pages do, through Hosting, and checks the answer against the contract.
import { CALLABLES, type NombreCallable, RUTA_CALLABLES } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import { expect } from 'vitest';
import * as z from 'zod/mini';

type Exito = Record<string, Record<string, unknown> & { estado?: string }>;
type Fallo = { message: string; status: string; details?: { code: string; detalles?: { campo: string }[] } };
export type ContestacionCallable = {
  readonly estado: number;
  readonly result?: Exito;
  readonly error?: Fallo;
};

/** The status word of a code, as it travels. */
export const palabraDe = (codigo: keyof typeof ERRORES) =>
  ERRORES[codigo].callable.toUpperCase().replaceAll('-', '_');

type Servida = { readonly suite: { readonly puertos: { readonly hosting: number } } };

export async function llamarCallable(
  { suite }: Servida,
  token: string | undefined,
  nombre: NombreCallable,
  data: unknown,
): Promise<ContestacionCallable> {
  const url = `http://127.0.0.1:${suite.puertos.hosting}${RUTA_CALLABLES}/${nombre}`;
  const respuesta = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  const cuerpo = (await respuesta.json()) as Omit<ContestacionCallable, 'estado'>;
  if (cuerpo.result) {
    const { respuesta: forma } = CALLABLES[nombre];
    expect(z.encode(forma as z.ZodMiniType, z.decode(forma as z.ZodMiniType, cuerpo.result))).toEqual(
      cuerpo.result,
    );
  }
  return { estado: respuesta.status, ...cuerpo };
}
