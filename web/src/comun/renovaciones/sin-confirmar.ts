import type { Credito, HistorialItem } from '@leal/contract';
import { type Centavos, centavos, CERO, motivoSinConfirmar, sumar } from '@leal/domain';
import { useHistorial } from '../../piezas/credito/credito-leido.ts';
import { useSobrepuestos } from '../../lib/acciones/sobrepuestos.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { hiloDe } from '../../lib/salida/registro.ts';

type Pagado = Pick<Credito, 'id_credito' | 'total_pagado'> & {
  /** As the list had it. */
  readonly por_confirmar?: Centavos | undefined;
};

type Fila = Pick<HistorialItem, 'capturado_en'>;

/** The transfers that were sent, and of which nobody knows yet whether they were booked: they may have been. */
function useEnDuda(id_credito: string, filas: readonly Fila[]): readonly Centavos[] {
  const sabidos = new Set(filas.map(({ capturado_en = '' }) => Date.parse(capturado_en)));
  return useSobrepuestos().flatMap((registro) => {
    const { enDuda, gestion, forma, capturado_en, monto = 0 } = registro;
    const espera = enDuda && gestion === 'pago' && forma !== undefined && hiloDe(registro) === id_credito;
    return espera && !sabidos.has(Date.parse(capturado_en)) ? [centavos(monto)] : [];
  });
}

/**
 * What of a credit was paid by transfers that the bank has not seen, with those that only this phone knows; and why it is not
 * renewed for that. Without its history it is what the list said.
 */
export function useSinConfirmar({ id_credito, total_pagado, por_confirmar = CERO }: Pagado) {
  const { parametros } = useNegocio();
  const { data, aqui } = useHistorial(id_credito);
  const todas = [...(data?.datos ?? []), ...aqui.filas];
  const enDuda = useEnDuda(id_credito, todas);
  const filas = todas.filter(
    ({ eliminado, transferencia }) =>
      !eliminado && transferencia !== undefined && transferencia.banco !== 'vista',
  );
  const leido = sumar(...filas.map(({ monto }) => monto), ...enDuda);
  const sin_confirmar = data === undefined ? sumar(por_confirmar, leido) : leido;
  return { sin_confirmar, motivo: motivoSinConfirmar({ sin_confirmar, total_pagado }, parametros) };
}
