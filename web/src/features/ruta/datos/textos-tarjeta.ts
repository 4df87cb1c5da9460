import type { CreditoDeRuta } from '@leal/contract';
import { formatearNumero, formatearPesos } from '@leal/domain';

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
