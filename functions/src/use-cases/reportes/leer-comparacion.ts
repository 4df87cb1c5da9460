import type { CobradorComparado, compararSemanas } from '@leal/contract';
import type { TotalesDoc } from '@leal/contract/documentos';
import {
  aInstanteIso,
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
import type { CuandoDeFilas } from '../../data/filas.ts';
import { leerReportesCompilados } from '../../data/reportes-semana.ts';
import { leerPaginaDeFilas } from '../../data/pagina-de-filas.ts';
import { leerPagina, type PaginaPedida, SIN_CONTAR } from '../../data/pagina.ts';
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

type Comparada = Pick<TotalesDoc, 'id_cobrador' | 'nombre_cobrador' | 'vacaciones'> & {
  readonly actual: SemanaComparable | undefined;
  readonly previa: SemanaComparable | undefined;
};

/** A read for each collector of the page, and one for each compiled week of theirs. */
async function leerUnoPorUno(pedida: PaginaPedida, lunes: readonly Fecha[], hoy: Fecha) {
  const { filas, siguiente } = await leerPagina(
    totales.todas(),
    { campo: null, sentido: 'asc', id: 'id_cobrador' },
    pedida,
    SIN_CONTAR,
  );
  const [actuales, previas] = await Promise.all(lunes.map((inicio) => semanaDeEllos(filas, inicio, hoy)));
  const comparadas = filas.map((sumas, i): Comparada => ({
    ...sumas,
    actual: actuales?.[i],
    previa: previas?.[i],
  }));
  return { comparadas, siguiente, al: undefined };
}

/** This week beside the one before, from the rows that are kept of many; null: none are. */
async function leerDeFilas(pedida: PaginaPedida, cuando: CuandoDeFilas) {
  const pagina = await leerPaginaDeFilas(pedida, cuando);
  if (!pagina) return null;
  const comparadas = pagina.filas.map(({ semanas, ...de }): Comparada => ({
    ...de,
    actual: semanas?.actual,
    previa: semanas?.anterior,
  }));
  return { comparadas, siguiente: pagina.siguiente, al: pagina.al };
}

/**
 * A page of collectors, each with the week beside the one before. Of many collectors this week is read from the rows that
 * are kept; those that are over are read one by one.
 */
export const leerComparacion: CasoLectura<typeof compararSemanas> = async (
  { consulta },
  { hoy, negocio },
) => {
  const semana = exigirSemana(consulta.semana, hoy);
  const anterior = semanaDe(sumarDias(semana.inicio, -7));
  const { limite = PAGINA, cursor } = consulta;
  const pedida = { filtros: ['semanas', semana.inicio], limite, cursor };
  const esEsta = semana.inicio === semanaDe(hoy).inicio;
  const deTodos = esEsta ? await leerDeFilas(pedida, { hoy, negocio: await negocio() }) : null;
  const lunes = [semana.inicio, anterior.inicio];
  const { comparadas, siguiente, al } = deTodos ?? (await leerUnoPorUno(pedida, lunes, hoy));
  const datos = comparadas.flatMap((de): CobradorComparado[] => {
    const { id_cobrador, nombre_cobrador, vacaciones, actual, previa } = de;
    if (!actual || !previa || !(huboAlgo(actual) || huboAlgo(previa))) return [];
    const ausente = vacaciones && seCruzan(vacaciones, semana) && { vacaciones };
    return [{ id_cobrador, nombre_cobrador, ...ausente, actual, anterior: huboAlgo(previa) ? previa : null }];
  });
  return {
    semana,
    anterior,
    datos: datos.toSorted((a, b) => compararNombres(a.nombre_cobrador, b.nombre_cobrador)),
    siguiente,
    ...(al && { leido: aInstanteIso(al.toDate()) }),
  };
};
