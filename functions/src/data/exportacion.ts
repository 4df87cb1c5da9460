import { creditoExportado, diaExportado } from '@leal/contract/documentos';
import {
  type CreditoExportado,
  type DiaExportado,
  ESTADOS_TERMINADOS,
  type Fecha,
  type LugarExportado,
} from '@leal/domain';
import { Filter, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion, convertidor } from './coleccion.ts';
import { juntarFilas } from './dias.ts';

const creditos = coleccion('creditos', creditoExportado);

type Consulta = Query<CreditoExportado>;

/** The rows of one collector or of all (null), by collector and then by credit. */
const ordenados = (consulta: Consulta, id_cobrador: string | null): Consulta =>
  (id_cobrador === null
    ? consulta.orderBy('id_cobrador')
    : consulta.where('id_cobrador', '==', id_cobrador)
  ).orderBy('id_credito');

/** The credits that are active now. */
export const activosExportados = (id_cobrador: string | null): Consulta =>
  ordenados(creditos.todas().where('estado_credito', '==', 'Aprobado'), id_cobrador);

/**
 * `activoEnSemana` as a query. It goes by id and not by when a credit ended, because one that ends between two
 * pages must keep its place; the index passes over what ended before that week, without reading it.
 */
export function exportadosDeSemana(
  id_cobrador: string | null,
  { inicio, fin }: { readonly inicio: Fecha; readonly fin: Fecha },
): Consulta {
  const activos = Filter.where('estado_credito', '==', 'Aprobado');
  const terminados = Filter.and(
    Filter.where('estado_credito', 'in', ESTADOS_TERMINADOS),
    Filter.where('fecha_fin', '>=', inicio),
  );
  const empezados = creditos.todas().where('fecha_inicio', '<=', fin);
  return ordenados(empezados.where(Filter.or(activos, terminados)), id_cobrador);
}

export type Tramo = { readonly creditos: readonly CreditoExportado[]; readonly hayMas: boolean };

/** The next ones after a place; one row more than asked for tells whether others follow. */
export async function leerTramo(
  consulta: Consulta,
  id_cobrador: string | null,
  { desde, limite }: { readonly desde: LugarExportado | null; readonly limite: number },
): Promise<Tramo> {
  const lugar = desde && (id_cobrador === null ? [desde.id_cobrador, desde.id_credito] : [desde.id_credito]);
  const resto = lugar ? consulta.startAfter(...lugar) : consulta;
  const { docs } = await resto.limit(limite + 1).get();
  return { creditos: docs.slice(0, limite).map((foto) => foto.data()), hayMas: docs.length > limite };
}

/** All of them, however many: a read for each thousand. */
export const contarExportados = async (consulta: Consulta): Promise<number> =>
  (await consulta.count().get()).data().count;

/** The place is that of a collector who was paid on the credit of another. */
const deOtro = ({ id_cobrador: dueno }: CreditoExportado, { id_cobrador }: LugarExportado) =>
  dueno !== '' && dueno !== id_cobrador && { cartera_de: dueno };

/** The credits at these places; a credit that no longer exists is read as an empty one. */
export async function leerExportados(lugares: readonly LugarExportado[]): Promise<CreditoExportado[]> {
  if (lugares.length === 0) return [];
  const fotos = await firestore().getAll(...lugares.map(({ id_credito }) => creditos.doc(id_credito)));
  return lugares.map((lugar, i) => {
    const credito = creditoExportado.parse(fotos[i]?.data() ?? {});
    return { ...credito, ...lugar, ...deOtro(credito, lugar) };
  });
}

/** A day that has gone on in other documents is one day: the oldest of them first, and its own last. */
function juntarDias(fotos: readonly QueryDocumentSnapshot<DiaExportado>[]): DiaExportado[] {
  const porDia = Map.groupBy(fotos, (foto) => foto.ref.path.split('.')[0]);
  const numero = ({ id }: { readonly id: string }) => Number(id.split('.')[1] ?? Infinity);
  return [...porDia.values()].map((fotosDelDia) => {
    const enOrden = fotosDelDia.toSorted((a, b) => numero(a) - numero(b)).map((foto) => foto.data());
    const [dia] = enOrden as [DiaExportado, ...DiaExportado[]];
    return enOrden.length === 1 ? dia : { ...dia, filas: juntarFilas(enOrden) };
  });
}

/**
 * The days of these dates, of every collector from one id to another, both included; undefined: from the first,
 * or to the last. Days on which nothing happened are not read.
 */
export async function leerDiasExportados(
  fechas: readonly Fecha[],
  desde: string | undefined,
  hasta: string | undefined,
): Promise<DiaExportado[]> {
  let consulta: Query<DiaExportado> = firestore()
    .collectionGroup('dias')
    .withConverter(convertidor(diaExportado))
    .where('fecha', 'in', fechas)
    .orderBy('id_cobrador');
  if (desde !== undefined) consulta = consulta.where('id_cobrador', '>=', desde);
  if (hasta !== undefined) consulta = consulta.where('id_cobrador', '<=', hasta);
  return juntarDias((await consulta.get()).docs);
}
