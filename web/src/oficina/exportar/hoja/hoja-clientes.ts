import type { RenglonExcel } from '@leal/contract';
import {
  type Centavos,
  CERO,
  diasDeSemana,
  type Fecha,
  formatearFecha,
  sumar,
  textoReferencias,
} from '@leal/domain';
import { EN_EXCEL } from '../../../piezas/campos/nombres-en-excel.ts';
import { NOMBRES, OTROS_NOMBRES } from '../../../piezas/campos/nombres.ts';
import { armarHoja, enOrden } from './armar-hoja.ts';
import { COLUMNAS_FECHA, COLUMNAS_TELEFONO } from './columnas.ts';
import type { Columna, Hoja, Rotulo } from './hoja.ts';

export type Semana = { readonly inicio: Fecha; readonly fin: Fecha };
type Renglones = readonly RenglonExcel[];

const DIAS = [
  ['Lunes', 'lunes'],
  ['Martes', 'martes'],
  ['Miércoles', 'miercoles'],
  ['Jueves', 'jueves'],
  ['Viernes', 'viernes'],
  ['Sábado', 'sabado'],
  ['Domingo', 'domingo'],
] as const;

const totalSemana = (renglon: RenglonExcel): Centavos => sumar(...DIAS.map(([, dia]) => renglon[dia]));

const FICHA: readonly Columna<RenglonExcel>[] = [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: NOMBRES.id_cobrador, formato: 'texto', valor: (r) => r.nombre_cobrador },
  { titulo: EN_EXCEL.nombre_cliente, formato: 'texto', valor: (r) => r.nombre_cliente },
  { titulo: NOMBRES.direccion, formato: 'texto', valor: (r) => r.direccion },
  ...COLUMNAS_TELEFONO,
  { titulo: NOMBRES.negocio, formato: 'texto', valor: (r) => r.negocio },
  ...COLUMNAS_FECHA,
  { titulo: NOMBRES.monto_solicitado, formato: 'dinero', valor: (r) => r.monto_solicitado },
  { titulo: EN_EXCEL.saldo_con_interes, formato: 'dinero', valor: (r) => r.saldo_con_interes },
  { titulo: OTROS_NOMBRES.dias, formato: 'entero', valor: (r) => r.dias },
  { titulo: NOMBRES.monto_diario, formato: 'dinero', valor: (r) => r.abono_diario },
  { titulo: EN_EXCEL.recaudado, formato: 'dinero', valor: (r) => r.recaudado },
  { titulo: EN_EXCEL.saldo_restante, formato: 'dinero', valor: (r) => r.saldo_restante },
];

const COLUMNAS: readonly Columna<RenglonExcel>[] = [
  ...FICHA,
  ...DIAS.map(([titulo, dia]) => ({
    titulo,
    formato: 'dinero' as const,
    valor: (r: RenglonExcel) => r[dia],
  })),
  { titulo: 'Total semana', formato: 'dinero', valor: totalSemana },
  // The last ones: whoever reads by place finds the others where they were.
  { titulo: EN_EXCEL.por_entregar, formato: 'dinero', valor: (r) => r.por_entregar },
  { titulo: NOMBRES.referencias, formato: 'texto', valor: (r) => textoReferencias(r.referencias) },
  { titulo: OTROS_NOMBRES.dias_atrasado, formato: 'entero', valor: (r) => r.dias_atrasado },
];

/** The last column of a week in which somebody paid by transfer; without any, its file is as it always was. */
const POR_TRANSFERENCIA: Columna<RenglonExcel> = {
  titulo: 'De la semana, por transferencia',
  formato: 'dinero',
  valor: ({ transferido }) => transferido ?? CERO,
};

const columnasDe = (renglones: Renglones) =>
  renglones.some(({ transferido }) => transferido !== undefined)
    ? [...COLUMNAS, POR_TRANSFERENCIA]
    : COLUMNAS;

/** No., collector and client: who a row is about. */
const FIJAS = 3;

/** The week, Monday to Sunday, and above each weekday its date. */
function rotuloDe({ inicio, fin }: Semana, columnas: readonly unknown[]): Rotulo {
  const dias = diasDeSemana(inicio);
  return {
    texto: `Semana del lunes ${formatearFecha(inicio)} al domingo ${formatearFecha(fin)}`,
    dias: columnas.map((_, i) => dias[i - FICHA.length] ?? null),
  };
}

/** Spec §9, client export: the week's portfolio with what was collected each day, and the totals. */
export function hojaClientes(renglones: Renglones, semana: Semana): Hoja {
  const columnas = columnasDe(renglones);
  return armarHoja({
    archivo: `Reporte_Clientes_Semana_${semana.inicio}.xlsx`,
    nombre: 'Clientes',
    rotulo: rotuloDe(semana, columnas),
    columnas,
    renglones: enOrden(renglones),
    conTotales: true,
    fijas: FIJAS,
  });
}
