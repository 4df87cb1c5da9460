import * as contrato from '@leal/contract';
import { crearGasto } from '../../use-cases/gastos/crear-gasto.ts';
import { aprobarGasto, rechazarGasto } from '../../use-cases/gastos/decidir-gasto.ts';
import {
  listarGastos,
  listarGastosDeCobrador,
  listarGastosPendientes,
} from '../../use-cases/gastos/listar-gastos.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasGastos = {
  gastosPendientes: lectura(contrato.gastosPendientes, listarGastosPendientes),
  listarGastos: lectura(contrato.listarGastos, listarGastos),
  crearGasto: cambio(contrato.crearGasto, crearGasto),
  gastosDeCobrador: lectura(contrato.gastosDeCobrador, listarGastosDeCobrador),
  aprobarGasto: cambio(contrato.aprobarGasto, aprobarGasto),
  rechazarGasto: cambio(contrato.rechazarGasto, rechazarGasto),
};
