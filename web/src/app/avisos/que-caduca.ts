import {
  abiertoDeCobrador,
  activosSinPagoHoy,
  acumulativos,
  aprobadosDeCobrador,
  clientesDeCobrador,
  dashboardDeCobrador,
  dashboardPropio,
  detalleCredito,
  gastosDeCobrador,
  historialAbonos,
  LISTAS_SOLICITUD,
  listarGastos,
  porEntregar,
  reporteDia,
  reporteSemana,
  todosParaPayment,
  type Llamada,
} from '@leal/contract';
import { CLASES_POR_APROBAR, type ClasePorAprobar, reglasDe, type TipoSolicitud } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../../piezas/caja/lecturas.ts';
import { LECTURAS_DE_RENOVACIONES, LECTURAS_DE_SOLICITUDES } from '../../piezas/solicitud/lecturas.ts';

const DE_UN_PAGO = [detalleCredito, historialAbonos, acumulativos, reporteDia, reporteSemana] as const;
const DE_LA_CARTERA = [aprobadosDeCobrador, clientesDeCobrador, todosParaPayment] as const;

/** A request that moves a balance is about a payment; any other about a client or a loan. */
const queToca = (tipo: TipoSolicitud): readonly Llamada[] =>
  reglasDe(tipo).mueve_saldo ? DE_UN_PAGO : [...DE_LA_CARTERA, detalleCredito];

/** The cached answers of a collector's app that are out of date after a decision of that kind. */
export function queCaduca(clase: ClasePorAprobar): readonly Llamada[] {
  if (clase === 'creditos') return [...DE_LA_CARTERA, porEntregar];
  if (clase === 'gastos')
    return [abiertoDeCobrador, gastosDeCobrador, listarGastos, reporteDia, reporteSemana];
  if (clase === 'renovacion') return [...queToca(clase), porEntregar, ...LECTURAS_DE_RENOVACIONES];
  return [...queToca(clase), LISTAS_SOLICITUD[clase]];
}

/** Out of date when the route changed from outside. */
export const CADUCA_CON_LA_RUTA: readonly Llamada[] = [
  activosSinPagoHoy,
  dashboardDeCobrador,
  dashboardPropio,
  porEntregar,
];

/** Everything that a notice may be about: changes that came while nobody listened were missed. */
export const TODO_CADUCA: readonly Llamada[] = [
  ...new Set([
    ...CLASES_POR_APROBAR.flatMap(queCaduca),
    ...LECTURAS_DE_SOLICITUDES,
    ...LECTURAS_DE_CAJA,
    ...CADUCA_CON_LA_RUTA,
  ]),
];
