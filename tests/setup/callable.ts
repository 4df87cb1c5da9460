// Calls a callable by its own protocol, and checks the answer against the contract.
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

/** How it travels: a suite's HTTP, or the doors of a room. */
export type LlamaPorNombre = (
  token: string | undefined,
  nombre: NombreCallable,
  data: unknown,
) => Promise<ContestacionCallable>;

/** The way of pages: through Hosting. */
export const porHosting =
  (hosting: number): LlamaPorNombre =>
  async (token, nombre, data) => {
    const respuesta = await fetch(`http://127.0.0.1:${hosting}${RUTA_CALLABLES}/${nombre}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data }),
    });
    const cuerpo = (await respuesta.json()) as Omit<ContestacionCallable, 'estado'>;
    return { estado: respuesta.status, ...cuerpo };
  };

export async function llamarCallable(
  { porNombre }: { readonly porNombre: LlamaPorNombre },
  token: string | undefined,
  nombre: NombreCallable,
  data: unknown,
): Promise<ContestacionCallable> {
  const contestacion = await porNombre(token, nombre, data);
  if (contestacion.result) {
    const { respuesta: forma } = CALLABLES[nombre];
    expect(z.encode(forma as z.ZodMiniType, z.decode(forma as z.ZodMiniType, contestacion.result))).toEqual(
      contestacion.result,
    );
  }
  return contestacion;
}
