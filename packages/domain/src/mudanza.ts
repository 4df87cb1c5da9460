import type { Fecha } from './calendario.ts';
import {
  type DiasSinCobro,
  diasQueCambian,
  festivosDeVersion,
  PRIMERA_VERSION,
} from './calendario-de-cobro.ts';
import { debeDesde } from './debe-desde.ts';
import { quienHizo } from './duenos.ts';
import { efectoDeCredito, sinElAtraso } from './efectos.ts';
import { gestionDe, sinAtraso } from './gestion.ts';
import type { CambiosCredito, EstadoCreditoLedger } from './ledger.ts';
import { type PlanDeVersion, planVigente } from './plan-vigente.ts';
import { juntarRepartos, type Reparto } from './reparto.ts';

/** A late day of a day that was closed afterwards. */
export type AtrasoSinEfecto = {
  readonly fecha: Fecha;
  readonly id_movimiento: string;
  /** The collector who marked it. */
  readonly id_cobrador: string;
};

/** All that becomes another with a credit when the days without collection do. */
export type Mudanza = {
  readonly cambios: Partial<PlanDeVersion> &
    Partial<Pick<CambiosCredito, 'atrasos' | 'gestiones'>> &
    Pick<EstadoCreditoLedger, 'debe_desde'>;
  /** Their rows stay, marked; they count for no arrears. */
  readonly atrasos: readonly AtrasoSinEfecto[];
  readonly efecto: Reparto;
};

/** The days that are closed by the version in force and were not by the credit's own, with a late day on them. */
function atrasosCerrados(credito: EstadoCreditoLedger, dias: DiasSinCobro): AtrasoSinEfecto[] {
  const { calendario = PRIMERA_VERSION, gestiones } = credito;
  const cerrados = new Set(dias.festivos.map(({ fecha }) => fecha));
  return diasQueCambian(festivosDeVersion(dias, calendario), dias.festivos).flatMap((fecha) => {
    const { atraso } = gestionDe(gestiones, fecha);
    if (!cerrados.has(fecha) || !atraso) return [];
    return [{ fecha, id_movimiento: atraso.id_movimiento, id_cobrador: quienHizo(credito, atraso) }];
  });
}

/**
 * The change of an open credit to the calendar in force: its plan, and the late days that count no more. Payments and
 * visits stay. Null when nothing of it changes: then it keeps its version, by which its plan is the same.
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
  const efecto = juntarRepartos(
    efectoDeCredito(credito, { ...credito, ...cambios }),
    ...atrasos.map(({ fecha, id_cobrador }) => sinElAtraso(fecha, id_cobrador)),
  );
  return { cambios, atrasos, efecto };
}
