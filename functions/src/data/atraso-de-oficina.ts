import type { TotalesDoc } from '@leal/contract/documentos';
import {
  carteraCorriendo,
  type Fecha,
  juntarTramos,
  type Negocio,
  type PorTramo,
  PLAZOS,
  tramosDeAtraso,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { leerRutasDeTodos, renovarRutasDeTodos, type Rutas } from './equipo.ts';
import { leerSumasDeOficina, sonPocosCobradores } from './sumas-de-oficina.ts';
import { leerTotales } from './totales.ts';

export type DeCobrador = {
  readonly id_cobrador: string;
  readonly nombre_cobrador: string;
  readonly tramos: PorTramo;
};

type AtrasoDeOficina = {
  /** The credits of each term by how long they are behind, as `PLAZOS` has them. */
  readonly plazos: readonly PorTramo[];
  /** The collectors with a balance; null: they are too many to be kept. */
  readonly cobradores: readonly DeCobrador[] | null;
  /** It is as it was then; absent: as it is now. */
  readonly al?: Timestamp | undefined;
};

type Cuando = { readonly hoy: Fecha; readonly negocio: Pick<Negocio, 'festivos'> };

const porPlazo = (partes: readonly Pick<TotalesDoc, 'por_atraso'>[], hoy: Fecha): PorTramo[] =>
  PLAZOS.map((plazo) =>
    juntarTramos(partes.map(({ por_atraso }) => tramosDeAtraso(por_atraso, hoy, [plazo]))),
  );

const debeAlgo = ({ tramos }: DeCobrador): boolean => carteraCorriendo(tramos).clientes > 0;

async function dePocos(hoy: Fecha): Promise<AtrasoDeOficina> {
  const todas = await leerTotales();
  const cobradores = todas.map(({ id_cobrador, nombre_cobrador, por_atraso }) => ({
    id_cobrador,
    nombre_cobrador,
    tramos: tramosDeAtraso(por_atraso, hoy),
  }));
  return { plazos: porPlazo(todas, hoy), cobradores: cobradores.filter(debeAlgo) };
}

/** Null: they were kept before they said this. */
function cobradoresDe(rutas: Rutas): DeCobrador[] | null {
  const todos: DeCobrador[] = [];
  for (const [id_cobrador, { nombre_cobrador, tramos }] of Object.entries(rutas)) {
    if (nombre_cobrador === undefined || tramos === undefined) return null;
    todos.push({ id_cobrador, nombre_cobrador, tramos });
  }
  return todos.filter(debeAlgo);
}

const masViejo = (a: Timestamp | undefined, b: Timestamp | undefined): Timestamp | undefined =>
  a && b && a.toMillis() > b.toMillis() ? b : (a ?? b);

/** Those that are kept; in the first minute of a day, as in one that nobody looks after, each is read. */
async function cobradoresDeMuchos(hoy: Fecha): Promise<Pick<AtrasoDeOficina, 'cobradores' | 'al'>> {
  const deTodos = await leerRutasDeTodos(hoy);
  const guardados = deTodos && cobradoresDe(deTodos.rutas);
  if (guardados) return { cobradores: guardados, al: deTodos.al };
  const leidas = await renovarRutasDeTodos(hoy);
  return { cobradores: leidas && cobradoresDe(leidas) };
}

async function deMuchos({ hoy, negocio }: Cuando): Promise<AtrasoDeOficina> {
  const [{ sumas, al }, deTodos] = await Promise.all([
    leerSumasDeOficina({ hoy, negocio }),
    cobradoresDeMuchos(hoy),
  ]);
  return {
    plazos: porPlazo([sumas], hoy),
    cobradores: deTodos.cobradores,
    al: masViejo(al, deTodos.al),
  };
}

/** The pages of a screen come one after the other: the later ones are of the instant of the first. */
const MIRADA_MS = 30_000;
const miradas = cacheTemporal<AtrasoDeOficina>(MIRADA_MS, 1);

/**
 * How long everybody is behind. Few collectors are read one by one; of many, the sums and the routes that are kept of
 * all are read, with the few that moved since: no more than 50 documents, however many collectors. A later page of the
 * same look (`sigue`) reads none.
 */
export async function leerAtrasoDeOficina(cuando: Cuando, sigue: boolean): Promise<AtrasoDeOficina> {
  const { hoy } = cuando;
  const conocido = sigue ? miradas.leer(hoy) : undefined;
  if (conocido) return conocido;
  return miradas.guardar(hoy, await ((await sonPocosCobradores()) ? dePocos(hoy) : deMuchos(cuando)));
}
