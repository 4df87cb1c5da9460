import { clientesDeCobrador, dashboardDeCobrador, reporteDia, reporteSemana } from '@leal/contract';
import { invalidar } from '../../lib/api/consultas.ts';

/** Something was registered or decided: the figures of the day are other ones when they are next seen. */
export const olvidarFiguras = (): Promise<void> =>
  invalidar(dashboardDeCobrador, reporteDia, reporteSemana, clientesDeCobrador);
