import { clientesExcel } from '@leal/contract';
import { leerRenglonesExcel } from '../../use-cases/exportacion/leer-renglones-excel.ts';
import { lectura } from '../middleware/ruta.ts';

export const rutasExportacion = {
  clientesExcel: lectura(clientesExcel, leerRenglonesExcel, { sensible: true }),
};
