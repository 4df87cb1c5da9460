import type { Transferencia } from '@leal/domain';
import { textoDeForma } from '@leal/domain';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { Dato } from '../../ui/panel/Panel.tsx';

export type ConForma = {
  readonly transferencia?: Transferencia | undefined;
  /** The form that is asked for, null for cash. */
  readonly transferencia_nueva?: Transferencia | null | undefined;
};

/** The form that a card says, for its question. */
export const formaActual = ({ transferencia }: ConForma) =>
  transferencia ? ({ forma_actual: 'transferencia' } as const) : {};

const forma = (transferencia: Transferencia | undefined): string =>
  textoDeForma({ transferencia }) ?? 'Efectivo';

/** Where a transfer is or was meant: cash alone is not named. */
export function FormaDePago({ de: { transferencia, transferencia_nueva: nueva } }: { de: ConForma }) {
  if (!transferencia && !nueva) return null;
  const antes = forma(transferencia);
  return (
    <Dato nombre={NOMBRES.forma_actual}>
      {nueva === undefined ? (
        antes
      ) : (
        <>
          {antes} → <strong>{forma(nueva ?? undefined)}</strong>
        </>
      )}
    </Dato>
  );
}
