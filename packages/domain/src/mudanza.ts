import type { Fecha } from './calendario.ts';
import {
  type DiasSinCobro,
  diasQueCambian,
  festivosDeVersion,
  PRIMERA_VERSION,
} from './calendario-de-cobro.ts';
import { debeDesde } from './debe-desde.ts';
import { efectoDeCredito } from './efectos.ts';
import { gestionDe, sinAtraso } from './gestion.ts';
import { type Aportacion, sumarAportaciones } from './incrementos.ts';
import type { CambiosCredito, EstadoCreditoLedger } from './ledger.ts';
import { type PlanDeVersion, planVigente } from './plan-vigente.ts';

/** A late day of a day that was closed afterwards. */
export type AtrasoSinEfecto = { readonly fecha: Fecha; readonly id_movimiento: string };

/** All that becomes another with a credit when the days without collection do. */
export type Mudanza = {
  readonly cambios: Partial<PlanDeVersion> &
    Partial<Pick<CambiosCredito, 'atrasos' | 'gestiones'>> &
    Pick<EstadoCreditoLedger, 'debe_desde'>;
  /** Their rows stay, marked; they count for no arrears. */
  readonly atrasos: readonly AtrasoSinEfecto[];
  readonly efecto: Aportacion;
};

/** The days that are closed by the version in force and were not by the credit's own, with a late day on them. */
function atrasosCerrados(
  { calendario = PRIMERA_VERSION, gestiones }: EstadoCreditoLedger,
  dias: DiasSinCobro,
): AtrasoSinEfecto[] {
  const cerrados = new Set(dias.festivos.map(({ fecha }) => fecha));
  return diasQueCambian(festivosDeVersion(dias, calendario), dias.festivos).flatMap((fecha) => {
    const { atraso } = gestionDe(gestiones, fecha);
    return cerrados.has(fecha) && atraso ? [{ fecha, id_movimiento: atraso.id_movimiento }] : [];
  });
}

const quitado = ({ fecha }: AtrasoSinEfecto): Aportacion => ({
  totales: { ultimos_15_dias: { [fecha]: { atrasos: -1 } } },
  dias: { [fecha]: { atrasos: -1 } },
});

/**
 * The change of an open credit to the calendar in force: its plan, and the late days that count no more. What was paid and visited
 * stays. Null when nothing of it changes: then it keeps its version, by which its plan is the same.
 */
export function mudarCredito(credito: EstadoCreditoLedger, dias: DiasSinCobro): Mudanza | null {
  if (credito.estado_credito !== 'Aprobado') return null;
  const plan = planVigente(credito, dias);
  const atrasos = atrasosCerrados(credito, dias);
  if (plan === null && atrasos.length === 0) return null;
  const gestiones = atrasos.reduce((quedan, { fecha }) => sinAtraso(quedan, fecha), credito.gestiones);
  const sinAtrasos = atrasos.length > 0 && { atrasos: credito.atrasos - atrasos.length, gestiones };
  const movido = { ...credito, ...plan, ...sinAtrasos };
  const cambios = { ...plan, ...sinAtrasos, debe_desde: debeDesde(movido, dias) };
  const efecto = sumarAportaciones(
    efectoDeCredito(credito, { ...credito, ...cambios }),
    ...atrasos.map(quitado),
  );
  return { cambios, atrasos, efecto };
}
