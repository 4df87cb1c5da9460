// Collectors of many that move, and what the screens of all of them answer.
import { moverTotales } from '../../functions/src/data/totales.ts';
import { conReintentos } from '../../functions/src/platform/transacciones.ts';
import { HOY, idDe } from './muchos.ts';
import { AHORA } from './oficina.ts';

type Semana = { dias: number[]; cobrado: number };
type Fila = {
  id_cobrador: string;
  nombre_cobrador: string;
  activo?: boolean;
  recaudado?: number;
  actual?: Semana;
  anterior?: Semana | null;
};
export type Pagina = { datos: Fila[]; siguiente: string | null; leido?: string };

export const escribir = (hacer: Parameters<typeof conReintentos<null>>[0]) =>
  conReintentos(hacer, { averiguar: () => Promise.resolve(null) });
export const mover = (i: number, dia = HOY, cobrado_centavos = 12_300) =>
  escribir((tx) => {
    const incrementos = { ultimos_15_dias: { [dia]: { cobrado_centavos, pagos: 1 } } };
    moverTotales(tx, idDe(i), incrementos, { hoy: HOY, ultimo_movimiento_en: AHORA });
    return Promise.resolve(null);
  });
export const moverDoce = async () => {
  for (let i = 1; i <= 12; i += 1) await mover(i);
};
