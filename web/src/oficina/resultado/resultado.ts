import { resultadoDeMes, type Respuesta } from '@leal/contract';
import {
  aPesos,
  CERO,
  compararNombres,
  diasDeMes,
  esFecha,
  fecha,
  type Fecha,
  formatearMes,
  type Mes,
  mesDe,
} from '@leal/domain';
import { consultaDe } from '../../lib/api/consultas.ts';
import { leerPaginas } from '../../lib/api/lista.ts';
import type { CeldaCopiada } from '../../lib/copiar-tabla.ts';
import { enLaUrl, palabra } from '../../lib/en-la-url.ts';
import { conMinuscula, textoDia } from '../../piezas/textos/textos.ts';

export type Resultado = Respuesta<typeof resultadoDeMes>;
export type Lineas = NonNullable<Resultado['oficina']>;
export type DeCobrador = Resultado['datos'][number];

/** The month, as the address says it: what is none is told, not taken for another. */
export const EN_LA_URL = enLaUrl({ mes: palabra });

/** The month of the address, this one where it says none; or why there is nothing of it. */
export function mesPedido(escrito: string | undefined, hoy: Fecha): Mes | { readonly motivo: string } {
  if (escrito === undefined) return mesDe(hoy);
  const dia = `${escrito}-01`;
  if (!esFecha(dia) || !dia.startsWith('2')) return { motivo: 'Ese mes no existe.' };
  return dia > hoy ? { motivo: 'Ese mes todavía no empieza.' } : mesDe(fecha(dia));
}

const porNombre = (a: DeCobrador, b: DeCobrador) => compararNombres(a.nombre_cobrador, b.nombre_cobrador);

/** Of all collectors, by name; an answer holds a page of them, and the first one the office. */
export const resultadoDel = (mes: Mes) => ({
  ...consultaDe(resultadoDeMes, { consulta: { mes } }),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Resultado> => {
    const [primera, ...resto] = await leerPaginas(resultadoDeMes, { mes }, signal);
    const datos = [primera, ...resto].flatMap((pagina) => pagina?.datos ?? []);
    return { ...(primera as Resultado), datos: datos.toSorted(porNombre), siguiente: null };
  },
});

/** 'noviembre de 2026'; of the month that runs, until when. */
export const textoDeMes = (mes: Mes, hoy: Fecha): string =>
  diasDeMes(mes).fin < hoy
    ? formatearMes(mes)
    : `${formatearMes(mes)}, en curso: hasta el ${conMinuscula(textoDia(hoy))}`;

export type Fila = Lineas & { readonly id: string; readonly nombre: string };

/** The collectors, and below them the office. */
export const filasDe = ({ datos, oficina }: Resultado): readonly Fila[] => [
  ...datos.map(({ id_cobrador: id, nombre_cobrador: nombre, ...lineas }) => ({ ...lineas, id, nombre })),
  ...(oficina ? [{ ...oficina, id: '', nombre: 'Total' }] : []),
];

/** Where no transfer was lost, nobody is told of any: an office may take none. */
export const hayPerdidas = (filas: readonly Pick<Fila, 'perdido'>[]): boolean =>
  filas.some(({ perdido }) => perdido !== CERO);

/** Where nothing was written off, and nothing came of what was, nobody is told of it. */
export const hayCastigos = (filas: readonly Pick<Fila, 'castigado' | 'recuperado'>[]): boolean =>
  filas.some(({ castigado, recuperado }) => castigado !== CERO || recuperado !== CERO);

/** The lines that stand in a table of these rows, in its order, with their names. */
export function lineasDe(
  filas: readonly Fila[],
): readonly (readonly [titulo: string, linea: keyof Lineas])[] {
  return [
    ['Interés ganado', 'interes'],
    ['Gastos', 'gastos'],
    ['Diferencias condonadas', 'condonado'],
    ...(hayPerdidas(filas) ? [['Transferencias que no llegaron', 'perdido'] as const] : []),
    ...(hayCastigos(filas)
      ? [['Castigos', 'castigado'] as const, ['Recuperado', 'recuperado'] as const]
      : []),
    ['Resultado', 'resultado'],
  ];
}

/** Head, collectors and total, as a spreadsheet takes them: amounts in pesos, without signs or separators. */
export function celdasDe(filas: readonly Fila[]): CeldaCopiada[][] {
  const lineas = lineasDe(filas);
  return [
    ['Cobrador', ...lineas.map(([titulo]) => titulo)],
    ...filas.map((fila) => [fila.nombre, ...lineas.map(([, linea]) => aPesos(fila[linea]).toFixed(2))]),
  ];
}
