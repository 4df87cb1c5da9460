import { esFecha, type Fecha } from './calendario.ts';
import {
  type Celda,
  fechaDeCelda,
  montoDeCelda,
  type OrdenDeFecha,
  ordenDeFechas,
  textoDeCelda,
} from './celdas.ts';
import type { ColumnaDeBanco, ColumnasDeBanco } from './columnas-de-banco.ts';
import { type Centavos, centavos, CERO, restar } from './dinero.ts';
import { claveDeEncabezado } from './encabezados.ts';
import type { RenglonDeBanco } from './renglones-de-banco.ts';

/** A row below the headings, by its number in the file, from 1: a movement of the account, or why it cannot be told. */
export type FilaDeBanco = { readonly renglon: number } & (
  | { readonly movimiento: RenglonDeBanco }
  | { readonly motivo: string }
);

type Hoja = {
  readonly filas: readonly (readonly Celda[])[];
  /** The row of the headings, from 0. */
  readonly encabezado: number;
  readonly columnas: ColumnasDeBanco;
};
type Celdas = (columna: ColumnaDeBanco) => Celda;
type Cuando = { readonly hoy: Fecha; readonly orden: OrdenDeFecha };

/** Longer words of a bank are cut. */
export const TOPE_CONCEPTO_DE_BANCO = 200;
export const TOPE_REFERENCIA_DE_BANCO = 60;

/** Quotes around a number keep its zeros in a sheet, and are no part of it. */
const sinComillas = (celda: Celda): string =>
  textoDeCelda(celda)
    .replaceAll(/^['"]+|['"]+$/g, '')
    .trim();

/** '01112026', as one bank writes a day. */
const OCHO_CIFRAS = /^(\d{2})(\d{2})(\d{4})$/;

function fechaDe(celda: Celda, cuando: Cuando): Fecha | null | undefined {
  const [, dia, mes, anio] = OCHO_CIFRAS.exec(sinComillas(celda)) ?? [];
  if (dia === undefined) return fechaDeCelda(celda, cuando);
  const texto = `${anio}-${mes}-${dia}`;
  return esFecha(texto) ? texto : undefined;
}

const ES_ABONO = /^(\+|a|abono|deposito|credito|ingreso)$/;
const ES_CARGO = /^(-|cargo|retiro|debito|egreso)$/;

/** 'C' is a charge beside 'A', and a credit beside 'D'. */
const esCargo = (signo: string, titulo: string): boolean =>
  ES_CARGO.test(signo) || (signo === 'c' && /\b(a|abono)\b/.test(titulo));

const NO_ES_MONTO = 'No se entiende el monto.';
const LOS_DOS = 'Trae abono y cargo: no se sabe cuál es.';

/** Below 0: money that left. Null: the row says none; a text: why it cannot be told. `titulo`: the heading of the signs, if there are any. */
function montoDe(celda: Celdas, titulo: string | null): Centavos | null | string {
  const [abono, cargo, importe] = (['abono', 'cargo', 'importe'] as const).map((cual) =>
    montoDeCelda(celda(cual)),
  );
  if (abono === undefined || cargo === undefined || importe === undefined) return NO_ES_MONTO;
  // What is left of both is no deposit that the bank has.
  if (abono && cargo) return LOS_DOS;
  // A charge is written with its sign by some banks, and without it by others.
  if (abono || cargo) return restar(abono ?? CERO, centavos(Math.abs(cargo ?? CERO)));
  if (importe === null || titulo === null) return importe ?? abono ?? cargo;
  const signo = claveDelSigno(celda('signo'));
  if (esCargo(signo, titulo)) return centavos(-Math.abs(importe));
  if (ES_ABONO.test(signo) || importe < 0) return importe;
  return `No dice si es cargo o abono: '${textoDeCelda(celda('signo'))}'.`;
}

/** The sign itself is no letter, and would be lost in a heading's key. */
const claveDelSigno = (celda: Celda): string => claveDeEncabezado(celda) || sinComillas(celda);

/** All words of the bank about it; a 'clave de rastreo' is often what the client has. */
const conceptoDe = (celda: Celdas): string => {
  const rastreo = sinComillas(celda('rastreo'));
  const palabras = new Set([textoDeCelda(celda('concepto')), textoDeCelda(celda('descripcion'))]);
  return [...palabras, ...(rastreo ? [`Rastreo ${rastreo}`] : [])]
    .filter(Boolean)
    .join(' · ')
    .slice(0, TOPE_CONCEPTO_DE_BANCO);
};

/** Sums and balances between the movements. */
const DE_SALDO = /^(gran )?(sub ?)?total(es)?\b|^saldo (inicial|final|anterior|actual)\b|^suma\b/;

const vacia = (fila: readonly Celda[]): boolean => fila.every((celda) => textoDeCelda(celda) === '');

function leer(celda: Celdas, signo: string | null, cuando: Cuando): RenglonDeBanco | string {
  const fecha = fechaDe(celda('fecha'), cuando);
  if (!fecha)
    return fecha === null ? 'Falta la fecha.' : `No se entiende la fecha '${textoDeCelda(celda('fecha'))}'.`;
  const monto = montoDe(celda, signo);
  if (typeof monto === 'string') return monto;
  return {
    fecha,
    monto_centavos: monto ?? CERO,
    referencia: sinComillas(celda('referencia')).slice(0, TOPE_REFERENCIA_DE_BANCO),
    concepto: conceptoDe(celda),
  };
}

/** The movements of a sheet, each as it was read; blank rows, sums, and headings that come once more are none. */
export function leerHojaDeBanco({ filas, encabezado, columnas }: Hoja, hoy: Fecha): FilaDeBanco[] {
  const debajo = filas.slice(encabezado + 1);
  const { fecha: lugar, signo } = columnas;
  const orden = ordenDeFechas(debajo.map((fila) => (lugar === undefined ? null : (fila[lugar] ?? null))));
  const tituloEn = (cual: number): string => claveDeEncabezado(filas[encabezado]?.[cual] ?? null);
  const titulo = tituloEn(lugar ?? 0);
  const delSigno = signo === undefined ? null : tituloEn(signo);
  return debajo.flatMap((fila, i): FilaDeBanco[] => {
    const celda: Celdas = (columna) => {
      const puesto = columnas[columna];
      return puesto === undefined ? null : (fila[puesto] ?? null);
    };
    if (vacia(fila) || claveDeEncabezado(celda('fecha')) === titulo) return [];
    const deSaldo = fila.some((valor) => DE_SALDO.test(claveDeEncabezado(valor)));
    if (deSaldo && !fechaDe(celda('fecha'), { hoy, orden })) return [];
    const leido = leer(celda, delSigno, { hoy, orden });
    const renglon = encabezado + i + 2;
    return [typeof leido === 'string' ? { renglon, motivo: leido } : { renglon, movimiento: leido }];
  });
}

/**
 * Whether nothing in the sheet can tell a charge: amounts in one column, none below 0, and no sign beside them. All of them would
 * come in as deposits, so a person has to say that they are.
 */
export function nadaDiceCargo({ filas, encabezado, columnas }: Hoja): boolean {
  const { importe, cargo, signo } = columnas;
  if (importe === undefined || cargo !== undefined || signo !== undefined) return false;
  return filas.slice(encabezado + 1).every((fila) => (montoDeCelda(fila[importe] ?? null) ?? CERO) >= CERO);
}
