import { type Fecha, sumarDias } from './calendario.ts';
import type { DiasSinCobro } from './calendario-de-cobro.ts';
import type { RenglonDeConvenio } from './convenio.ts';
import { debeDesde, diasAtrasado } from './debe-desde.ts';
import { type Centavos, CERO, minimo, restar, sumar } from './dinero.ts';

/* Whose loan a convenio may be of, and what may be promised in it. */

export const MAXIMO_RENGLONES_CONVENIO = 24;

/** The last day of one is so many days ahead at most. */
export const DIAS_CONVENIO = 365;

type Convenible = Parameters<typeof debeDesde>[0] & { readonly cliente_eliminado?: boolean | undefined };

/** Whether a new plan may be promised of it: it was written off, or is behind since a day before today, and something is owed. */
export function puedeConvenir(credito: Convenible, hoy: Fecha, dias: DiasSinCobro) {
  const { estado_credito, saldo_centavos, cliente_eliminado } = credito;
  if (cliente_eliminado) return 'cliente_eliminado';
  if (estado_credito === 'Castigado') return saldo_centavos > 0 ? 'si' : 'sin_saldo';
  if (estado_credito !== 'Aprobado') return 'no_activo';
  return diasAtrasado(debeDesde(credito, dias), hoy) > 0 ? 'si' : 'al_corriente';
}

export const ultimoDiaDeConvenio = (hoy: Fecha): Fecha => sumarDias(hoy, DIAS_CONVENIO);

type FaltaDeConvenio = { readonly renglon: number; readonly campo: 'fecha' | 'monto' };

/** The first row that may not stand, and why: its day is past, too far ahead or not after the one before; or more is promised than is owed. */
export function faltaDeConvenio(
  renglones: readonly RenglonDeConvenio[],
  { hoy, saldo }: { readonly hoy: Fecha; readonly saldo: Centavos },
): FaltaDeConvenio | null {
  let suma = CERO;
  for (const [renglon, { fecha, monto }] of renglones.entries()) {
    const anterior = renglones[renglon - 1];
    if (fecha < hoy || fecha > ultimoDiaDeConvenio(hoy) || (anterior && fecha <= anterior.fecha))
      return { renglon, campo: 'fecha' };
    suma = sumar(suma, monto);
    if (monto <= 0 || suma > saldo) return { renglon, campo: 'monto' };
  }
  return null;
}

type PagosIguales = {
  readonly monto: Centavos;
  /** Days from one to the next. */
  readonly cada: number;
  readonly desde: Fecha;
  readonly hoy: Fecha;
  readonly saldo: Centavos;
};

/** Equal payments until all that is owed is promised, the last one with what is left; as many as a convenio may have. */
export function proponerRenglones({ monto, cada, desde, hoy, saldo }: PagosIguales): RenglonDeConvenio[] {
  const renglones: RenglonDeConvenio[] = [];
  if (monto <= 0 || cada < 1) return renglones;
  let falta = saldo;
  let dia = desde;
  while (falta > 0 && dia <= ultimoDiaDeConvenio(hoy) && renglones.length < MAXIMO_RENGLONES_CONVENIO) {
    const parte = minimo(monto, falta);
    renglones.push({ fecha: dia, monto: parte });
    falta = restar(falta, parte);
    dia = sumarDias(dia, cada);
  }
  return renglones;
}
