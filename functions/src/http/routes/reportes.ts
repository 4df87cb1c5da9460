import * as contrato from '@leal/contract';
import { leerLlegadasDelDia, leerLlegadasDeSemana } from '../../use-cases/reportes/leer-llegadas.ts';
import { leerEfectivoPorVenir } from '../../use-cases/reportes/leer-efectivo-por-venir.ts';
import { leerReporteDia } from '../../use-cases/reportes/leer-reporte-dia.ts';
import { leerEvolucion } from '../../use-cases/reportes/leer-evolucion.ts';
import { leerComparacion } from '../../use-cases/reportes/leer-comparacion.ts';
import { leerReporteSemana } from '../../use-cases/reportes/leer-reporte-semana.ts';
import { leerResultado } from '../../use-cases/reportes/leer-resultado.ts';
import { leerRiesgo } from '../../use-cases/reportes/leer-riesgo.ts';
import { leerRiesgoDeAyer } from '../../use-cases/reportes/leer-riesgo-de-ayer.ts';
import { leerRutas } from '../../use-cases/reportes/leer-rutas.ts';
import { leerTableroGerente } from '../../use-cases/reportes/leer-tablero-gerente.ts';
import { leerTableroDeCobrador, leerTableroPropio } from '../../use-cases/reportes/leer-tablero.ts';
import { listarSenales, revisarSenal } from '../../use-cases/reportes/senales.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasReportes = {
  dashboardPropio: lectura(contrato.dashboardPropio, leerTableroPropio),
  dashboardDeCobrador: lectura(contrato.dashboardDeCobrador, leerTableroDeCobrador),
  dashboardStats: lectura(contrato.dashboardStats, leerTableroGerente),
  compararSemanas: lectura(contrato.compararSemanas, leerComparacion),
  efectivoPorVenir: lectura(contrato.efectivoPorVenir, leerEfectivoPorVenir),
  gerenteRutas: lectura(contrato.gerenteRutas, leerRutas),
  llegadasDeSemana: lectura(contrato.llegadasDeSemana, leerLlegadasDeSemana),
  llegadasDelDia: lectura(contrato.llegadasDelDia, leerLlegadasDelDia),
  evolucion: lectura(contrato.evolucion, leerEvolucion),
  resultadoDeMes: lectura(contrato.resultadoDeMes, leerResultado),
  reporteDeRiesgo: lectura(contrato.reporteDeRiesgo, leerRiesgo),
  riesgoDeAyer: lectura(contrato.riesgoDeAyer, leerRiesgoDeAyer),
  reporteDia: lectura(contrato.reporteDia, leerReporteDia),
  listarSenales: lectura(contrato.listarSenales, listarSenales),
  revisarSenal: cambio(contrato.revisarSenal, revisarSenal),
  reporteSemana: lectura(contrato.reporteSemana, leerReporteSemana),
};
