// A list read to its end: the suite is shared, so a test looks for its own rows in all of them.
import type { NombreLlamada } from '@leal/contract';
import { expect } from 'vitest';
import type { Invocacion } from '@leal/seed';
import { invocar } from './invocar.ts';
import type { Persona } from './mundo.ts';

type Pagina = { readonly datos: Record<string, unknown>[]; readonly siguiente: string | null };

/** Every row of that list, page by page. */
export async function leerTodo(
  quien: Pick<Persona, 'llamar'>,
  nombre: NombreLlamada,
  { consulta = {}, ...resto }: Invocacion = {},
): Promise<Record<string, unknown>[]> {
  const filas: Record<string, unknown>[] = [];
  let cursor: string | null = null;
  do {
    const pedido = { limite: 100, ...consulta, ...(cursor !== null && { cursor }) };
    const { estado, cuerpo } = await invocar(quien, nombre, { ...resto, consulta: pedido });
    expect([estado, (cuerpo as { message?: string }).message]).toEqual([200, undefined]);
    const pagina = cuerpo as unknown as Pagina;
    filas.push(...pagina.datos);
    cursor = pagina.siguiente;
  } while (cursor !== null);
  return filas;
}
