import { formatearPesos, nombreDia } from '@leal/domain';
import type { Barra } from '../../ui/graficas/Barras.tsx';
import { textoDia } from '../../comun/textos/textos.ts';
import type { Tablero } from '../../comun/figuras/figuras.ts';

/** What was collected on each day of the week, Monday first; today stands out. */
export const barrasDeSemana = ({ semana, fecha: hoy }: Pick<Tablero, 'semana' | 'fecha'>): Barra[] =>
  semana.map(({ fecha, cobrado }) => ({
    marca: nombreDia(fecha).slice(0, 3),
    nombre: textoDia(fecha),
    valor: cobrado,
    texto: formatearPesos(cobrado),
    destacada: fecha === hoy,
  }));
