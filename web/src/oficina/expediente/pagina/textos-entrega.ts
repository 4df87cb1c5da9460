import type { CreditoDelExpediente } from '@leal/contract';
import type { EstadoEntrega } from '@leal/domain';
import { cuantos, textoFecha } from '../../../piezas/textos/textos.ts';

type Entrega = NonNullable<CreditoDelExpediente['entrega']>;

const SIN_FECHA: { readonly [E in EstadoEntrega]: string } = {
  por_entregar: 'Por entregar',
  entregada: 'Entregado',
  cancelada: 'No se entregó',
};

/**
 * 'Entregado 2 días después' of the approval; on the day itself, the day. One that a wrong clock put before says so.
 */
export function textoEntrega({ estado, fecha, dias_despues = 0, reloj_corregido }: Entrega): string {
  if (fecha === undefined) return SIN_FECHA[estado];
  if (reloj_corregido) return `Entregado ${textoFecha(fecha)} (el reloj del teléfono estaba mal)`;
  if (dias_despues < 0) return `Entregado ${textoFecha(fecha)}, antes de aprobarse`;
  if (dias_despues === 0) return `Entregado ${textoFecha(fecha)}`;
  return `Entregado ${cuantos(dias_despues, 'día', 'días')} después`;
}
