import * as contrato from '@leal/contract';
import { contarBandeja } from '../../use-cases/bandeja/contar-bandeja.ts';
import { leerVistosDeVarias } from '../../use-cases/bandeja/leer-vistos.ts';
import { listarBandeja } from '../../use-cases/bandeja/listar-bandeja.ts';
import { lectura } from '../middleware/ruta.ts';

/** Everything that waits for a manager in one list, and what one question about several of it shows. */
export const rutasBandeja = {
  bandeja: lectura(contrato.bandeja, listarBandeja),
  cuentaDeBandeja: lectura(contrato.cuentaDeBandeja, contarBandeja),
  vistosDeVarias: lectura(contrato.vistosDeVarias, leerVistosDeVarias),
};
