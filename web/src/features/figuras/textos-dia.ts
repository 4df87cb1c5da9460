import { type Fecha, formatearFecha, formatearNumero, nombreDia } from '@leal/domain';

/** 'Miércoles 18/11/2026'. */
export function textoDia(dia: Fecha): string {
  const nombre = nombreDia(dia);
  return `${nombre.charAt(0).toLocaleUpperCase('es-MX')}${nombre.slice(1)} ${formatearFecha(dia)}`;
}

/** '1 pago', '1,234 pagos'. */
export const cuantos = (n: number, uno: string, varios: string): string =>
  `${formatearNumero(n)} ${n === 1 ? uno : varios}`;
