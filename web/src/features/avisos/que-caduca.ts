import {
  abiertoDeCobrador,
  activosSinPagoHoy,
  dashboardDeCobrador,
  dashboardPropio,
  gastosDeCobrador,
  listarGastos,
  type Llamada,
  porEntregar,
  reporteDia,
  reporteSemana,
} from '@leal/contract';
import type { ClasePorAprobar, TipoSolicitud } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../../comun/caja/lecturas.ts';
import { LECTURAS_DE_LA_CARTERA, LECTURAS_DE_SOLICITUDES } from '../../comun/solicitud/lecturas.ts';
import { palabrasDe, TODOS_LOS_TIPOS } from '../../comun/solicitud/tipos.ts';

const DE_SOLICITUDES = Object.fromEntries(
  TODOS_LOS_TIPOS.map((tipo) => [tipo, palabrasDe(tipo).caduca]),
) as Readonly<Record<TipoSolicitud, readonly Llamada[]>>;

/** The cached answers of a collector's app that are out of date after a decision, by what was decided. */
export const QUE_CADUCA: { readonly [C in ClasePorAprobar]: readonly Llamada[] } = {
  ...DE_SOLICITUDES,
  creditos: [...LECTURAS_DE_LA_CARTERA, porEntregar],
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
