import type { CobradorComparado, compararSemanas } from '@leal/contract';
import type { TotalesDoc } from '@leal/contract/documentos';
import {
  compararNombres,
  type Fecha,
  huboAlgo,
  primerDiaDeTotales,
  seCruzan,
  type SemanaComparable,
  semanaDe,
  semanaDeFiguras,
  semanaDeTotales,
  sumarDias,
} from '@leal/domain';
import { leerReportesCompilados } from '../../data/reportes-semana.ts';
import { leerPagina, SIN_CONTAR } from '../../data/pagina.ts';
import { totales } from '../../data/totales.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { deAPocos } from '../../platform/de-a-pocos.ts';
import { exigirSemana } from './exigir-semana.ts';
import { figurasVigentes, leerPorDias } from './leer-semana.ts';

/** Weeks that wait to be compiled again are read from their days, so many at a time. */
const A_LA_VEZ = 8;
const PAGINA = 100;

/**
 * One week of each of these collectors, in their order: from the running sums that were read already while those know it, else
 * from its compiled reports, a read each; seven more for one that is missing or out of date.
 */
async function semanaDeEllos(
  ellos: readonly TotalesDoc[],
  lunes: Fecha,
  hoy: Fecha,
): Promise<SemanaComparable[]> {
  if (lunes >= primerDiaDeTotales(hoy))
    return ellos.map(({ ultimos_15_dias }) => semanaDeTotales(ultimos_15_dias, lunes));
  const reportes = await leerReportesCompilados(ellos.map(({ id_cobrador }) => ({ id_cobrador, lunes })));
  return deAPocos(ellos, A_LA_VEZ, async ({ id_cobrador }) =>
    semanaDeFiguras(
      figurasVigentes(reportes.get(id_cobrador)) ?? (await leerPorDias(id_cobrador, lunes, hoy)).figuras,
    ),
  );
}

/** A page of collectors, each with the week beside the one before: a read for each, and one for each compiled week of theirs. */
export const leerComparacion: CasoLectura<typeof compararSemanas> = async ({ consulta }, { hoy }) => {
  const semana = exigirSemana(consulta.semana, hoy);
  const anterior = semanaDe(sumarDias(semana.inicio, -7));
  const { filas, siguiente } = await leerPagina(
    totales.todas(),
    { campo: null, sentido: 'asc', id: 'id_cobrador' },
    { filtros: ['semanas', semana.inicio], limite: consulta.limite ?? PAGINA, cursor: consulta.cursor },
    SIN_CONTAR,
  );
  const [actuales, anteriores] = await Promise.all(
    [semana, anterior].map(({ inicio }) => semanaDeEllos(filas, inicio, hoy)),
  );
  const datos = filas.flatMap(({ id_cobrador, nombre_cobrador, vacaciones }, i): CobradorComparado[] => {
    const [actual, previa] = [actuales?.[i], anteriores?.[i]];
    if (!actual || !previa || !(huboAlgo(actual) || huboAlgo(previa))) return [];
    const ausente = vacaciones && seCruzan(vacaciones, semana) && { vacaciones };
    return [{ id_cobrador, nombre_cobrador, ...ausente, actual, anterior: huboAlgo(previa) ? previa : null }];
  });
  return {
    semana,
    anterior,
    datos: datos.toSorted((a, b) => compararNombres(a.nombre_cobrador, b.nombre_cobrador)),
    siguiente,
  };
};
