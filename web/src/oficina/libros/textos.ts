import { formatearMes, formatearNumero, slug } from '@leal/domain';
import { ErrorApi, esDeLinea } from '../../lib/api/error-api.ts';
import { maximoDe, type Parte, PARTES, type Pedido } from './partes.ts';

export type Avance =
  | { readonly paso: 'leer'; readonly parte: Parte; readonly leidos: number; readonly total: number | null }
  | { readonly paso: 'escribir'; readonly filas: number };

/** There is more than a file holds: it has to be asked for in parts. */
export class Demasiado extends Error {
  constructor(parte: Parte, hay: number) {
    const [son, maximo] = [hay, maximoDe(parte)].map(formatearNumero);
    super(
      `Hay ${son} ${PARTES[parte].nombre} y un archivo lleva ${maximo} a lo más, para que abra en cualquier computadora. Elige un cobrador o un mes y haz varios archivos.`,
    );
  }
}

/** 'Leyendo movimientos: 1,500 de 10,000'. */
export function textoAvance(avance: Avance | null): string {
  if (avance === null) return 'Preparando…';
  if (avance.paso === 'escribir') return `Escribiendo ${formatearNumero(avance.filas)} renglones…`;
  const { parte, leidos, total } = avance;
  const de = total === null ? '' : ` de ${formatearNumero(Math.max(total, leidos))}`;
  return `Leyendo ${PARTES[parte].nombre}: ${formatearNumero(leidos)}${de}`;
}

/** Of the part that is being read, 0 to 100; writing has no measure. */
export function porcentajeAvance(avance: Avance | null): number {
  if (avance?.paso !== 'leer') return avance === null ? 0 : 100;
  const { leidos, total } = avance;
  return total === null || total === 0 ? 0 : Math.floor(Math.min(leidos / total, 1) * 100);
}

/** Why it stopped; null when the session is over, which has its own message. */
export function mensajeDeFallo(error: unknown): string | null {
  if (!(error instanceof ErrorApi))
    return error instanceof Error ? error.message : 'No se pudo hacer el archivo.';
  if (esDeLinea(error)) return 'Se perdió la conexión. Lo leído sigue aquí: continúa cuando vuelva.';
  return error.http === 401 ? null : error.mensaje;
}

/** 'leal-todo_ana-lopez_2026-11.xlsx', in letters that every file system takes. */
export function nombreDeLibro({ libro, cobrador, mes }: Pedido): string {
  const partes = [
    libro === 'todo' ? 'leal-todo' : 'leal-mes',
    cobrador && (slug(cobrador.nombre) || cobrador.id_usuario),
    mes,
  ];
  return `${partes.filter(Boolean).join('_')}.xlsx`;
}

export const exitoDe = ({ libro, mes }: Pedido): string =>
  libro === 'todo' ? 'Todo quedó en el archivo' : `Quedó en el archivo ${mes ? formatearMes(mes) : 'el mes'}`;
