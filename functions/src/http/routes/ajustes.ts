import * as contrato from '@leal/contract';
import { guardarAjustes } from '../../use-cases/ajustes/guardar-ajustes.ts';
import { leerAjustes } from '../../use-cases/ajustes/leer-ajustes.ts';
import { leerEfecto, leerEfectoDeCriterios } from '../../use-cases/ajustes/leer-efecto.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasAjustes = {
  leerAjustes: lectura(contrato.leerAjustes, leerAjustes),
  guardarAjustes: cambio(contrato.guardarAjustes, guardarAjustes),
  efectoDelDia: lectura(contrato.efectoDelDia, leerEfecto),
  efectoDeCriterios: lectura(contrato.efectoDeCriterios, leerEfectoDeCriterios),
};
