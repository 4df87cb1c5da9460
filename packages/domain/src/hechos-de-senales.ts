import type { Fecha } from './calendario.ts';
import type { Centavos } from './dinero.ts';
import type { CapturaDeFila, FilaDia } from './fila-dia.ts';
import type { Parametros } from './parametros.ts';
import type { Posicion } from './posicion.ts';
import type { Umbrales } from './umbrales-de-senales.ts';
import { fechaLocal } from './zona-horaria.ts';

/* What the office knows of a collector's days once they are over: what the signals are found in (`senales.ts`). */

/** A row of one of those days, with its capture. */
export type FilaMirada = Pick<
  FilaDia,
  | 'tipo'
  | 'cliente'
  | 'direccion'
  | 'monto_centavos'
  | 'id_credito'
  | 'fecha'
  | 'debido'
  | 'motivo_visita'
  | 'transferencia'
> & {
  readonly id: string;
  readonly captura: CapturaDeFila;
  /** Where its phone was; null: the phone did not say; absent: nobody looked. */
  readonly posicion?: Posicion | null | undefined;
  /** Its client's door, and since when that is known. */
  readonly punto?: (Posicion & { readonly capturado_en: Date }) | undefined;
};

/** A payment that was lowered, or taken out (null). */
export type Correccion = {
  readonly id: string;
  readonly en: Date;
  /** The day on which it was asked for: a manager may approve it days later. */
  readonly pedida: Fecha;
  readonly id_cliente: string;
  readonly cliente: string;
  readonly de_centavos: Centavos;
  readonly a_centavos: Centavos | null;
  /** The payment's day; null: its id does not say it. */
  readonly pagado: Fecha | null;
};

export type Revocado = { readonly folio: string; readonly en: Date; readonly motivo: string | null };

/** A cut whose cash was another than its rows say when the office took it: more than 0 was lacking, less than 0 too much. */
export type DiferenciaDeCorte = {
  readonly id_corte: string;
  readonly en: Date;
  readonly diferencia_centavos: Centavos;
};

/** A loan that was handed over, and the clients under whose phone its client is reached, too. */
export type Prestado = {
  readonly id_credito: string;
  readonly en: Date;
  readonly id_cliente: string;
  readonly cliente: string;
  readonly monto_centavos: Centavos;
  readonly otros: readonly string[];
};

/** A transfer, and another payment under its reference. */
export type Repetida = {
  readonly fila: FilaMirada;
  /** The day on which the office got to know of it: it came as one, or was corrected to one. */
  readonly dia: Fecha;
  readonly otra: {
    readonly id_pago: string;
    readonly id_cliente: string;
    readonly cliente: string;
    readonly monto_centavos: Centavos;
    readonly fecha: Fecha;
  };
};

export type HechosDeCobrador = {
  readonly filas: readonly FilaMirada[];
  readonly correcciones: readonly Correccion[];
  readonly revocados: readonly Revocado[];
  readonly diferencias: readonly DiferenciaDeCorte[];
  readonly prestados: readonly Prestado[];
  readonly repetidas: readonly Repetida[];
};

/** What a row of a signal leads to. */
export const DESTINOS_DE_SENAL = ['credito', 'cliente', 'corte', 'comprobante'] as const;

/** A row of a signal: what it is, of whom, and where somebody looks at it. */
export type FilaDeSenal = {
  readonly id: string;
  readonly a: (typeof DESTINOS_DE_SENAL)[number];
  /** The id of what it leads to. */
  readonly destino: string;
  readonly nombre: string | null;
  /** When it was done, and the day on which the office got to know of it. */
  readonly cuando: Date;
  readonly dia: Fecha;
  readonly monto_centavos: Centavos | null;
  readonly que: string;
};

/** How a rule looks at the days: from one to the one that is over, that one included. */
export type Mirada = {
  readonly desde: Fecha;
  readonly fecha: Fecha;
  /** From how many rows on. */
  readonly veces: number;
  readonly umbrales: Umbrales;
  readonly parametros: Parametros;
};

/** The day on which the office got to know of it: late captures are of the day on which they came. */
export const llegoEl = ({ captura }: FilaMirada): Fecha => fechaLocal(captura.sincronizado_en);

export const entre =
  ({ desde, fecha }: Mirada) =>
  (dia: Fecha): boolean =>
    dia >= desde && dia <= fecha;

/** A row that is evidence, as it is shown. */
export const deFila = (fila: FilaMirada, que: string): FilaDeSenal => ({
  id: fila.id,
  a: 'credito',
  destino: fila.id_credito,
  nombre: fila.cliente,
  cuando: fila.captura.capturado_en,
  dia: llegoEl(fila),
  monto_centavos: fila.tipo === 'pago' ? fila.monto_centavos : null,
  que,
});
