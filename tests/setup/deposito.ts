// A row of a file of the bank, as a call loads it.
import { CERO, desdePesos, fecha } from '@leal/domain';
import { idDeRenglon } from '../../functions/src/data/renglones-banco.ts';

const FECHA = fecha('2026-11-08');
let cuantos = 0;

/** One deposit, like no other. */
export function deposito(monto: number) {
  cuantos += 1;
  const referencia = `DEP${process.pid}x${cuantos}`;
  const renglon = { fecha: FECHA, monto, referencia, concepto: 'SPEI RECIBIDO', ordinal: 1 };
  return { cuenta: 'BBVA 0123', archivo: 'noviembre.csv', renglones: [renglon] as const };
}

/** The id that it has once it is loaded. */
export const idDelDeposito = ({
  cuenta,
  renglones: [{ monto, ...resto }],
}: ReturnType<typeof deposito>): string =>
  idDeRenglon(cuenta, { ...resto, monto_centavos: desdePesos(monto) ?? CERO });
