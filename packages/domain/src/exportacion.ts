import { campoDelDia, type DIAS_DE_SEMANA, type Fecha } from './calendario.ts';
import { UBICACION_POR_DEFECTO } from './cliente.ts';
import { calcularCredito, calcularSaldo } from './credito.ts';
import { diasAtrasado } from './debe-desde.ts';
import { type Centavos, CERO, dividir, sumar } from './dinero.ts';
import type { Entrega } from './entrega.ts';
import { type EstadoCredito, estaActivo } from './estado-credito.ts';
import type { FilaDia } from './fila-dia.ts';
import { type CampoSena, type FichaCliente, SENAS } from './ficha.ts';
import { esPlazo, interpretarPlazo, PLAZO_POR_DEFECTO } from './plazo.ts';
import { tomar } from './tomar.ts';
import { esEfectivo, transferidoDe } from './transferencia.ts';

/* The rows of the Excel exports (spec §3, 'Client export row'). */

type MontosSemana = Readonly<Record<(typeof DIAS_DE_SEMANA)[number], Centavos>>;

const SEMANA_SIN_PAGOS: MontosSemana = {
  lunes: CERO,
  martes: CERO,
  miercoles: CERO,
  jueves: CERO,
  viernes: CERO,
  sabado: CERO,
  domingo: CERO,
};

/** An approved credit ended in one of these; its `fecha_fin` says when. */
export const ESTADOS_TERMINADOS = [
  'Finalizado',
  'Renovado',
  'Cancelado',
  'Castigado',
] as const satisfies readonly EstadoCredito[];

type CreditoFechado = {
  readonly estado_credito: EstadoCredito;
  readonly fecha_inicio: Fecha | null;
  readonly fecha_fin: Fecha | null;
};

/**
 * Whether it was active on any day of the week: approved by its Sunday and not ended before its Monday. A
 * request that nobody approved never was, cancelled or not.
 */
export function activoEnSemana(
  { estado_credito, fecha_inicio, fecha_fin }: CreditoFechado,
  { inicio, fin }: { readonly inicio: Fecha; readonly fin: Fecha },
): boolean {
  if (fecha_inicio === null || fecha_inicio > fin) return false;
  if (estaActivo(estado_credito)) return true;
  const termino = ESTADOS_TERMINADOS.some((estado) => estado === estado_credito);
  return termino && fecha_fin !== null && fecha_fin >= inicio;
}

/** A credit's place in an export: by collector and then by credit, neither of which ever changes. */
export type LugarExportado = { readonly id_cobrador: string; readonly id_credito: string };

/** A credit's key, for looking it up; ids hold no slash. */
export const claveDeLugar = ({ id_cobrador, id_credito }: LugarExportado): string =>
  `${id_cobrador}/${id_credito}`;

/** < 0 when `a` comes first; ids are ASCII, so that this is the store's order too. */
export function compararLugares(a: LugarExportado, b: LugarExportado): number {
  const campo = a.id_cobrador === b.id_cobrador ? 'id_credito' : 'id_cobrador';
  if (a[campo] === b[campo]) return 0;
  return a[campo] < b[campo] ? -1 : 1;
}

/** The fields that an export reads of a day's row. */
export type FilaExportada = Pick<FilaDia, 'tipo' | 'id_credito' | 'monto_centavos'> & {
  /** It came by a transfer. */
  readonly transferencia?: unknown;
};
/** A collector's day as an export reads it; null is a damaged row. */
export type DiaExportado = {
  readonly id_cobrador: string;
  readonly fecha: Fecha;
  readonly filas: Readonly<Record<string, FilaExportada | null>>;
  /** Rows that older documents of the same day still have. */
  readonly quitadas?: Readonly<Record<string, unknown>> | undefined;
};
export type PagosDeCredito = LugarExportado & {
  readonly montos: MontosSemana;
  /** The part of them that came by transfer. */
  readonly transferido: Centavos;
};

/** The payments of each credit on each of these days, which are of one week: Σ of its live payments' rows. */
export function pagosPorCredito(dias: readonly DiaExportado[]): Map<string, PagosDeCredito> {
  const pagos = new Map<string, PagosDeCredito>();
  for (const { id_cobrador, fecha, filas } of dias) {
    const columna = campoDelDia(fecha);
    for (const fila of Object.values(filas)) {
      if (fila?.tipo !== 'pago') continue;
      const { id_credito, monto_centavos } = fila;
      const lugar = { id_cobrador, id_credito };
      const clave = claveDeLugar(lugar);
      const { montos = SEMANA_SIN_PAGOS, transferido = CERO } = pagos.get(clave) ?? {};
      pagos.set(clave, {
        ...lugar,
        montos: { ...montos, [columna]: sumar(montos[columna], monto_centavos) },
        transferido: esEfectivo(fila) ? transferido : sumar(transferido, monto_centavos),
      });
    }
  }
  return pagos;
}

/** A credit as an export reads it: null is a field that an older record does not have. */
export type CreditoExportado = LugarExportado &
  Pick<FichaCliente, CampoSena | 'ubicacion' | 'referencias'> & {
    readonly fecha_inicio: Fecha | null;
    readonly fecha_vencimiento: Fecha | null;
    /** Days, a positive integer. */
    readonly dias_pago: number | null;
    readonly monto_solicitado_centavos: Centavos | null;
    readonly monto_total_centavos: Centavos | null;
    readonly monto_diario_centavos: Centavos | null;
    readonly total_pagado_centavos: Centavos | null;
    readonly saldo_centavos: Centavos | null;
    readonly monto_entregado_centavos: Centavos | null;
    readonly entrega: Pick<Entrega, 'estado'> | null;
    /** The first due day that is not covered whole. */
    readonly debe_desde: Fecha | null;
    /** Whose portfolio it is in, where its place is that of another collector who was paid on it; absent: its own place. */
    readonly cartera_de?: string | undefined;
  };

/** A missing term reads as 30, an invalid one stays as it is; missing figures are computed from the rest. */
function figurasDe(credito: CreditoExportado) {
  const dias = credito.dias_pago ?? interpretarPlazo(credito.dias_pago);
  const monto_solicitado = credito.monto_solicitado_centavos ?? CERO;
  const recaudado = credito.total_pagado_centavos ?? CERO;
  const plan = calcularCredito(monto_solicitado, esPlazo(dias) ? dias : PLAZO_POR_DEFECTO);
  const saldo_con_interes = credito.monto_total_centavos ?? plan.monto_total;
  return {
    dias,
    monto_solicitado,
    saldo_con_interes,
    abono_diario: credito.monto_diario_centavos ?? dividir(saldo_con_interes, dias),
    recaudado,
    saldo_restante: credito.saldo_centavos ?? calcularSaldo(saldo_con_interes, recaudado),
  };
}

/** The cash for its client that the office still has. */
const porEntregar = ({ entrega, monto_entregado_centavos: monto }: CreditoExportado): Centavos =>
  entrega?.estado === 'por_entregar' ? (monto ?? CERO) : CERO;

const SIN_PAGOS = { montos: SEMANA_SIN_PAGOS, transferido: CERO };

/** The loan is in its own collector's row: in that of whoever was paid on it, it would count twice. */
const SIN_CARTERA = {
  monto_solicitado: CERO,
  saldo_con_interes: CERO,
  abono_diario: CERO,
  recaudado: CERO,
  saldo_restante: CERO,
  por_entregar: CERO,
  dias_atrasado: 0,
};

/** The credit's row on the day `hoy`; `pagado`: what it paid on each day of the week asked for, and how much of that by transfer. */
export function renglonDe(
  credito: CreditoExportado,
  nombre_cobrador: string,
  hoy: Fecha,
  pagado: Pick<PagosDeCredito, 'montos' | 'transferido'> = SIN_PAGOS,
) {
  const { nombre: nombre_cliente, ...senas } = tomar(credito, SENAS);
  const cifras = {
    ...figurasDe(credito),
    por_entregar: porEntregar(credito),
    dias_atrasado: diasAtrasado(credito.debe_desde, hoy),
  };
  return {
    id_credito: credito.id_credito,
    id_cobrador: credito.id_cobrador,
    nombre_cobrador,
    nombre_cliente,
    ...senas,
    ubicacion: credito.ubicacion.trim() === '' ? UBICACION_POR_DEFECTO : credito.ubicacion,
    fecha_inicio: credito.fecha_inicio,
    /** The day it falls due. */
    fecha_fin: credito.fecha_vencimiento,
    ...(credito.cartera_de === undefined ? cifras : { ...cifras, ...SIN_CARTERA }),
    ...pagado.montos,
    ...transferidoDe({ transferido_centavos: pagado.transferido }),
    referencias: credito.referencias,
  };
}
