import { cuantos } from '../../piezas/textos/textos.ts';

/** 'n' is a count of days of collectors, as the list has them: one of them may have several signals. */
export const cuantasSenales = (n: number): string =>
  `${cuantos(n, 'día de un cobrador', 'días de cobradores')} con señales por revisar`;
