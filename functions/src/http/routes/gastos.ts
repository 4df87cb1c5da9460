import * as contrato from '@leal/contract';
import { registrarGasto } from '../../use-cases/gastos/registrar-gasto.ts';
import { aprobarGasto, rechazarGasto } from '../../use-cases/gastos/aprobar-o-rechazar.ts';
import {
  listarGastos,
  listarGastosDeCobrador,
  listarGastosPendientes,
} from '../../use-cases/gastos/listar-gastos.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasGastos = {
  gastosPendientes: lectura(contrato.gastosPendientes, listarGastosPendientes),
  listarGastos: lectura(contrato.listarGastos, listarGastos),
  crearGasto: cambio(contrato.crearGasto, registrarGasto),
  gastosDeCobrador: lectura(contrato.gastosDeCobrador, listarGastosDeCobrador),
  aprobarGasto: cambio(contrato.aprobarGasto, aprobarGasto),
  rechazarGasto: cambio(contrato.rechazarGasto, rechazarGasto),
};
