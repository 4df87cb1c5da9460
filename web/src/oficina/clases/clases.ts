// Each kind of what waits for a manager, as the office says it and decides several of it: the one list from which rows, words and
// questions about several are made.
import type { ClasePorAprobar } from '@leal/domain';
import { ABONOS_MULTIPLES } from './abonos-multiples.ts';
import { CAPTURA_TARDIA } from './captura-tardia.ts';
import type { Clase } from './clase.ts';
import { CREDITOS } from './creditos.ts';
import { EDICION_CLIENTE } from './edicion-cliente.ts';
import { EDICION_PAGO } from './edicion-pago.ts';
import { ELIMINACION_PAGO } from './eliminacion-pago.ts';
import { GASTOS } from './gastos.ts';
import { RENOVACION } from './renovacion.ts';

const CLASES: { readonly [C in ClasePorAprobar]: Clase<C> } = {
  creditos: CREDITOS,
  gastos: GASTOS,
  renovacion: RENOVACION,
  edicion_cliente: EDICION_CLIENTE,
  edicion_pago: EDICION_PAGO,
  eliminacion_pago: ELIMINACION_PAGO,
  abonos_multiples: ABONOS_MULTIPLES,
  captura_tardia: CAPTURA_TARDIA,
};

/** What is said of one of that kind; `item` and `pregunta` have to be of the same (`as never`: only the caller knows). */
export const claseDe = (clase: ClasePorAprobar): Clase<never> => CLASES[clase] as unknown as Clase<never>;
