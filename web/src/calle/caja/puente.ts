import type { Puente } from '@leal/domain';
import { NOMBRE_FILA } from '../../piezas/caja/textos.ts';

type LineaPuente = {
  readonly clave: Exclude<keyof Puente, 'esperado'>;
  readonly nombre: string;
  readonly explica: string;
};

/** The lines from 'Efectivo a Entregar' to what a cut expects, in plain words. */
export const LINEAS_PUENTE: readonly LineaPuente[] = [
  {
    clave: 'efectivo_entregar',
    nombre: 'Efectivo a Entregar de hoy',
    explica: 'Pagos recibidos hoy menos gastos aprobados hoy.',
  },
  {
    clave: 'de_otro_corte',
    nombre: 'De hoy, en otro corte',
    explica: 'Lo de hoy que ya va en un corte que entregaste.',
  },
  {
    clave: 'otros_dias',
    nombre: 'De otros días',
    explica: 'Lo de días anteriores que no has entregado, y sus correcciones.',
  },
  { clave: 'fondo', nombre: NOMBRE_FILA.fondo, explica: 'Efectivo de la oficina que confirmaste.' },
  { clave: 'entrega', nombre: NOMBRE_FILA.entrega, explica: 'Préstamos que llevaste a tus clientes.' },
  { clave: 'parcial', nombre: NOMBRE_FILA.parcial, explica: 'Lo que la oficina ya confirmó que recibió.' },
];
