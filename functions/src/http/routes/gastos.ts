import * as contrato from '@leal/contract';
import { aprobarGasto, rechazarGasto } from '../../use-cases/gastos/decidir-gasto.ts';
import { listarGastos, listarGastosPendientes } from '../../use-cases/gastos/listar-gastos.ts';
import { cambio, lectura } from '../ruta.ts';

export const rutasGastos = {
  gastosPendientes: lectura(contrato.gastosPendientes, listarGastosPendientes),
  listarGastos: lectura(contrato.listarGastos, listarGastos),
  aprobarGasto: cambio(contrato.aprobarGasto, aprobarGasto),
  rechazarGasto: cambio(contrato.rechazarGasto, rechazarGasto),
};
