import type { Exportacion } from '@leal/contract';
import { formatearNumero, slug } from '@leal/domain';
import { ErrorApi, esDeLinea } from '../../lib/api/error-api.ts';

export type CobradorExportado = { readonly id_cobrador: string; readonly nombre_cobrador: string };

/** The progress: `total` is what the server expects, null where it did not say. */
export type Avance =
  | { readonly paso: 'leer'; readonly leidos: number; readonly total: number | null }
  | { readonly paso: 'escribir'; readonly leidos: number };

/** Spec §2 and §8, literal. */
export const BOTON: Record<Exportacion, string> = {
  clientes: 'Exportar Clientes',
  fiscalizacion: 'Exportar Fiscalización',
};
export const EXPORTANDO = 'Exportando...';
export const EXITO: Record<Exportacion, string> = {
  clientes: 'Reporte de clientes exportado exitosamente',
  fiscalizacion: 'Reporte de fiscalización exportado exitosamente',
};
export const SIN_DATOS = 'No hay datos de clientes para exportar';

/** The file's name; for one collector it has that name too, in letters that every file system takes. */
export const nombreDeArchivo = (nombre: string, cobrador: CobradorExportado | null): string =>
  cobrador === null
    ? nombre
    : nombre.replace(/\.xlsx$/, `_${slug(cobrador.nombre_cobrador) || cobrador.id_cobrador}.xlsx`);

const SIN_SERVIDOR = 'Error de conexión. Verifica que el servidor esté funcionando.';

/** The message when an export failed; null when the session is over, which has its own message. */
export function mensajeDeFallo(error: unknown): string | null {
  if (!(error instanceof ErrorApi))
    return `Error al generar el reporte: ${error instanceof Error ? error.message : String(error)}`;
  if (esDeLinea(error)) return SIN_SERVIDOR;
  return error.http === 401 ? null : `Error del servidor: ${error.http} - ${error.mensaje}`;
}

const creditos = (n: number): string => `${formatearNumero(n)} ${n === 1 ? 'crédito' : 'créditos'}…`;

/** 'Leyendo 1,500 de 10,000 créditos…'; more credits than the server expected are shown without a contradiction. */
export function textoAvance(avance: Avance | null): string {
  if (avance === null) return 'Preparando…';
  const { leidos } = avance;
  if (avance.paso === 'escribir') return `Escribiendo ${creditos(leidos)}`;
  if (avance.total === null) return `Leyendo ${creditos(leidos)}`;
  return `Leyendo ${formatearNumero(leidos)} de ${creditos(Math.max(avance.total, leidos))}`;
}

/** Reading is the first half of the bar; the progress of writing is unknown. */
const MITAD = 50;

/** 0 to 100. */
export function porcentajeAvance(avance: Avance | null): number {
  if (avance === null) return 0;
  if (avance.paso === 'escribir') return MITAD;
  const { leidos, total } = avance;
  return total === null || total === 0 ? 0 : Math.min(leidos / total, 1) * MITAD;
}
