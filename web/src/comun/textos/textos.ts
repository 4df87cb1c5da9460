import { type Fecha, formatearFecha, formatearNumero, nombreDia } from '@leal/domain';

const SIN_DATO = '—';

/** '20/11/2026', and a dash for none. */
export const textoFecha = (f: Fecha | null): string => (f === null ? SIN_DATO : formatearFecha(f));

/** 'viernes' → 'Viernes'. */
export const conMayuscula = (texto: string): string =>
  texto.charAt(0).toLocaleUpperCase('es-MX') + texto.slice(1);

/** 'Miércoles 18/11/2026'. */
export const textoDia = (dia: Fecha): string => `${conMayuscula(nombreDia(dia))} ${formatearFecha(dia)}`;

/** '1 pago', '1,234 pagos'. */
export const cuantos = (n: number, uno: string, varios: string): string =>
  `${formatearNumero(n)} ${n === 1 ? uno : varios}`;
