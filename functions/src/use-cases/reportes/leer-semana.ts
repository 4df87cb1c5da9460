import type { DiaDoc, ReporteSemanaDoc } from '@leal/contract/documentos';
import {
  diasDeSemana,
  type Fecha,
  type FigurasDeSemana,
  figurasDeSemana,
  type SemanaComparable,
  semanaDeFiguras,
} from '@leal/domain';
import { leerDias } from '../../data/dias.ts';
import { leerReportesCompilados } from '../../data/reportes-semana.ts';
import { deAPocos } from '../../platform/de-a-pocos.ts';

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

export type PasadaDe = { readonly id_cobrador: string; readonly reporte: ReporteSemanaDoc | undefined };

/** Weeks that wait to be compiled again are read from their days, so many at a time. */
const A_LA_VEZ = 8;

/** A week that is over, of each in their order, by reports that were read already: seven reads for each that is missing or out of date. */
export const semanasPasadas = (
  deEllos: readonly PasadaDe[],
  lunes: Fecha,
  hoy: Fecha,
): Promise<SemanaComparable[]> =>
  deAPocos(deEllos, A_LA_VEZ, async ({ id_cobrador, reporte }) =>
    semanaDeFiguras(figurasVigentes(reporte) ?? (await leerPorDias(id_cobrador, lunes, hoy)).figuras),
  );

/** The same of these collectors, with a read for each. */
export async function leerSemanasPasadas(
  ids: readonly string[],
  lunes: Fecha,
  hoy: Fecha,
): Promise<SemanaComparable[]> {
  const reportes = await leerReportesCompilados(ids.map((id_cobrador) => ({ id_cobrador, lunes })));
  const deEllos = ids.map((id_cobrador) => ({ id_cobrador, reporte: reportes.get(id_cobrador) }));
  return semanasPasadas(deEllos, lunes, hoy);
}
