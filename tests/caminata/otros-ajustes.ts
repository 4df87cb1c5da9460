// The settings that a manager may change in the middle of a walk.
import type { Azar } from '@leal/seed';
import { RESTOS } from '../cifras/recuento.ts';

/** The window stays wide enough for a day of work. */
export const otrosAjustes = (azar: Azar): object =>
  azar.elegir([
    () => ({ parametros: { hora_cierre: azar.entero(13, 20) } }),
    () => ({ parametros: { abonos_requieren_aprobacion: azar.entero(4, 8) } }),
    () => ({ parametros: { porcentaje_renovacion: azar.entero(40, 95) } }),
    () => ({ parametros: { resto_minimo_centavos: azar.elegir(RESTOS) } }),
    () => ({ horarios: { domingo: { apertura: azar.entero(9, 12), cierre: azar.entero(13, 18) } } }),
    () => ({ horarios: {} }),
  ])();
