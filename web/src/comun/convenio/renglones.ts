import {
  type Centavos,
  DIAS_CONVENIO,
  type Fecha,
  faltaDeConvenio,
  formatearPesos,
  MAXIMO_RENGLONES_CONVENIO,
  type RenglonDeConvenio,
  sumar,
} from '@leal/domain';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { type CreditoConConvenio, marchaDe } from './marcha.ts';

/** A payment as it is typed; its number tells rows apart as they come and go. */
export type Escrito = { readonly numero: number; readonly fecha?: Fecha | undefined; readonly monto: string };

let ultimo = 0;
const siguiente = (): number => (ultimo += 1);

export const escrito = ({ fecha, monto }: RenglonDeConvenio): Escrito => ({
  numero: siguiente(),
  fecha,
  monto: escribirMonto(monto),
});

export const enBlanco = (): Escrito => ({ numero: siguiente(), monto: '' });

/** The rows that a changed convenio begins with: what is still to come of the one that stands. */
export const alEmpezar = (credito: CreditoConConvenio, hoy: Fecha): Escrito[] =>
  (marchaDe(credito, hoy)?.renglones ?? [])
    .filter(({ fecha, falta }) => fecha >= hoy && falta > 0)
    .map(({ fecha, falta }) => escrito({ fecha, monto: falta }));

/** The sum of what can be read of them. */
export const sumaDe = (escritos: readonly Escrito[]): Centavos =>
  sumar(...escritos.map(({ monto }) => leerMonto(monto)).filter((monto) => monto !== null));

/** The rows that can be sent, or why these cannot. */
export function leerRenglones(
  escritos: readonly Escrito[],
  { hoy, saldo }: { readonly hoy: Fecha; readonly saldo: Centavos },
): RenglonDeConvenio[] | string {
  if (escritos.length === 0) return 'Escribe al menos un pago.';
  if (escritos.length > MAXIMO_RENGLONES_CONVENIO)
    return `Un convenio tiene ${MAXIMO_RENGLONES_CONVENIO} pagos como máximo.`;
  const renglones: RenglonDeConvenio[] = [];
  for (const [i, { fecha, monto: texto }] of escritos.entries()) {
    const monto = leerMonto(texto);
    if (fecha === undefined || !monto) return `Al pago ${i + 1} le falta su día o su monto.`;
    renglones.push({ fecha, monto });
  }
  const falta = faltaDeConvenio(renglones, { hoy, saldo });
  if (falta === null) return renglones;
  return falta.campo === 'monto'
    ? `Los pagos no pueden sumar más que el saldo de ${formatearPesos(saldo)}.`
    : `El día del pago ${falta.renglon + 1} va después del anterior, de hoy a ${DIAS_CONVENIO} días.`;
}
