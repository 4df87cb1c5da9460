import type { Fecha } from './calendario.ts';
import {
  type ConPlan,
  type DiasSinCobro,
  diasQueCambian,
  festivosDeVersion,
  PRIMERA_VERSION,
  versionVigente,
} from './calendario-de-cobro.ts';
import { fechaVencimiento } from './credito.ts';
import type { Plazo } from './plazo.ts';
import { cobraEseDia } from './ventana-cobranza.ts';

type CreditoEmpezado = ConPlan & { readonly dias_pago: Plazo; readonly fecha_inicio: Fecha | null };

/** A credit's plan by a version of the calendar. */
export type PlanDeVersion = { readonly calendario: number; readonly fecha_vencimiento: Fecha };

/** The plan of a credit by the version in force; null: it has not begun, or no day of its plan is another one by it. */
export function planVigente(
  { calendario = PRIMERA_VERSION, dias_pago, fecha_inicio, fecha_vencimiento }: CreditoEmpezado,
  dias: DiasSinCobro,
): PlanDeVersion | null {
  const vigente = versionVigente(dias);
  if (fecha_inicio === null || fecha_vencimiento === null || calendario === vigente) return null;
  const cambian = diasQueCambian(festivosDeVersion(dias, calendario), dias.festivos);
  const leToca = (dia: Fecha): boolean =>
    dia > fecha_inicio && dia <= fecha_vencimiento && cobraEseDia(dia, dias_pago);
  if (!cambian.some(leToca)) return null;
  return { calendario: vigente, fecha_vencimiento: fechaVencimiento(fecha_inicio, dias_pago, dias.festivos) };
}
