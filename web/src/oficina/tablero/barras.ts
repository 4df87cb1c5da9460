import { CERO, formatearPesos, nombreDia } from '@leal/domain';
import type { Barra } from '../../ui/graficas/Barras.tsx';
import { cuantos, diaCorto } from '../../piezas/textos/textos.ts';
import { mismoDia } from './tendencias.ts';
import type { Estadisticas } from './use-estadisticas.ts';

/** Today's collection, what is expected of the day, and that of the same day of the week before: all of it, because nothing tells how it stood at this hour. */
export function barrasDeHoy(e: Estadisticas): Barra[] {
  const antes = mismoDia(e) ?? CERO;
  const dia = nombreDia(e.fecha);
  return [
    {
      marca: 'Hoy',
      nombre: 'Hoy',
      valor: e.recaudacionHoy,
      texto: formatearPesos(e.recaudacionHoy),
      destacada: true,
    },
    {
      marca: 'Esperado',
      nombre: 'Esperado hoy',
      valor: e.esperadoHoy,
      texto: formatearPesos(e.esperadoHoy),
    },
    {
      marca: `${diaCorto(e.fecha)} pasado`,
      nombre: `El ${dia} pasado, todo el día`,
      valor: antes,
      texto: formatearPesos(antes),
      nota: 'todo el día',
    },
  ];
}

type Tramo = Estadisticas['vencidos'][number];

const marcaDe = ({ desde, hasta }: Tramo): string => (hasta === null ? `${desde}+` : `${desde}–${hasta}`);
const nombreDe = ({ desde, hasta }: Tramo): string =>
  hasta === null ? `${desde} días o más` : `De ${desde} a ${hasta} días`;

/** The overdue money by age: the length of the bar is the money, the text has the clients. */
export const barrasDeVencidos = (vencidos: readonly Tramo[]): Barra[] =>
  vencidos.map((tramo) => ({
    marca: marcaDe(tramo),
    nombre: nombreDe(tramo),
    valor: tramo.saldo,
    texto: formatearPesos(tramo.saldo),
    nota: cuantos(tramo.clientes, 'cliente', 'clientes'),
  }));
