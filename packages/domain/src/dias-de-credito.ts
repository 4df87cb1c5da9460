import { contarAbonos } from './abono.ts';
import { diasHasta, type Fecha, type Festivo, lunesDe, masReciente, semanaDe } from './calendario.ts';
import { type ConPlan, festivosDelPlan } from './calendario-de-cobro.ts';
import { CLASES_DIA, type ClaseDia } from './clase-dia.ts';
import { type Centavos, CERO, sumar } from './dinero.ts';
import { estaVivo, type TipoMovimiento } from './ledger.ts';
import { type PorQue, textoPorQue } from './motivos-visita.ts';
import type { Negocio } from './negocio.ts';
import type { Plazo } from './plazo.ts';
import { esCobrable, festivoDe } from './ventana-cobranza.ts';

export type DiaDeCredito = {
  readonly fecha: Fecha;
  readonly clase: ClaseDia;
  /** The amount that was paid, settled, or waits; 0 otherwise. */
  readonly monto: Centavos;
  /** The abonos that it is worth. */
  readonly abonos: number;
  /** The reason of a visit or a late day, as far as it was said. */
  readonly porque?: string;
  /** The holiday's name. */
  readonly festivo?: string;
  readonly inicio?: true;
  readonly vence?: true;
};

export type FilaDeDia = PorQue & {
  readonly tipo: TipoMovimiento;
  readonly fecha: Fecha;
  readonly monto: Centavos;
  readonly eliminado?: unknown;
  readonly cancelado?: unknown;
};

export type CreditoPorDias = ConPlan & {
  readonly dias_pago: Plazo;
  readonly monto_total: Centavos;
  readonly monto_diario: Centavos;
  readonly fecha_inicio: Fecha | null;
  readonly fecha_fin: Fecha | null;
  readonly pendiente_multiple?: { readonly monto: Centavos; readonly fecha?: Fecha | undefined } | undefined;
};

type Cuando = { readonly hoy: Fecha; readonly negocio: Negocio };
/** The same, with the holidays as they count for the credit. */
type CuandoDelPlan = Cuando & {
  readonly festivos: readonly Festivo[];
  /** The day on which a loan came that ran before Leal. */
  readonly desdeLeal: Fecha | undefined;
};
type Hecho = Pick<DiaDeCredito, 'clase' | 'monto' | 'porque'>;

const montoDe = (filas: readonly FilaDeDia[], tipo: TipoMovimiento): Centavos =>
  sumar(...filas.filter((fila) => fila.tipo === tipo).map(({ monto }) => monto));

/** The reason that was said last: the ledger is read newest first. */
function conPorQue(filas: readonly FilaDeDia[]): Pick<DiaDeCredito, 'porque'> {
  const porque = filas.map(textoPorQue).find((dicho) => dicho !== null);
  return porque ? { porque } : {};
}

/** The day's deed; of several the one that counts most. */
function hechoDe(filas: readonly FilaDeDia[], espera: Centavos | undefined): Hecho | null {
  const hay = (tipo: TipoMovimiento): boolean => filas.some((fila) => fila.tipo === tipo);
  if (hay('pago')) return { clase: 'pago', monto: montoDe(filas, 'pago') };
  if (espera !== undefined) return { clase: 'espera', monto: espera };
  if (hay('liquidacion')) return { clase: 'liquidacion', monto: montoDe(filas, 'liquidacion') };
  // A visit without payment may have been counted as a late day afterwards: the credit's late days are these.
  if (hay('atraso')) return { clase: 'atraso', monto: CERO, ...conPorQue(filas) };
  return hay('visita') ? { clase: 'visita', monto: CERO, ...conPorQue(filas) } : null;
}

/** A day on which nothing was done, or nobody knows what: it was before Leal. */
function sinHecho(
  dia: Fecha,
  credito: CreditoPorDias,
  { hoy, festivos, desdeLeal }: CuandoDelPlan,
): ClaseDia {
  const { fecha_inicio, fecha_vencimiento, fecha_fin, dias_pago } = credito;
  if (fecha_inicio === null || dia <= fecha_inicio || (fecha_fin !== null && dia >= fecha_fin))
    return 'fuera';
  if (desdeLeal !== undefined && dia < desdeLeal) return 'fuera';
  if (dia > hoy && fecha_vencimiento !== null && dia > fecha_vencimiento) return 'fuera';
  if (!esCobrable(dia, dias_pago, festivos)) return 'libre';
  return dia < hoy ? 'sin_registro' : 'por_cobrar';
}

function diaDe(
  fecha: Fecha,
  filas: readonly FilaDeDia[],
  credito: CreditoPorDias,
  cuando: CuandoDelPlan,
): DiaDeCredito {
  const { pendiente_multiple: espera, fecha_inicio, fecha_vencimiento } = credito;
  const hecho = hechoDe(filas, espera?.fecha === fecha ? espera.monto : undefined);
  const { clase, monto, porque } = hecho ?? { clase: sinHecho(fecha, credito, cuando), monto: CERO };
  const abonos = clase === 'liquidacion' ? 0 : contarAbonos({ ...credito, monto });
  const { abonos_requieren_aprobacion: muchos } = cuando.negocio.parametros;
  const esMultiple = clase === 'pago' && abonos >= muchos;
  const festivo = festivoDe(fecha, cuando.festivos)?.nombre;
  return {
    fecha,
    clase: esMultiple ? 'multiple' : clase,
    monto,
    abonos,
    ...(porque !== undefined && { porque }),
    ...(festivo !== undefined && { festivo }),
    ...(fecha === fecha_inicio && { inicio: true }),
    ...(fecha === fecha_vencimiento && { vence: true }),
  };
}

/**
 * The calendar of a credit from its ledger: each day in whole weeks, from that of its start to that of its due date,
 * of its last row, or of today while it is owed, whichever is last. A credit that has not begun has no days.
 */
export function diasDeCredito(
  credito: CreditoPorDias,
  renglones: readonly FilaDeDia[],
  cuando: Cuando,
): DiaDeCredito[] {
  const { fecha_inicio, fecha_vencimiento, fecha_fin } = credito;
  if (fecha_inicio === null) return [];
  const vivos = renglones.filter(estaVivo);
  const ultimas = [fecha_vencimiento, fecha_fin ?? cuando.hoy, ...vivos.map(({ fecha }) => fecha)];
  const hasta = ultimas.reduce<Fecha>(
    (ultima, dia) => (dia ? masReciente(ultima, dia) : ultima),
    fecha_inicio,
  );
  const porDia = Map.groupBy(vivos, ({ fecha }) => fecha);
  const delPlan = {
    ...cuando,
    festivos: festivosDelPlan(credito, cuando.negocio),
    desdeLeal: vivos.find(({ tipo }) => tipo === 'apertura')?.fecha,
  };
  return diasHasta(lunesDe(fecha_inicio), semanaDe(hasta).fin).map((dia) =>
    diaDe(dia, porDia.get(dia) ?? [], credito, delPlan),
  );
}

/** Counts the days of each class. */
export function contarDias(dias: readonly DiaDeCredito[]): Readonly<Record<ClaseDia, number>> {
  const cuantos = Object.fromEntries(CLASES_DIA.map((clase) => [clase, 0])) as Record<ClaseDia, number>;
  for (const { clase } of dias) cuantos[clase] += 1;
  return cuantos;
}
