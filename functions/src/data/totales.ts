import { diaDoc, totalesDoc, type TotalesDoc, totalesEnCero } from '@leal/contract/documentos';
import {
  cambioPorAprobar,
  type Debido,
  DIAS_TOTALES,
  type Fecha,
  fechaLocal,
  type FilaDia,
  type IncrementosDia,
  type IncrementosTotales,
  type Reparto,
  semanaPasada,
  sumarDias,
} from '@leal/domain';
import {
  AggregateField,
  FieldPath,
  FieldValue,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { moverPorAprobar } from './avisos.ts';
import { coleccion } from './coleccion.ts';
import { ahoraDelAlmacen, comoIncrementos, type Escritura } from './incrementos.ts';
import { encolarReporte } from './reportes-semana.ts';

export const totales = coleccion('totales', totalesDoc);
export const dias = (id_cobrador: string) => coleccion(`totales/${id_cobrador}/dias`, diaDoc);

/** The days before the kept ones that are dropped each time, so that days without work leave no key behind. */
const DIAS_DE_MARGEN = 7;

/** Drops the days that fell out of the last 15 (readers go by date, so a leftover does no harm). */
function diasVencidos(hoy: Fecha): Escritura {
  const viejos = Array.from({ length: DIAS_DE_MARGEN }, (_, i) => sumarDias(hoy, -(DIAS_TOTALES + i)));
  return Object.fromEntries(viejos.map((dia) => [dia, FieldValue.delete()]));
}

type Cuando = { readonly hoy: Fecha; readonly ultimo_movimiento_en?: Date };

/** Adds to a collector's running sums, and to nothing else: the notices keep their counts. */
export function sumarATotales(
  tx: Transaction,
  id_cobrador: string,
  incrementos: IncrementosTotales,
  { hoy, ultimo_movimiento_en }: Cuando,
): void {
  const { ultimos_15_dias, ...resto } = comoIncrementos(incrementos);
  const ultimos = { ...diasVencidos(hoy), ...(ultimos_15_dias as Escritura | undefined) };
  const datos = {
    id_cobrador,
    ...resto,
    ultimos_15_dias: ultimos,
    movido_en: ahoraDelAlmacen(),
    ...(ultimo_movimiento_en && { ultimo_movimiento_en }),
  };
  tx.set(firestore().doc(`totales/${id_cobrador}`), datos, { merge: true });
}

/**
 * Adds to a collector's running sums without reading them: payments of one collector never wait for each other. The
 * things that wait for a decision are counted in the notices too, for those who listen; both change only here.
 */
export function moverTotales(
  tx: Transaction,
  id_cobrador: string,
  incrementos: IncrementosTotales,
  cuando: Cuando,
): void {
  sumarATotales(tx, id_cobrador, incrementos, cuando);
  const espera = cambioPorAprobar(incrementos);
  if (espera !== null) moverPorAprobar(tx, id_cobrador, espera);
}

/** Each day's document is complete from its first write on, whatever that was. */
export const DIA_EN_CEROS: Required<IncrementosDia> = {
  cobrado_centavos: 0,
  transferido_centavos: 0,
  pagos: 0,
  visitas: 0,
  atrasos: 0,
  efectivo_centavos: 0,
  interes_centavos: 0,
  condonado_centavos: 0,
  perdido_centavos: 0,
  castigado_centavos: 0,
  recuperado_centavos: 0,
  gastos_centavos: 0,
  gastos: 0,
  creditos_nuevos: 0,
  creditos_por_entregar: 0,
  creditos_terminados: 0,
};

export type FilasDelDia = { readonly [id: string]: FilaDia | null };

/** Credits whose payment of a day begins to wait for the manager, with what they bring to it, or waits no more (false). */
export type EsperasDelDia = Readonly<Record<string, Debido | null | false>>;

/** The entries of a day's map that are put in, and those that are taken out. */
function cambiosDeMapa<V>(mapa: Readonly<Record<string, V>>, sale: (valor: V) => boolean) {
  const cambios = Object.entries(mapa);
  return {
    escrito: Object.fromEntries(
      cambios.map(([id, valor]) => [id, sale(valor) ? FieldValue.delete() : valor]),
    ),
    quitadas: cambios.flatMap(([id, valor]) => (sale(valor) ? [[id, true] as const] : [])),
  };
}

/** Whether marks may change with these rows: a row that is taken out may have had some, or have been why another has. */
const cambianMarcas = (filas: FilasDelDia): boolean =>
  Object.values(filas).some(
    (fila) => !fila || fila.captura?.tardia || fila.captura?.dispositivo !== undefined,
  );

type CambioDeDia = {
  readonly incrementos?: IncrementosDia | undefined;
  readonly filas?: FilasDelDia | undefined;
  readonly enEspera?: EsperasDelDia | undefined;
};

/** Moves the sums of one day, and puts rows in it (null takes one out). */
function moverDia(
  tx: Transaction,
  id_cobrador: string,
  fecha: Fecha,
  { incrementos, filas = {}, enEspera = {} }: CambioDeDia,
): void {
  const deFilas = cambiosDeMapa(filas, (fila) => fila === null);
  const deEspera = cambiosDeMapa(enEspera, (debido) => debido === false);
  const quitadas = [...deFilas.quitadas, ...deEspera.quitadas];
  tx.set(
    firestore().doc(`totales/${id_cobrador}/dias/${fecha}`),
    {
      id_cobrador,
      fecha,
      ...comoIncrementos({ ...DIA_EN_CEROS, ...incrementos }),
      // An empty map would replace the rows that are there.
      ...(Object.keys(filas).length > 0 && { filas: deFilas.escrito }),
      ...(Object.keys(enEspera).length > 0 && { en_espera: deEspera.escrito }),
      ...(quitadas.length > 0 && { quitadas: Object.fromEntries(quitadas) }),
      ...(cambianMarcas(filas) && { marcas_por_calcular: true }),
    },
    { merge: true },
  );
}

type CambioDeDias = {
  readonly dias?: Readonly<Record<Fecha, IncrementosDia>> | undefined;
  readonly filas?: Readonly<Record<Fecha, FilasDelDia>> | undefined;
  readonly enEspera?: Readonly<Record<Fecha, EsperasDelDia>> | undefined;
};

/**
 * Adds to a collector's days without reading them: what a change does to their sums and to their rows. The one place where
 * days are written, so that none of a week that is over changes without its report being marked: the mark
 * is in the same commit, whether or not there is a report.
 */
export function moverDias(
  tx: Transaction,
  id_cobrador: string,
  { dias = {}, filas = {}, enEspera = {} }: CambioDeDias,
  ahora: Date,
): void {
  const fechas = [...new Set([filas, dias, enEspera].flatMap(Object.keys) as Fecha[])];
  for (const dia of fechas)
    moverDia(tx, id_cobrador, dia, { incrementos: dias[dia], filas: filas[dia], enEspera: enEspera[dia] });
  const semanas = new Set(fechas.map((dia) => semanaPasada(dia, fechaLocal(ahora))));
  for (const lunes of semanas) if (lunes !== null) encolarReporte(tx, { id_cobrador, lunes }, ahora);
}

/** Adds to the sums and days of every collector whom something concerns; the sums of whom it moves in days alone stay untouched. */
export function moverReparto(tx: Transaction, reparto: Reparto, ahora: Date): void {
  for (const [id_cobrador, { totales: incrementos, dias: delDia }] of Object.entries(reparto)) {
    if (Object.keys(incrementos).length > 0)
      moverTotales(tx, id_cobrador, incrementos, { hoy: fechaLocal(ahora) });
    moverDias(tx, id_cobrador, { dias: delDia }, ahora);
  }
}

/** The sums of a collector who has done nothing yet. */
export const crearTotales = (tx: Transaction, id_cobrador: string, nombre_cobrador: string) =>
  tx.create(firestore().doc(`totales/${id_cobrador}`), {
    ...totalesEnCero(id_cobrador, nombre_cobrador),
    movido_en: ahoraDelAlmacen(),
  });

/** A collector was given another name. */
export const nombrarTotales = (tx: Transaction, id_cobrador: string, nombre_cobrador: string) =>
  tx.update(firestore().doc(`totales/${id_cobrador}`), {
    nombre_cobrador,
    movido_en: ahoraDelAlmacen(),
  });

/** A collector is away, or no longer (null). */
export const ausentarTotales = (
  tx: Transaction,
  id_cobrador: string,
  vacaciones: NonNullable<TotalesDoc['vacaciones']> | null,
) =>
  tx.update(firestore().doc(`totales/${id_cobrador}`), {
    vacaciones: vacaciones ?? FieldValue.delete(),
    movido_en: ahoraDelAlmacen(),
  });

/** A collector's account was turned on or off. */
export const ponerActivo = (tx: Transaction, id_cobrador: string, activo: boolean) =>
  tx.update(firestore().doc(`totales/${id_cobrador}`), { activo, movido_en: ahoraDelAlmacen() });

/** The sums that were written since, at most so many; every write of them says when (`movido_en`). */
export const totalesMovidos = (desde: Timestamp, maximo: number): Query<TotalesDoc> =>
  totales.todas().where('movido_en', '>=', desde).limit(maximo);

/** Counts the collectors that have sums; one read per thousand. */
export const contarTotales = async (): Promise<number> => (await totales.todas().count().get()).data().count;

/** The collectors who have sums, in order of their ids, after that one; a read each. */
export async function idsConTotales(despues_de: string | null): Promise<string[]> {
  const todos = firestore().collection('totales').orderBy(FieldPath.documentId()).select();
  const { docs } = await (despues_de === null ? todos : todos.startAfter(despues_de)).get();
  return docs.map(({ id }) => id);
}

/** Every collector's running sums: as many reads as there are collectors. */
export const leerTotales = async (): Promise<TotalesDoc[]> =>
  (await totales.todas().get()).docs.map((foto) => foto.data());

/** Counts the clients with an active credit, of all collectors; a sum of the index, no document is read. */
export async function contarClientesActivos(): Promise<number> {
  const suma = totales.todas().aggregate({ activos: AggregateField.sum('clientes_activos') });
  return (await suma.get()).data().activos;
}
