import { clientesExcel, type Consulta, type Exportacion } from '@leal/contract';
import type { Fecha } from '@leal/domain';
import { abrirObrero, type Obrero } from './obrero/abrir-obrero.ts';
import type { Archivo } from './obrero/mensajes.ts';
import { pedirPagina } from './pedir-pagina.ts';
import { type Avance, type CobradorExportado, nombreDeArchivo } from './textos.ts';

/** The export, its collector (null: all) and its week (the Monday). */
export type PedidoExportar = {
  readonly exportacion: Exportacion;
  readonly cobrador: CobradorExportado | null;
  readonly semana: Fecha;
};

type ConsultaExcel = Consulta<typeof clientesExcel>;

type Curso = { readonly signal: AbortSignal; readonly alAvanzar: (avance: Avance) => void };

const RENGLONES_POR_PAGINA = 500;

/** Every page names the week, because it may end between two pages; the fiscalization too, so that its pages agree. */
const consultaDe = ({ exportacion, cobrador, semana }: PedidoExportar): ConsultaExcel => ({
  exportacion,
  semana,
  limite: RENGLONES_POR_PAGINA,
  ...(cobrador !== null && { id_cobrador: cobrador.id_cobrador }),
});

/** All pages, one after the other; how many rows there were. */
async function leerTodo(obrero: Obrero, consulta: ConsultaExcel, { signal, alAvanzar }: Curso) {
  let [leidos, cursor]: [number, string | null] = [0, null];
  do {
    const bytes = await pedirPagina(
      clientesExcel,
      { ...consulta, ...(cursor !== null && { cursor }) },
      signal,
    );
    const leido = await obrero.leer(bytes);
    ({ leidos, siguiente: cursor } = leido);
    alAvanzar({ paso: 'leer', leidos, total: leido.total });
  } while (cursor !== null);
  return leidos;
}

/**
 * The file of an export, null when there are no rows. Nothing heavy runs on the page's own thread. Throws the error
 * (`mensajeDeFallo` says it); when it is given up, it stops at once and leaves nothing.
 */
export async function exportar(pedido: PedidoExportar, curso: Curso): Promise<Archivo | null> {
  const obrero = abrirObrero(curso.signal);
  try {
    const leidos = await leerTodo(obrero, consultaDe(pedido), curso);
    if (leidos === 0) return null;
    curso.alAvanzar({ paso: 'escribir', leidos });
    const archivo = await obrero.escribir(pedido.exportacion);
    return { ...archivo, nombre: nombreDeArchivo(archivo.nombre, pedido.cobrador) };
  } finally {
    obrero.cerrar();
  }
}
