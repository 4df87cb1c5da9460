import * as contrato from '@leal/contract';
import { leerReporteDia } from '../../use-cases/reportes/leer-reporte-dia.ts';
import { leerReporteSemana } from '../../use-cases/reportes/leer-reporte-semana.ts';
import { leerRutas } from '../../use-cases/reportes/leer-rutas.ts';
import { leerEstadisticas } from '../../use-cases/reportes/leer-tablero-gerente.ts';
import { leerDashboard, leerDashboardPropio } from '../../use-cases/reportes/leer-tablero.ts';
import { lectura } from '../middleware/ruta.ts';

export const rutasReportes = {
  dashboardPropio: lectura(contrato.dashboardPropio, leerDashboardPropio),
  dashboardDeCobrador: lectura(contrato.dashboardDeCobrador, leerDashboard),
  dashboardStats: lectura(contrato.dashboardStats, leerEstadisticas),
  gerenteRutas: lectura(contrato.gerenteRutas, leerRutas),
  reporteDia: lectura(contrato.reporteDia, leerReporteDia),
  reporteSemana: lectura(contrato.reporteSemana, leerReporteSemana),
};
