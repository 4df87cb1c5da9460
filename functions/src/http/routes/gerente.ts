import * as contrato from '@leal/contract';
import { leerBitacora } from '../../use-cases/bitacora/leer-bitacora.ts';
import { leerEstadisticas } from '../../use-cases/gerente/leer-estadisticas.ts';
import { leerRenglonesExcel } from '../../use-cases/gerente/leer-renglones-excel.ts';
import { leerRutas } from '../../use-cases/gerente/leer-rutas.ts';
import { lectura } from '../ruta.ts';

export const rutasGerente = {
  dashboardStats: lectura(contrato.dashboardStats, leerEstadisticas),
  gerenteRutas: lectura(contrato.gerenteRutas, leerRutas),
  clientesExcel: lectura(contrato.clientesExcel, leerRenglonesExcel, { sensible: true }),
  leerBitacora: lectura(contrato.leerBitacora, leerBitacora, { sensible: true }),
};
