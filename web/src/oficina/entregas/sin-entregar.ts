import type { Centavos } from '@leal/domain';
import { cuantos } from '../../piezas/textos/textos.ts';

/** The loan, and the cash that is not in the client's hands. */
export type SinEntregar = { readonly id_credito: string; readonly nombre: string; readonly monto: Centavos };
/** The loan will not be handed over, or it never was. */
export type PreguntaDeEntrega = 'cancelar' | 'deshacer';

/** The time that a client has waited for the cash: 'Desde hoy', '3 días'. */
export const textoEspera = (dias: number): string =>
  dias === 0 ? 'Desde hoy' : cuantos(dias, 'día', 'días');
