import type { Fecha } from './calendario.ts';
import { type DiasSinCobro, versionVigente } from './calendario-de-cobro.ts';
import { fechaVencimiento } from './credito.ts';
import type { EstadoCreditoLedger } from './ledger.ts';

type CambiosActivacion = Pick<
  EstadoCreditoLedger,
  'fecha_inicio' | 'fecha_vencimiento' | 'fecha_ultima_gestion' | 'calendario'
> & { readonly estado_credito: 'Aprobado' };

/**
 * Approval of a credit on that local date: it starts that day, is collected from the next
 * collectable day on, and skips the holidays in force. `fecha_ultima_gestion` is never null from
 * here on, because the route asks for what is older than today.
 */
export const activarCredito = (
  { dias_pago }: Pick<EstadoCreditoLedger, 'dias_pago'>,
  fecha: Fecha,
  dias: DiasSinCobro,
): CambiosActivacion => ({
  estado_credito: 'Aprobado',
  fecha_inicio: fecha,
  fecha_vencimiento: fechaVencimiento(fecha, dias_pago, dias.festivos),
  calendario: versionVigente(dias),
  fecha_ultima_gestion: fecha,
});
