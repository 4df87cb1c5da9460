import { formatearMes, type Mes } from '@leal/domain';
import { armarHoja } from '../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../exportar/hoja/hoja.ts';
import { type Fila, filasDe, lineasDe, type Resultado } from './resultado.ts';

const DE_QUIEN: readonly Columna<Fila>[] = [
  { titulo: 'No', formato: 'entero', valor: (_, no) => no },
  { titulo: 'Cobrador', formato: 'texto', valor: ({ nombre }) => nombre },
];

/** What a month earned and lost, one row for each collector; the amounts added up are the office's. */
export function hojaResultado(resultado: Resultado, mes: Mes): Hoja {
  const columnas = lineasDe(filasDe(resultado)).map(([titulo, linea]): Columna<Fila> => ({
    titulo,
    formato: 'dinero',
    valor: (fila) => fila[linea],
  }));
  return armarHoja({
    archivo: `RESULTADO ${mes}.xlsx`,
    nombre: 'Resultado',
    rotulo: { texto: `Resultado de ${formatearMes(mes)}`, dias: [] },
    columnas: [...DE_QUIEN, ...columnas],
    renglones: filasDe({ ...resultado, oficina: null }),
    conTotales: true,
    fijas: 2,
  });
}
