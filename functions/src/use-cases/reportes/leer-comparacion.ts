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
  semanaDeTotales,
  sumarDias,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import type { CuandoDeFilas, Fila } from '../../data/filas.ts';
import { leerPaginaDeFilas } from '../../data/pagina-de-filas.ts';
import { leerPagina, type PaginaPedida, SIN_CONTAR } from '../../data/pagina.ts';
import { totales } from '../../data/totales.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { exigirSemana } from './exigir-semana.ts';
import { leerSemanaGuardada } from './leer-semana-guardada.ts';
import { leerSemanasPasadas } from './leer-semana.ts';

const PAGINA = 100;

/**
 * One week of each of these collectors, in their order: from the running sums that were read already while those know it, else
 * from its compiled reports.
 */
const semanaDeEllos = async (
  ellos: readonly TotalesDoc[],
  lunes: Fecha,
  hoy: Fecha,
): Promise<SemanaComparable[]> =>
  lunes >= primerDiaDeTotales(hoy)
    ? ellos.map(({ ultimos_15_dias }) => semanaDeTotales(ultimos_15_dias, lunes))
    : leerSemanasPasadas(
        ellos.map(({ id_cobrador }) => id_cobrador),
        lunes,
        hoy,
      );

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

type SemanaDeFilas = {
  readonly de: (fila: Fila) => SemanaComparable | undefined;
  readonly al?: Timestamp | undefined;
};

type DeEstas = { readonly filas: readonly Fila[]; readonly al?: Timestamp | undefined };

/** Where a week of these rows stands: in the rows, this one and the last; else it is kept. Null: it is not. */
async function semanaDeFilas(
  lunes: Fecha,
  { filas, al }: DeEstas,
  { hoy, sigue }: { readonly hoy: Fecha; readonly sigue: boolean },
): Promise<SemanaDeFilas | null> {
  const { inicio } = semanaDe(hoy);
  if (lunes === inicio) return { de: ({ semanas }) => semanas?.actual, al };
  if (lunes === sumarDias(inicio, -7)) return { de: ({ semanas }) => semanas?.anterior, al };
  const ids = filas.map(({ id_cobrador }) => id_cobrador);
  const guardada = await leerSemanaGuardada({ lunes, hoy, ids, sigue });
  return guardada && { de: ({ id_cobrador }) => guardada.de.get(id_cobrador), al: guardada.al };
}

const masVieja = (a: Timestamp | undefined, b: Timestamp | undefined): Timestamp | undefined =>
  a && b && b.toMillis() < a.toMillis() ? b : (a ?? b);

/** Both weeks from what is kept of many; null: there are few, or they are not kept. */
async function leerDeFilas(
  pedida: PaginaPedida,
  [lunes, previo]: readonly [Fecha, Fecha],
  cuando: CuandoDeFilas,
) {
  const { hoy } = cuando;
  const pagina = await leerPaginaDeFilas(pedida, cuando);
  if (!pagina) return null;
  const como = { hoy, sigue: pedida.cursor !== undefined };
  const actual = await semanaDeFilas(lunes, pagina, como);
  const previa = actual && (await semanaDeFilas(previo, pagina, como));
  if (!previa) return null;
  const comparadas = pagina.filas.map((fila): Comparada => ({
    id_cobrador: fila.id_cobrador,
    nombre_cobrador: fila.nombre_cobrador,
    vacaciones: fila.vacaciones,
    actual: actual.de(fila) ?? semanaDeTotales({}, lunes),
    previa: previa.de(fila) ?? semanaDeTotales({}, previo),
  }));
  return { comparadas, siguiente: pagina.siguiente, al: masVieja(actual.al, previa.al) };
}

/**
 * A page of collectors, each with the week beside the one before. Of many collectors both are read from what is kept of all of them.
 */
export const leerComparacion: CasoLectura<typeof compararSemanas> = async (
  { consulta },
  { hoy, negocio },
) => {
  const semana = exigirSemana(consulta.semana, hoy);
  const anterior = semanaDe(sumarDias(semana.inicio, -7));
  const { limite = PAGINA, cursor } = consulta;
  const pedida = { filtros: ['semanas', semana.inicio], limite, cursor };
  const lunes = [semana.inicio, anterior.inicio] as const;
  const deTodos = await leerDeFilas(pedida, lunes, { hoy, negocio: await negocio() });
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
