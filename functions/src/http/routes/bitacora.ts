import * as contrato from '@leal/contract';
import { leerBitacora } from '../../use-cases/bitacora/leer-bitacora.ts';
import { lectura } from '../middleware/ruta.ts';

export const rutasBitacora = {
  leerBitacora: lectura(contrato.leerBitacora, leerBitacora, { sensible: true }),
};
