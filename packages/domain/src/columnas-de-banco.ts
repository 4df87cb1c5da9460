import { type ColumnasHalladas, columnasPor } from './encabezados.ts';

/* A file of movements as a bank gives it: each bank has its own columns, and one or two for the money. */

/** The money is in a column of deposits, or in one of amounts (whose sign, or a column of it, tells the charges). */
const ENCABEZADOS = {
  fecha: ['fecha', 'fecha de operacion', 'fecha operacion', 'dia', 'fecha movimiento', 'f operacion', 'oper'],
  abono: ['abono', 'abonos', 'deposito', 'depositos', 'ingreso', 'ingresos', 'credito', 'creditos'],
  cargo: ['cargo', 'cargos', 'retiro', 'retiros', 'egreso', 'egresos', 'debito', 'debitos'],
  importe: ['importe', 'monto', 'cantidad', 'importe mxn'],
  signo: [
    'cargo abono',
    'abono cargo',
    'cargo o abono',
    'signo',
    'naturaleza',
    'c a',
    'a c',
    'tipo',
    'tipo movimiento',
    'tipo de movimiento',
    'tipo de operacion',
  ],
  referencia: [
    'referencia',
    'no de referencia',
    'numero de referencia',
    'referencia numerica',
    'folio',
    'ref',
  ],
  rastreo: ['clave de rastreo', 'clave rastreo', 'rastreo'],
  concepto: [
    'concepto',
    'concepto referencia',
    'concepto de pago',
    'descripcion detallada',
    'descripcion larga',
    'motivo',
  ],
  descripcion: ['descripcion', 'detalle', 'movimiento'],
  cuenta: ['cuenta', 'numero de cuenta', 'no de cuenta', 'clabe'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ColumnaDeBanco = keyof typeof ENCABEZADOS;
export const COLUMNAS_DE_BANCO = Object.keys(ENCABEZADOS) as readonly ColumnaDeBanco[];

/** 'Tipo de cambio' is a rate, 'Tipo de cuenta' no sign either. */
const noEsSigno = (clave: string, columna: ColumnaDeBanco): boolean =>
  columna === 'signo' && /^tipo (de )?(cambio|cuenta)\b/.test(clave);

const DE_BANCO = columnasPor(ENCABEZADOS, noEsSigno);
export type ColumnasDeBanco = ColumnasHalladas<ColumnaDeBanco>;
export const proponerColumnasDeBanco = DE_BANCO.proponer;
export const buscarEncabezadoDeBanco = DE_BANCO.buscar;

/** What is missing of these columns before a row can be told: its day, and its money. */
export const faltaDeBanco = (columnas: ColumnasDeBanco): ColumnaDeBanco[] => [
  ...(columnas.fecha === undefined ? (['fecha'] as const) : []),
  ...(columnas.abono === undefined && columnas.importe === undefined ? (['abono'] as const) : []),
];
