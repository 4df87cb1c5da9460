import * as contrato from '@leal/contract';
import { leerAcumulativos } from '../../use-cases/abonos/leer-acumulativos.ts';
import { leerDashboard, leerDashboardPropio } from '../../use-cases/abonos/leer-dashboard.ts';
import { leerHistorial } from '../../use-cases/abonos/leer-historial.ts';
import { leerReporteDia } from '../../use-cases/abonos/leer-reporte-dia.ts';
import { leerReporteSemana } from '../../use-cases/abonos/leer-reporte-semana.ts';
import { registrarAbono } from '../../use-cases/abonos/registrar-abono.ts';
import { solicitarAbonosMultiples } from '../../use-cases/abonos/solicitar-abonos-multiples.ts';
import { cambio, lectura } from '../ruta.ts';

export const rutasAbonos = {
  registrarAbono: cambio(contrato.registrarAbono, registrarAbono),
  acumulativos: lectura(contrato.acumulativos, leerAcumulativos),
  dashboardPropio: lectura(contrato.dashboardPropio, leerDashboardPropio),
  dashboardDeCobrador: lectura(contrato.dashboardDeCobrador, leerDashboard),
  reporteSemana: lectura(contrato.reporteSemana, leerReporteSemana),
  reporteDia: lectura(contrato.reporteDia, leerReporteDia),
  historialAbonos: lectura(contrato.historialAbonos, leerHistorial),
  solicitarAbonosMultiples: cambio(contrato.solicitarAbonosMultiples, solicitarAbonosMultiples),
};
