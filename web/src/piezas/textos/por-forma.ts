import { type Centavos, CERO, formatearPesos, restar } from '@leal/domain';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';

/** The part of what was collected that came by transfer; undefined: all of it is cash, which no screen names. */
type Transferido = Centavos | undefined;

export type PorForma = readonly [recaudado: Centavos, transferido: Transferido];

/** A figure that is about no form. */
export const SOLO_EFECTIVO: PorForma = [CERO, undefined];

const FORMAS: readonly Nombrada[] = [
  { titulo: 'Efectivo', figura: 'recaudadoEnEfectivo' },
  { titulo: 'Transferencias', figura: 'recaudadoPorTransferencia' },
];

/** 'Efectivo $60.00 · Transferencias $90.00'; undefined for cash alone. */
export const textoPorForma = (recaudado: Centavos, transferido: Transferido): string | undefined =>
  transferido === undefined
    ? undefined
    : `Efectivo ${formatearPesos(restar(recaudado, transferido))} · Transferencias ${formatearPesos(transferido)}`;

/** The note of a day's bar: 'Transferencias $90.00'; none for cash alone. */
export const notaDeForma = (transferido: Transferido): { nota?: string } =>
  transferido === undefined ? {} : { nota: `Transferencias ${formatearPesos(transferido)}` };

type DeCifra = { readonly nota?: string | undefined; readonly ademas?: readonly Nombrada[] | undefined };

/** A tile of what was collected: its note tells cash and transfers, and its definitions say what they are, where there were any. */
export function conFormas(cifra: DeCifra, recaudado: Centavos, transferido: Transferido): DeCifra {
  const texto = textoPorForma(recaudado, transferido);
  if (texto === undefined) return cifra;
  const { nota = '', ademas = [] } = cifra;
  return { nota: nota === '' ? texto : `${nota}\n${texto}`, ademas: [...ademas, ...FORMAS] };
}
