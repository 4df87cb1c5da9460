import { type Centavos, CERO, restar, sumar } from './dinero.ts';
import { estaVivo, type TipoMovimiento } from './ledger.ts';
import { type EfectivoRetenido, porResolver } from './tarea-efectivo.ts';
import { enEfectivo, esEfectivo } from './transferencia.ts';

/** The two ends of cash that a correction takes from the payment: never received, or given back. */
export const EFECTIVOS_CORREGIDOS = ['no_recibido', 'devuelto'] as const;
export type EfectivoCorregido = (typeof EFECTIVOS_CORREGIDOS)[number];
/** The end of that cash when a correction does not say. */
export const CORREGIDO_POR_DEFECTO: EfectivoCorregido = 'no_recibido';

export type FilaDeEfectivo = {
  readonly tipo: TipoMovimiento;
  readonly monto_centavos: Centavos;
  /** Its cash is a task's: what is taken from the row goes back there. */
  readonly id_solicitud_tarea?: string | undefined;
  readonly ediciones: readonly {
    readonly monto_anterior_centavos: Centavos;
    readonly monto_nuevo_centavos: Centavos;
    /** The form that it had before, where that changed: null is cash. */
    readonly transferencia_anterior?: unknown;
    readonly efectivo?: EfectivoCorregido | undefined;
  }[];
  readonly eliminado?: { readonly efectivo?: EfectivoCorregido | undefined } | undefined;
  readonly cancelado?: unknown;
  /** It came by a transfer, and nobody took cash. */
  readonly transferencia?: unknown;
};

/** The places of all the cash that a collector ever took: these five add up to what was taken. */
export type Efectivo = {
  /** Live payments. */
  readonly asentado: Centavos;
  /** In hand, until a manager decides. */
  readonly en_espera: Centavos;
  /** In hand, until the collector has done what the manager said. */
  readonly por_resolver: Centavos;
  /** The cash that was given back from a task. */
  readonly devuelto: Centavos;
  /** Payments lowered or deleted: never taken after all, or given back. */
  readonly corregido: { readonly [E in EfectivoCorregido]: Centavos };
};

const suma = (montos: Iterable<Centavos>): Centavos => {
  let total = CERO;
  for (const monto of montos) total = sumar(total, monto);
  return total;
};

const traeEfectivo = (fila: FilaDeEfectivo): boolean => fila.tipo === 'pago' && esEfectivo(fila);

/** The amounts of cash that corrections took from a row, each with what they said became of it; the last one first. */
function* correccionesDe(fila: FilaDeEfectivo): Generator<[EfectivoCorregido, Centavos]> {
  if (fila.tipo !== 'pago' || fila.id_solicitud_tarea !== undefined) return;
  if (fila.eliminado && esEfectivo(fila))
    yield [fila.eliminado.efectivo ?? CORREGIDO_POR_DEFECTO, fila.monto_centavos];
  let forma = fila.transferencia;
  for (const { efectivo = CORREGIDO_POR_DEFECTO, ...edicion } of fila.ediciones.toReversed()) {
    const despues = enEfectivo(edicion.monto_nuevo_centavos, { transferencia: forma });
    if (edicion.transferencia_anterior !== undefined) forma = edicion.transferencia_anterior ?? undefined;
    const menos = restar(enEfectivo(edicion.monto_anterior_centavos, { transferencia: forma }), despues);
    if (menos > 0) yield [efectivo, menos];
  }
}

/** Divides a collector's cash by where it is, from all its ledger rows and what its requests hold. */
export function repartirEfectivo(
  filas: readonly FilaDeEfectivo[],
  retenidos: readonly EfectivoRetenido[],
): Efectivo {
  const correcciones = filas.flatMap((fila) => [...correccionesDe(fila)]);
  const corregido = (como: EfectivoCorregido) =>
    suma(correcciones.filter(([efectivo]) => efectivo === como).map(([, monto]) => monto));
  return {
    asentado: suma(
      filas.filter((fila) => traeEfectivo(fila) && estaVivo(fila)).map((fila) => fila.monto_centavos),
    ),
    en_espera: suma(
      retenidos
        .filter(({ estado }) => estado === 'pendiente')
        .map((retenido) => retenido.monto_total_centavos),
    ),
    por_resolver: suma(retenidos.map(porResolver)),
    devuelto: suma(retenidos.map(({ devuelto_centavos = CERO }) => devuelto_centavos)),
    corregido: { no_recibido: corregido('no_recibido'), devuelto: corregido('devuelto') },
  };
}

/** Cash taken = booked + waiting + open tasks + returned + corrected, at every moment. */
export const totalDeEfectivo = (efectivo: Efectivo): Centavos =>
  suma([
    efectivo.asentado,
    efectivo.en_espera,
    efectivo.por_resolver,
    efectivo.devuelto,
    ...Object.values(efectivo.corregido),
  ]);
