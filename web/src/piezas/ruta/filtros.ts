import type { CreditoDeRuta } from '@leal/contract';
import { type DiasSinCobro, estaVencido, type Fecha, MOTIVO_AUSENTE, montoAtrasado } from '@leal/domain';

/** How a client stands today; one of them at a time. */
export const COMO_ESTAN = ['vencidos', 'atrasados', 'prometieron', 'no_estaba'] as const;

export type ComoEsta = (typeof COMO_ESTAN)[number];

type Dia = { readonly hoy: Fecha; readonly dias: DiasSinCobro };

/** The state as the card says it: a client who is past due is not said to be behind, and the reason may have a note. */
export function estaAsi(credito: CreditoDeRuta, como: ComoEsta, { hoy, dias }: Dia): boolean {
  switch (como) {
    case 'vencidos':
      return estaVencido(credito, hoy);
    case 'atrasados':
      return !estaVencido(credito, hoy) && montoAtrasado(credito, hoy, dias) > 0;
    case 'prometieron':
      return credito.promesa?.fecha === hoy || credito.convenio_debe?.fecha === hoy;
    case 'no_estaba':
      return credito.porque_hoy?.split(':', 1)[0] === MOTIVO_AUSENTE;
    default:
      return como satisfies never;
  }
}

export type FiltroDeRuta = { readonly como: ComoEsta | undefined; readonly colonia: string };

/** The cards that a filter shows; the same list where nothing is filtered. */
export const filtrarTarjetas = <C extends CreditoDeRuta>(
  tarjetas: readonly C[],
  { como, colonia }: FiltroDeRuta,
  dia: Dia,
): readonly C[] =>
  como === undefined && colonia === ''
    ? tarjetas
    : tarjetas.filter(
        (tarjeta) =>
          (como === undefined || estaAsi(tarjeta, como, dia)) &&
          (colonia === '' || tarjeta.colonia === colonia),
      );
