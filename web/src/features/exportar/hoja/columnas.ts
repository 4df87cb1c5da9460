import type { RenglonExcel } from '@leal/contract';
import { TELEFONOS } from '@leal/domain';
import { NOMBRES } from '../../../comun/campos/nombres.ts';
import type { Columna } from './hoja.ts';

/** Of both sheets: a column for each phone. */
export const COLUMNAS_TELEFONO = TELEFONOS.map((campo): Columna<RenglonExcel> => ({
  titulo: NOMBRES[campo],
  formato: 'texto',
  valor: (renglon) => renglon[campo],
}));
