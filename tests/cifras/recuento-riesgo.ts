/*
 * Portfolio at risk again, credit by credit: what remains of each, and for how many days it is behind, counted on the calendar
 * day by day. Nothing of the code that computes it. Amounts in centavos.
 */
import type { CreditoDoc } from '@leal/contract/documentos';
import type { Libro } from './libro.ts';
import { activosDe, diarioDe, masDias, pagadoDe, saldoDe, seCobra, suma } from './recuento.ts';

export type FestivosDe = (credito: CreditoDoc) => readonly string[];

/** For how many days of the calendar its first daily amount that is not paid whole has been due; 0: it is not, or only today. */
function diasDetras(libro: Libro, credito: CreditoDoc, hoy: string, festivos: readonly string[]): number {
  let quedan = Math.min(Math.floor(pagadoDe(libro, credito) / diarioDe(credito)) + 1, credito.dias_pago);
  let dia = credito.fecha_inicio ?? hoy;
  while (quedan > 0) {
    dia = masDias(dia, 1);
    if (seCobra(credito, dia, festivos)) quedan -= 1;
  }
  let dias = 0;
  while (masDias(dia, dias) < hoy) dias += 1;
  return dias;
}

export type Contado = {
  readonly plazo: number;
  readonly saldo: number;
  readonly dias: number;
  readonly credito: CreditoDoc;
};

/** The credits that run: approved, handed over, with something left to pay. */
export const corriendo = (libro: Libro, hoy: string, festivosDe: FestivosDe): Contado[] =>
  activosDe(libro)
    .filter((credito) => credito.entrega?.estado !== 'por_entregar' && saldoDe(libro, credito) > 0)
    .map((credito) => ({
      credito,
      plazo: credito.dias_pago,
      saldo: saldoDe(libro, credito),
      dias: diasDetras(libro, credito, hoy, festivosDe(credito)),
    }));

export const parte = (de: readonly Contado[]) => ({
  saldo: suma(de, ({ saldo }) => saldo),
  clientes: de.length,
});
