import type { Credito } from '@leal/contract';
import { type Centavos, CERO, motivoSinConfirmar, sumar } from '@leal/domain';
import { useHistorial } from '../../piezas/credito/credito-leido.ts';
import { useNegocio } from '../../lib/negocio.ts';

type Pagado = Pick<Credito, 'id_credito' | 'total_pagado'> & {
  /** As the list had it. */
  readonly por_confirmar?: Centavos | undefined;
};

/**
 * What of a credit was paid by transfers that the bank has not seen, with those that only this phone knows; and why it is not
 * renewed for that. Without its history it is what the list said.
 */
export function useSinConfirmar({ id_credito, total_pagado, por_confirmar = CERO }: Pagado) {
  const { parametros } = useNegocio();
  const { data, aqui } = useHistorial(id_credito);
  const filas = [...(data?.datos ?? []), ...aqui.filas].filter(
    ({ eliminado, transferencia }) =>
      !eliminado && transferencia !== undefined && transferencia.banco !== 'vista',
  );
  const leido = sumar(...filas.map(({ monto }) => monto));
  const sin_confirmar = data === undefined ? sumar(por_confirmar, leido) : leido;
  return { sin_confirmar, motivo: motivoSinConfirmar({ sin_confirmar, total_pagado }, parametros) };
}
