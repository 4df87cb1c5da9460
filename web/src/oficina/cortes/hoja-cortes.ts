import type { Corte } from '@leal/contract';
import { fechaLocal, formatearHora, TIPOS_FILA_CAJA } from '@leal/domain';
import { ESTADO_CORTE, NOMBRE_FILA } from '../../piezas/caja/textos.ts';
import { armarHoja } from '../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../exportar/hoja/hoja.ts';

const COLUMNAS: readonly Columna<Corte>[] = [
  { titulo: 'No', formato: 'entero', valor: (_, no) => no },
  { titulo: 'Cobrador', formato: 'texto', valor: ({ nombre_cobrador }) => nombre_cobrador },
  { titulo: 'Corte', formato: 'entero', valor: ({ numero }) => numero },
  { titulo: 'Entregado', formato: 'fecha', valor: ({ entregado_en }) => fechaLocal(new Date(entregado_en)) },
  { titulo: 'Hora', formato: 'texto', valor: ({ entregado_en }) => formatearHora(new Date(entregado_en)) },
  ...TIPOS_FILA_CAJA.map((tipo): Columna<Corte> => ({
    titulo: NOMBRE_FILA[tipo],
    formato: 'dinero',
    valor: ({ sumas }) => sumas[tipo],
  })),
  { titulo: 'Esperado', formato: 'dinero', valor: ({ esperado }) => esperado },
  { titulo: 'Contado', formato: 'dinero', valor: ({ contado }) => contado },
  { titulo: 'Diferencia (+ falta, − sobra)', formato: 'dinero', valor: ({ diferencia }) => diferencia },
  { titulo: 'Estado', formato: 'texto', valor: ({ estado }) => ESTADO_CORTE[estado].texto },
  { titulo: 'Respondió', formato: 'texto', valor: ({ nombre_gerente }) => nombre_gerente ?? '' },
  { titulo: 'Nota', formato: 'texto', valor: ({ nota }) => nota ?? '' },
];

/** Cuts as they are listed, one row each, with what moved each box by kind; amounts are added up. */
export const hojaCortes = (cortes: readonly Corte[]): Hoja =>
  armarHoja({
    archivo: 'CORTES LEAL.xlsx',
    nombre: 'Cortes',
    columnas: COLUMNAS,
    renglones: cortes,
    conTotales: true,
    fijas: 2,
  });
