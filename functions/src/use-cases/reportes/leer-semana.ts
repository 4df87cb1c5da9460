import type { DiaDoc, ReporteSemanaDoc } from '@leal/contract/documentos';
import { diasDeSemana, type Fecha, type FigurasDeSemana, figurasDeSemana } from '@leal/domain';
import { leerDias } from '../../data/dias.ts';

/** The figures of a compiled report; null when they are missing or out of date. */
export const figurasVigentes = (reporte: ReporteSemanaDoc | undefined): FigurasDeSemana | null =>
  reporte?.cifras && !reporte.por_recompilar ? reporte.cifras : null;

export type Leida = { readonly figuras: FigurasDeSemana; readonly dias: readonly DiaDoc[] };

/** A collector's week from its days' documents; those still to come are not read. */
export async function leerPorDias(id_cobrador: string, lunes: Fecha, hoy: Fecha): Promise<Leida> {
  const leidos = await leerDias(
    id_cobrador,
    diasDeSemana(lunes).filter((fecha) => fecha <= hoy),
  );
  const dias = leidos.filter((dia) => dia !== undefined);
  return { figuras: figurasDeSemana(lunes, dias), dias };
}
