import type { RenglonBitacora } from '@leal/contract';
import { comoAjustes } from '../../piezas/campos/ajustes.ts';

type Valores = Readonly<Record<string, unknown>>;
const CALLADOS: ReadonlySet<string> = new Set(['motivo', 'vigente_desde', 'festivos']);

/**
 * The settings as they were right after the change at that place of the list (newest first), as far as they changed since: for each field
 * what stood before the oldest of the changes that came later. `renglones.length` is the time before all of them.
 */
export function comoQuedaron(renglones: readonly RenglonBitacora[], lugar: number): Valores {
  const desde: Record<string, unknown> = {};
  for (const { antes } of renglones.slice(0, lugar))
    for (const [campo, valor] of Object.entries(comoAjustes(antes ?? {})))
      if (!CALLADOS.has(campo)) desde[campo] = valor;
  return desde;
}
