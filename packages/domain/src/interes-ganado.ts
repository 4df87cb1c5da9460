import type { Fecha } from './calendario.ts';
import { type Centavos, CERO, enProporcion, maximo, minimo, restar, sumar } from './dinero.ts';
import { type Aportacion, SIN_APORTACION, soloDia, sumarAportaciones } from './incrementos.ts';
import type { EstadoCreditoLedger, MovimientoLedger } from './ledger.ts';
import { fechaLocal } from './zona-horaria.ts';

/*
 * The interest of a loan is earned as it is paid: of what was paid so far as large a part as of the whole. It is rounded once, on all of
 * it, so that the parts of its payments add up to the loan's own interest, to the last centavo. A part depends on what was
 * paid before it, so each row says its own, from the write that booked it; a correction says what it has moved.
 */

type Prestamo = Pick<EstadoCreditoLedger, 'monto_solicitado_centavos' | 'monto_total_centavos'>;

/** The interest in the first so many centavos that are paid of a loan, half up; never more than all of it. */
export function interesHasta(
  { monto_solicitado_centavos, monto_total_centavos: total }: Prestamo,
  pagado: Centavos,
): Centavos {
  return enProporcion(restar(total, monto_solicitado_centavos), maximo(minimo(pagado, total), CERO), total);
}

/** The interest that is earned (or, below 0, taken back) when what was paid becomes another amount. */
export const interesEntre = (prestamo: Prestamo, antes: Centavos, despues: Centavos): Centavos =>
  restar(interesHasta(prestamo, despues), interesHasta(prestamo, antes));

type Pagado = Prestamo & Pick<EstadoCreditoLedger, 'total_pagado_centavos' | 'estado_credito'>;
type ConInteres = { readonly interes_centavos: Centavos; readonly recuperado_centavos?: Centavos };

/** Of a credit that was written off what is paid and is no interest was lost, and has come back. */
const alPagar = (credito: Pagado, mas: Centavos): ConInteres => {
  const { total_pagado_centavos: pagado, estado_credito } = credito;
  const interes_centavos = interesEntre(credito, pagado, sumar(pagado, mas));
  return estado_credito === 'Castigado'
    ? { interes_centavos, recuperado_centavos: restar(mas, interes_centavos) }
    : { interes_centavos };
};

/** Whether the row pays something in Leal; what an import opened was earned before. */
const gana = ({ tipo }: Pick<MovimientoLedger, 'tipo'>): boolean => tipo === 'pago' || tipo === 'liquidacion';

/** The part of a row that is about to be booked on that credit, for the row to keep; of what pays nothing, nothing. */
export const interesAlNacer = (
  credito: Pagado,
  renglon: Pick<MovimientoLedger, 'tipo' | 'monto_centavos'>,
): Partial<ConInteres> => (gana(renglon) ? alPagar(credito, renglon.monto_centavos) : {});

/** What a correction of that payment moves, for the correction to keep; `monto`: what the payment is now, 0 where it is deleted. */
export const interesAlCorregir = (
  credito: Pagado,
  pago: Pick<MovimientoLedger, 'monto_centavos'>,
  monto: Centavos,
): ConInteres => alPagar(credito, restar(monto, pago.monto_centavos));

/** What a row, or a correction of it, says of that. */
type Dicho = Pick<MovimientoLedger, 'interes_centavos' | 'recuperado_centavos'>;

const delDia = (dia: Fecha, { interes_centavos = CERO, recuperado_centavos = CERO }: Dicho): Aportacion =>
  interes_centavos === CERO && recuperado_centavos === CERO
    ? SIN_APORTACION
    : soloDia(dia, {
        ...(interes_centavos !== CERO && { interes_centavos }),
        ...(recuperado_centavos !== CERO && { recuperado_centavos }),
      });

/**
 * A row's share of what its collector's days earned, and recovered of what was lost: its own on its business date, each correction's on the
 * date of that.
 */
export function aportacionDeInteres(movimiento: MovimientoLedger): Aportacion {
  const { fecha, ediciones = [], eliminado } = movimiento;
  const partes = [
    delDia(fecha, movimiento),
    ...ediciones.map((edicion) => delDia(fechaLocal(edicion.fecha), edicion)),
    ...(eliminado?.fecha ? [delDia(fechaLocal(eliminado.fecha), eliminado)] : []),
  ].filter((parte) => parte !== SIN_APORTACION);
  // Most rows were never corrected.
  return partes.length > 1 ? sumarAportaciones(...partes) : (partes[0] ?? SIN_APORTACION);
}

/** A moment at which what was paid changed, by how much, and where its interest is said. */
type Paso = {
  readonly en: Date;
  readonly delta: Centavos;
  readonly dicho: { interes_centavos?: Centavos | undefined };
};

const copiar = <M extends MovimientoLedger>(renglon: M): M => ({
  ...renglon,
  ...(renglon.ediciones && { ediciones: renglon.ediciones.map((edicion) => ({ ...edicion })) }),
  ...(renglon.eliminado && { eliminado: { ...renglon.eliminado } }),
});

function pasosDe(renglon: MovimientoLedger): Paso[] {
  const { tipo, sincronizado_en: en, monto_centavos, ediciones = [], eliminado } = renglon;
  if (tipo === 'apertura') return [{ en, delta: monto_centavos, dicho: {} }];
  if (!gana(renglon)) return [];
  return [
    { en, delta: ediciones[0]?.monto_anterior_centavos ?? monto_centavos, dicho: renglon },
    ...ediciones.map((edicion) => ({
      en: edicion.fecha,
      delta: restar(edicion.monto_nuevo_centavos, edicion.monto_anterior_centavos),
      dicho: edicion,
    })),
    ...(eliminado?.fecha
      ? [{ en: eliminado.fecha, delta: restar(CERO, monto_centavos), dicho: eliminado }]
      : []),
  ];
}

/** Whether the row says all of its interest: one that was booked before rows said it does not. */
const loDice = (renglon: MovimientoLedger): boolean =>
  pasosDe(renglon).every(({ dicho }) => renglon.tipo === 'apertura' || dicho.interes_centavos !== undefined);

/** Whether all of these rows say their interest. */
export const dicenSuInteres = (renglones: readonly MovimientoLedger[]): boolean => renglones.every(loDice);

/**
 * All rows of a credit with what each has earned. The ones that were booked before rows said it get theirs in the order in which
 * they came to the server: nobody has counted it yet, so any fixed order is as good, and this one is what would have been said.
 */
export function conSuInteres<M extends MovimientoLedger>(
  prestamo: Prestamo,
  renglones: readonly M[],
): readonly M[] {
  if (dicenSuInteres(renglones)) return renglones;
  const copias = renglones.map(copiar);
  const pasos = copias.flatMap(pasosDe).toSorted((a, b) => a.en.getTime() - b.en.getTime());
  let pagado = CERO;
  for (const { delta, dicho } of pasos) {
    const tras = sumar(pagado, delta);
    dicho.interes_centavos ??= interesEntre(prestamo, pagado, tras);
    pagado = tras;
  }
  return copias;
}

/** Whether what the rows of a credit earned is the interest in what they have paid since it was opened. */
export function cuadraElInteres(prestamo: Prestamo, renglones: readonly MovimientoLedger[]): boolean {
  const pasos = conSuInteres(prestamo, renglones).map((renglon) => ({ renglon, pasos: pasosDe(renglon) }));
  const [todo, abierto, ganado] = [
    sumar(...pasos.flatMap(({ pasos: suyos }) => suyos.map(({ delta }) => delta))),
    sumar(...renglones.filter(({ tipo }) => tipo === 'apertura').map(({ monto_centavos }) => monto_centavos)),
    sumar(...pasos.flatMap(({ pasos: suyos }) => suyos.map(({ dicho }) => dicho.interes_centavos ?? CERO))),
  ];
  return ganado === interesEntre(prestamo, abierto, todo);
}
