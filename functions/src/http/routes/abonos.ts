import * as contrato from '@leal/contract';
import { cerrarTareaMultiple } from '../../use-cases/abonos/cerrar-tarea.ts';
import { leerAcumulativos } from '../../use-cases/abonos/leer-acumulativos.ts';
import { leerDashboard, leerDashboardPropio } from '../../use-cases/abonos/leer-dashboard.ts';
import { leerHistorial } from '../../use-cases/abonos/leer-historial.ts';
import { leerReporteDia } from '../../use-cases/abonos/leer-reporte-dia.ts';
import { leerReporteSemana } from '../../use-cases/abonos/leer-reporte-semana.ts';
import { registrarAbono } from '../../use-cases/abonos/registrar-abono.ts';
import { solicitarAbonosMultiples } from '../../use-cases/abonos/solicitar-abonos-multiples.ts';
import {
  solicitarEdicionPago,
  solicitarEliminacionPago,
} from '../../use-cases/abonos/solicitar-correccion.ts';
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
  cerrarTareaMultiple: cambio(contrato.cerrarTareaMultiple, cerrarTareaMultiple),
  solicitarEdicionPago: cambio(contrato.solicitarEdicionPago, solicitarEdicionPago),
  solicitarEliminacionPago: cambio(contrato.solicitarEliminacionPago, solicitarEliminacionPago),
};
