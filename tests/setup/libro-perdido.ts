// What the office lost on a collector's day, counted apart from the server's.
import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { fechaLocal } from '@leal/domain';
import { expect } from 'vitest';
import type { Libro } from './leer-libro.ts';
import { interesDe } from './libro-interes.ts';

const montos = (cosas: readonly { readonly monto_centavos: number }[]): number =>
  cosas.reduce((total, { monto_centavos }) => total + monto_centavos, 0);

/** What the office lost on a day: transfers that did not come, of credits that are settled; differences that it wrote off. */
export function comprobarPerdido(
  { movimientos, creditos, ajenos, diferencias }: Libro,
  dia: Libro['dias'][number],
): void {
  const renovados = new Set(
    [...creditos, ...ajenos.creditos].filter((c) => c.estado_credito === 'Renovado').map((c) => c.id_credito),
  );
  const perdidos = movimientos.filter(
    ({ fecha, banco, id_credito }) =>
      fecha === dia.fecha && banco?.estado === 'no_esta' && (renovados.has(id_credito) || banco.perdida),
  );
  const condonadas = diferencias.filter(
    (d) => d.estado === 'condonada' && d.resuelta_en && fechaLocal(d.resuelta_en) === dia.fecha && !d.anulada,
  );
  expect([dia.perdido_centavos, dia.condonado_centavos]).toEqual([montos(perdidos), montos(condonadas)]);
  const deHoy = ({ fecha }: { readonly fecha: string }) => fecha === dia.fecha;
  const recuperados = movimientos.flatMap(recuperadoPor).filter(deHoy);
  const castigados = [...creditos, ...ajenos.creditos]
    .flatMap(castigosDe)
    .filter((castigo) => castigo.id_cobrador === dia.id_cobrador && deHoy(castigo));
  expect([dia.castigado_centavos, dia.recuperado_centavos]).toEqual([
    montos(castigados),
    montos(recuperados),
  ]);
}

/** What was lent of it and is not paid back by then. */
function capitalQueFalta(credito: CreditoDoc, saldo: number): number {
  const pagado = credito.monto_total_centavos - saldo;
  return credito.monto_solicitado_centavos - (pagado - interesDe(credito, pagado));
}

/** What of these payments came of credits that had been written off by their day: nothing was expected of them. */
export function deCastigadosEl({ creditos, ajenos }: Libro, pagos: readonly MovimientoDoc[]) {
  const desde = new Map(
    [...creditos, ...ajenos.creditos].map(({ id_credito, castigo }) => [id_credito, castigo?.fecha]),
  );
  const suyos = pagos.filter(({ id_credito, fecha, recuperado_centavos }) => {
    const dia = desde.get(id_credito);
    return dia !== undefined && fecha >= dia && recuperado_centavos !== undefined;
  });
  return {
    de_castigados_centavos: montos(suyos),
    de_castigados_transferido_centavos: montos(suyos.filter((m) => m.transferencia !== undefined)),
  };
}

/** Each write-off of a credit on its day, and each that was taken back on the day of that. */
function castigosDe(credito: CreditoDoc) {
  const { castigo, castigos_deshechos = [] } = credito;
  return [
    ...castigos_deshechos.flatMap(({ fecha, deshecho, capital_centavos: monto_centavos, id_cobrador }) => [
      { id_cobrador, fecha, monto_centavos },
      { id_cobrador, fecha: deshecho, monto_centavos: 0 - monto_centavos },
    ]),
    ...(castigo ? [{ ...castigo, monto_centavos: capitalQueFalta(credito, castigo.saldo_centavos) }] : []),
  ];
}

/** What a row says that came back of what was lost: when it came, with each correction, and when it was taken out. */
function recuperadoPor({ fecha, recuperado_centavos, ediciones, eliminado }: MovimientoDoc) {
  const despues = [...ediciones, ...(eliminado ? [eliminado] : [])];
  return [
    { fecha: String(fecha), monto_centavos: recuperado_centavos ?? 0 },
    ...despues.map((hecho) => ({
      fecha: String(fechaLocal(hecho.fecha)),
      monto_centavos: hecho.recuperado_centavos ?? 0,
    })),
  ];
}

/** What came back of a credit that is written off is what was lost of it less what is still missing; of any other, nothing. */
export function comprobarRecuperado(credito: CreditoDoc, movimientos: readonly MovimientoDoc[]): void {
  const { id_credito, castigo, saldo_centavos, estado_credito } = credito;
  expect([id_credito, Boolean(castigo)]).toEqual([id_credito, estado_credito === 'Castigado']);
  const perdido = castigo ? capitalQueFalta(credito, castigo.saldo_centavos) : 0;
  const falta = castigo ? capitalQueFalta(credito, saldo_centavos) : 0;
  expect([id_credito, castigo?.capital_centavos ?? 0]).toEqual([id_credito, perdido]);
  expect([id_credito, montos(movimientos.flatMap(recuperadoPor))]).toEqual([id_credito, perdido - falta]);
}
