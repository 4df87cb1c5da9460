import type { RenglonExcel } from '@leal/contract';
import { TELEFONOS } from '@leal/domain';
import { EN_EXCEL } from '../../../piezas/campos/nombres-en-excel.ts';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import type { Columna } from './hoja.ts';

/* Columns of both sheets. */

/** One for each phone of a client. */
export const COLUMNAS_TELEFONO = TELEFONOS.map((campo): Columna<RenglonExcel> => ({
  titulo: NOMBRES[campo],
  formato: 'texto',
  valor: (renglon) => renglon[campo],
}));

export const COLUMNAS_FECHA: readonly Columna<RenglonExcel>[] = [
  { titulo: EN_EXCEL.fecha_inicio, formato: 'fecha', valor: (r) => r.fecha_inicio },
  { titulo: EN_EXCEL.fecha_fin, formato: 'fecha', valor: (r) => r.fecha_fin },
];
