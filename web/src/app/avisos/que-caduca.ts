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
  listarGastos,
  porEntregar,
  reporteDia,
  reporteSemana,
  solicitudesAbonosMultiples,
  solicitudesCapturaTardia,
  solicitudesEdicionCliente,
  solicitudesEdicionPago,
  solicitudesEliminacionPago,
  todosParaPayment,
  type Llamada,
} from '@leal/contract';
import type { ClasePorAprobar } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../../piezas/caja/lecturas.ts';
import { LECTURAS_DE_RENOVACIONES, LECTURAS_DE_SOLICITUDES } from '../../piezas/solicitud/lecturas.ts';

const DE_UN_PAGO = [detalleCredito, historialAbonos, acumulativos, reporteDia, reporteSemana] as const;
const DE_LA_CARTERA = [aprobadosDeCobrador, clientesDeCobrador, todosParaPayment] as const;

/** The cached answers of a collector's app that are out of date after a decision, by what was decided. */
export const QUE_CADUCA: { readonly [C in ClasePorAprobar]: readonly Llamada[] } = {
  creditos: [...DE_LA_CARTERA, porEntregar],
  edicion_pago: [...DE_UN_PAGO, solicitudesEdicionPago],
  abonos_multiples: [...DE_UN_PAGO, solicitudesAbonosMultiples],
  eliminacion_pago: [...DE_UN_PAGO, solicitudesEliminacionPago],
  captura_tardia: [...DE_UN_PAGO, solicitudesCapturaTardia],
  edicion_cliente: [...DE_LA_CARTERA, detalleCredito, solicitudesEdicionCliente],
  renovacion: [...DE_LA_CARTERA, porEntregar, detalleCredito, ...LECTURAS_DE_RENOVACIONES],
  gastos: [abiertoDeCobrador, gastosDeCobrador, listarGastos, reporteDia, reporteSemana],
};

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
    ...Object.values(QUE_CADUCA).flat(),
    ...LECTURAS_DE_SOLICITUDES,
    ...LECTURAS_DE_CAJA,
    ...CADUCA_CON_LA_RUTA,
  ]),
];
