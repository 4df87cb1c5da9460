import { cuantos } from '../../piezas/textos/textos.ts';

/** The time that a client has waited for the cash: 'Desde hoy', '3 días'. */
export const textoEspera = (dias: number): string =>
  dias === 0 ? 'Desde hoy' : cuantos(dias, 'día', 'días');
