// A loan that waits to be handed over.
import { escena, type Escena } from './escena.ts';
import type { Mundo } from './mundo.ts';

/** An approved loan of $3,000, and so much of the office's cash in its collector's box. */
export async function porEntregarCon(mundo: Mundo, monto: number): Promise<Escena> {
  const e = await escena(mundo, { estado: 'Pendiente' });
  await e.aprobado();
  if (monto > 0) await e.conFondo(monto);
  return e;
}
