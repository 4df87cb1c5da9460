import type { CreditoDeRuta } from '@leal/contract';
import { type Fecha, formatearFecha, formatearNumero, formatearPesos } from '@leal/domain';

const SIN_DATO = '—';

export const textoFecha = (f: Fecha | null): string => (f === null ? SIN_DATO : formatearFecha(f));

/** 'viernes' → 'Viernes'. */
export const conMayuscula = (texto: string): string =>
  texto.charAt(0).toLocaleUpperCase('es-MX') + texto.slice(1);

/** '20 % · 30 días'. */
export const textoInteres = (c: Pick<CreditoDeRuta, 'interes' | 'dias_pago'>): string =>
  `${c.interes} % · ${c.dias_pago} días`;

/** '12 de 30 días'; after the due date it goes on counting ('34 de 30 días'). */
export const textoAvance = (c: Pick<CreditoDeRuta, 'dias_transcurridos' | 'dias_pago'>): string =>
  `${c.dias_transcurridos} de ${c.dias_pago} días`;

export const textoAtrasos = (n: number): string => (n === 1 ? '1 atraso' : `${formatearNumero(n)} atrasos`);

/** '8 de 40 clientes encontrados' (spec §2). */
export const textoEncontrados = (n: number, total: number): string =>
  `${formatearNumero(n)} de ${formatearNumero(total)} clientes encontrados`;

/** What happened today without a payment, in the order it is read: 'Visita 11:05', 'Atraso 12:30'. */
export function marcasDeHoy(
  c: Pick<CreditoDeRuta, 'visita_hoy' | 'atraso_hoy' | 'pendiente_multiple'>,
): string[] {
  const marcas: string[] = [];
  if (c.visita_hoy !== undefined) marcas.push(`Visita ${c.visita_hoy}`);
  if (c.atraso_hoy !== undefined) marcas.push(`Atraso ${c.atraso_hoy}`);
  if (c.pendiente_multiple) marcas.push(`Por aprobar ${formatearPesos(c.pendiente_multiple.monto)}`);
  return marcas;
}

/** The payment screen of exactly this credit: a slug alone may belong to several clients. */
export const rutaDePago = (c: Pick<CreditoDeRuta, 'slug' | 'id_credito'>): string =>
  `/payment/${c.slug || 'cliente'}?credito=${encodeURIComponent(c.id_credito)}`;
