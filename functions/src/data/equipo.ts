import type { EquipoDoc, TotalesDoc } from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { firestore } from '../platform/firebase.ts';
import { leer } from './coleccion.ts';
import {
  comoLeido,
  desdeCuando,
  estaAlMinuto,
  instanteDe,
  MAXIMO_MOVIDOS,
  resumenDeEquipo,
  rutaDeEquipo,
} from './resumen.ts';
import { sonPocosCobradores } from './sumas-de-oficina.ts';
import { contarTotales, totales, totalesMovidos } from './totales.ts';

/** Clients, cash and arrears of collectors, by their ids. */
export type Rutas = EquipoDoc['rutas'];

const rutasDe = (todas: readonly TotalesDoc[], hoy: Fecha): Rutas =>
  Object.fromEntries(todas.map((sumas) => [sumas.id_cobrador, rutaDeEquipo(sumas, hoy)]));

async function rutasDeEstos(ids: readonly string[], hoy: Fecha): Promise<Rutas> {
  if (ids.length === 0) return {};
  const fotos = await firestore().getAll(...ids.map((id) => totales.doc(id)));
  return rutasDe(
    fotos.flatMap((foto) => (foto.exists ? [foto.data() as TotalesDoc] : [])),
    hoy,
  );
}

/** Like settings and people: what moved since is asked of the store each time, so that an older one is as exact. */
const MS_RECORDADO = 60_000;
const recordado = cacheTemporal<EquipoDoc>(MS_RECORDADO, 1);

async function leerGuardado(hoy: Fecha): Promise<EquipoDoc | undefined> {
  const conocido = recordado.leer('');
  // At midnight what is remembered is of no use, and the new one may be there.
  if (conocido?.fecha === hoy) return conocido;
  const guardado = await leer(resumenDeEquipo());
  return guardado && recordado.guardar('', guardado);
}

async function guardar(rutas: Rutas, instante: Timestamp, fecha: Fecha): Promise<Rutas> {
  const guardado = { leido: comoLeido(instante), fecha, rutas };
  await resumenDeEquipo().set(guardado);
  recordado.guardar('', guardado);
  return rutas;
}

/** Everybody, kept for whoever comes next. */
async function renovar(hoy: Fecha): Promise<Rutas> {
  const { docs, readTime } = await totales.todas().get();
  return guardar(
    rutasDe(
      docs.map((foto) => foto.data()),
      hoy,
    ),
    readTime,
    hoy,
  );
}

/** All routes; `al`: they are as they were then, and else as they are now. */
type RutasDeTodos = { readonly rutas: Rutas; readonly al?: Timestamp };

/**
 * The routes that are kept, with the few that moved since; null: they are of another day, or too many have moved and
 * nobody has looked after them.
 */
async function alDia(guardado: EquipoDoc, hoy: Fecha): Promise<RutasDeTodos | null> {
  if (guardado.fecha !== hoy) return null;
  const { docs, readTime } = await totalesMovidos(desdeCuando(guardado), MAXIMO_MOVIDOS + 1).get();
  const atendido = estaAlMinuto(guardado, readTime);
  if (docs.length > MAXIMO_MOVIDOS && (!atendido || (await sonPocosCobradores()))) return null;
  if (docs.length > MAXIMO_MOVIDOS) return { rutas: guardado.rutas, al: instanteDe(guardado) };
  const movidas = rutasDe(
    docs.map((foto) => foto.data()),
    hoy,
  );
  const rutas = { ...guardado.rutas, ...movidas };
  if (docs.length > 0 && !atendido) await guardar(rutas, readTime, hoy);
  return { rutas };
}

async function conQuienFalte(rutas: Rutas, ids: readonly string[], hoy: Fecha): Promise<Rutas> {
  const faltan = ids.filter((id) => !(id in rutas));
  return { ...rutas, ...(await rutasDeEstos(faltan, hoy)) };
}

/** Those that are kept of all, with up to ten that moved since; null: none are kept of this day. */
export async function leerRutasDeTodos(hoy: Fecha): Promise<RutasDeTodos | null> {
  const guardado = await leerGuardado(hoy);
  return guardado ? alDia(guardado, hoy) : null;
}

/**
 * The routes of these collectors, from those that are kept of all, with up to ten that moved since: exact, or, where
 * there are many and more of them have moved, as of the last minutes. A collector who is not among the kept ones is
 * read apart.
 */
export async function leerRutasDeEquipo(ids: readonly string[], hoy: Fecha): Promise<Rutas> {
  const deTodos = await leerRutasDeTodos(hoy);
  if (deTodos) return conQuienFalte(deTodos.rutas, ids, hoy);
  return (await sonPocosCobradores()) ? renovar(hoy) : rutasDeEstos(ids, hoy);
}

/** One document does not hold more collectors than these: then each page reads its own. */
const CABEN = 2_000;

/** All routes, read one by one and kept for whoever comes next; null: there are too many of them. */
export const renovarRutasDeTodos = async (hoy: Fecha): Promise<Rutas | null> =>
  (await contarTotales()) > CABEN ? null : renovar(hoy);

/** When the sums of all collectors were made, and before that; their routes, undefined when nothing moved between the two. */
type DeOficina = {
  readonly antes: Timestamp | undefined;
  readonly instante: Timestamp;
  readonly rutas?: Rutas;
};

/** Every minute, where there are many collectors: what is kept holds as of that instant. It reads no collector again. */
export async function mantenerEquipo({ antes, instante, rutas }: DeOficina, hoy: Fecha): Promise<void> {
  if (rutas !== undefined) {
    if (Object.keys(rutas).length <= CABEN) await guardar(rutas, instante, hoy);
    return;
  }
  const guardado = await leer(resumenDeEquipo());
  // Somebody who looked may have kept it since: then who moved in between is not known here, and the next look finds them.
  if (guardado && antes?.isEqual(instanteDe(guardado)))
    await resumenDeEquipo().update({ leido: comoLeido(instante) });
}
