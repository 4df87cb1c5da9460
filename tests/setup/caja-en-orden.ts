// The cash of a box at each moment, played again from its rows: no loan and no part of the cash takes it below zero.
import type { TraspasoDoc } from '@leal/contract/documentos';
import { expect } from 'vitest';
import type { Libro } from './leer-libro.ts';

type Suceso = {
  readonly en: number;
  readonly monto: number;
  /** Whether the box is asked, which gives what it has: for a loan, or for a part of the cash. */
  readonly con_permiso: boolean;
};

/** A part is set aside from when it is said to be on its way, and is back when it is refused. */
function deParciales(traspasos: readonly TraspasoDoc[], corte: number): Suceso[] {
  return traspasos
    .filter((traspaso) => traspaso.tipo === 'parcial' && traspaso.corte === corte)
    .flatMap(({ monto_centavos, fecha_solicitud, fecha_respuesta, estado }) => {
      const sale = { en: fecha_solicitud.getTime(), monto: 0 - monto_centavos, con_permiso: true };
      const vuelve = estado === 'rechazado' || estado === 'cancelado';
      if (!vuelve || fecha_respuesta === null) return [sale];
      return [sale, { en: fecha_respuesta.getTime(), monto: monto_centavos, con_permiso: false }];
    });
}

type Filas = Libro['caja']['filas'];

function deFilas(filas: Filas, apartados: ReadonlySet<string>): Suceso[] {
  return Object.entries(filas)
    .filter(([id]) => !apartados.has(id))
    .map(([, { tipo, monto_centavos: monto, en }]) => ({
      en: en.getTime(),
      monto,
      con_permiso: tipo === 'entrega' || tipo === 'parcial',
    }));
}

/** Calls that run beside each other are written in another order than they came, each with the instant at which it came. */
const A_LA_VEZ_MS = 1_000;

/**
 * Events of one time may have come in any order: only those that ask nobody may have taken the box further down, and a
 * loan that was sent again may have had the cash that came right after it.
 */
function comprobarCorte(sucesos: readonly Suceso[], numero: number): void {
  let hay = 0;
  const instantes = Map.groupBy(sucesos, ({ en }) => en);
  for (const en of [...instantes.keys()].toSorted((a, b) => a - b)) {
    const juntos = instantes.get(en) ?? [];
    const sinPermiso = sucesos.filter(
      (suceso) => !suceso.con_permiso && suceso.monto < 0 && suceso.en <= en && suceso.en > en - A_LA_VEZ_MS,
    );
    const enseguida = sucesos.filter(
      (suceso) => suceso.monto > 0 && suceso.en > en && suceso.en < en + A_LA_VEZ_MS,
    );
    const piso =
      Math.min(0, hay) +
      sinPermiso.reduce((total, { monto }) => total + monto, 0) -
      enseguida.reduce((total, { monto }) => total + monto, 0);
    hay += juntos.reduce((total, { monto }) => total + monto, 0);
    expect(hay, `cut ${numero}, ${new Date(en).toISOString()}`).toBeGreaterThanOrEqual(piso);
  }
}

export function comprobarOrdenDeCaja({ caja, cortes, traspasos }: Libro): void {
  for (const { numero, filas } of [...cortes, caja]) {
    const partes = traspasos.filter((traspaso) => traspaso.tipo === 'parcial' && traspaso.corte === numero);
    const apartados = new Set(partes.map(({ id_traspaso }) => `parcial-${id_traspaso}`));
    comprobarCorte([...deFilas(filas, apartados), ...deParciales(traspasos, numero)], numero);
  }
}
