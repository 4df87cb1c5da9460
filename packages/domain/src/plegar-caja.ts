import type { Fecha } from './calendario.ts';
import type { TipoFilaCaja } from './corte.ts';
import { type Centavos, sumar } from './dinero.ts';
import { fechaLocal } from './zona-horaria.ts';

type Fila = {
  readonly tipo: TipoFilaCaja;
  readonly monto_centavos: Centavos;
  readonly en: Date;
  readonly fecha: Fecha;
  readonly cliente: string | null;
  readonly id_credito: string | null;
  readonly nota: string | null;
};
type Filas = Readonly<Record<string, Fila>>;

/** A box holds some three thousand rows before its document is full, and then nothing more could be booked. */
export const FILAS_DE_MAS = 1000;

/** The day of the first row; undefined for an empty box. */
export const abiertaDesde = (filas: Filas): Fecha | undefined =>
  Object.values(filas)
    .map(({ en }) => fechaLocal(en))
    .toSorted()[0];

const enUna = (filas: readonly Fila[]): Fila => {
  const ultima = filas.reduce((a, b) => (a.en > b.en ? a : b));
  const monto_centavos = sumar(...filas.map((fila) => fila.monto_centavos));
  return { ...ultima, monto_centavos, cliente: null, id_credito: null, nota: 'Varios movimientos' };
};

/**
 * A box that nobody has handed in for a long time, with one row for each kind and day before `hoy`: the same sums in fewer
 * rows (each is still in its own document). With at most `FILAS_DE_MAS` rows it stays as it is.
 */
export function plegarFilas(filas: Filas, hoy: Fecha): Filas {
  const todas = Object.entries(filas);
  if (todas.length <= FILAS_DE_MAS) return filas;
  return plegar(filas, hoy);
}

/** All of them, today's too: for a box that has no room for one row more. */
export const plegarTodas = (filas: Filas): Filas => plegar(filas, null);

function plegar(filas: Filas, hoy: Fecha | null): Filas {
  const todas = Object.entries(filas);
  const esDeAntes = ({ en }: Fila): boolean => hoy === null || fechaLocal(en) < hoy;
  const deHoy = todas.filter(([, fila]) => !esDeAntes(fila));
  const deAntes = todas.filter(([, fila]) => esDeAntes(fila)).map(([, fila]) => fila);
  const porDia = Map.groupBy(deAntes, ({ tipo, fecha }) => `varios-${tipo}-${fecha}`);
  const plegadas = [...porDia].map(([id, filasDelDia]): [string, Fila] => [id, enUna(filasDelDia)]);
  return Object.fromEntries([...plegadas, ...deHoy]);
}
