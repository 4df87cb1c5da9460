// Twenty who decide the same at once.
import { expect } from 'vitest';

type Dicha = { readonly estado: number; readonly cuerpo: { readonly code?: string | undefined } };

/** One takes effect, which it answers; the others are too late. */
export async function unaDeVeinte<P extends Promise<Dicha>>(
  decidir: (turno: number) => P,
): Promise<Awaited<P>> {
  const respuestas = await Promise.all(Array.from({ length: 20 }, (_, i) => decidir(i)));
  const buenas = respuestas.filter(({ estado }) => estado === 200);
  expect(buenas).toHaveLength(1);
  for (const { estado, cuerpo } of respuestas.filter((respuesta) => respuesta !== buenas[0]))
    expect([estado, cuerpo.code]).toEqual([409, 'YA_PROCESADA']);
  return buenas[0]!;
}
