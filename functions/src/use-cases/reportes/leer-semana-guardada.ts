import type { SemanaGuardadaDoc } from '@leal/contract/documentos';
import type { Fecha, SemanaComparable } from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { leer } from '../../data/coleccion.ts';
import type { FilaDeSemana } from '../../data/filas.ts';
import { type IndiceDeFilas, lectorDePartes } from '../../data/partes-de-filas.ts';
import { reportesMovidos } from '../../data/reportes-semana.ts';
import { desdeCuando, filasDeSemana, instanteDe, semanaGuardada } from '../../data/resumen.ts';
import { cacheTemporal } from '../../platform/cache-temporal.ts';
import { figurasVigentes, semanasPasadas } from './leer-semana.ts';

/** What one look at a week of all collectors begins with. */
type Mirada = {
  readonly indice: IndiceDeFilas;
  /** The few whose week has been corrected since. */
  readonly corregidas: ReadonlyMap<string, SemanaComparable>;
  /** All is as it was then; absent: as it is now. */
  readonly al?: Timestamp;
};

/** The most that are put right: one that is not compiled again yet is seven days. */
const MAXIMO_CORREGIDAS = 5;
const MAXIMO_POR_DIAS = 1;

/** The clock looks every hour; where nobody has looked for longer each is read. */
const CADUCA_MS = 2 * 60 * 60_000;
const vale = (guardada: SemanaGuardadaDoc, ahora: Timestamp): boolean =>
  ahora.toMillis() - instanteDe(guardada).toMillis() <= CADUCA_MS;

/** The pages of a screen come one after the other: the later ones are of the instant of the first. */
const MIRADA_MS = 30_000;
const MAXIMO_MIRADAS = 10;
const miradas = cacheTemporal<Mirada>(MIRADA_MS, MAXIMO_MIRADAS);

async function mirar(lunes: Fecha, hoy: Fecha): Promise<Mirada | null> {
  const guardada = await leer(semanaGuardada(lunes));
  if (!guardada) return null;
  const { filas: indice } = guardada;
  const movidos = reportesMovidos(lunes, desdeCuando(guardada)).limit(MAXIMO_CORREGIDAS + 1);
  const { docs, readTime } = await movidos.get();
  const ellos = docs.map((foto) => foto.data()).map((reporte) => ({ ...reporte, reporte }));
  const porDias = ellos.filter(({ reporte }) => figurasVigentes(reporte) === null);
  if (ellos.length > MAXIMO_CORREGIDAS || porDias.length > MAXIMO_POR_DIAS) {
    if (!vale(guardada, readTime)) return null;
    return miradas.guardar(lunes, { indice, corregidas: new Map(), al: instanteDe(guardada) });
  }
  const semanas = await semanasPasadas(ellos, lunes, hoy);
  const corregidas = new Map(
    ellos.flatMap(({ id_cobrador }, i) => (semanas[i] ? [[id_cobrador, semanas[i]] as const] : [])),
  );
  return miradas.guardar(lunes, { indice, corregidas });
}

const leerParte = lectorDePartes<FilaDeSemana>();

type Pedida = {
  readonly lunes: Fecha;
  readonly hoy: Fecha;
  /** Those of a page, in the order of their ids. */
  readonly ids: readonly string[];
  /** It is not the first page of a look. */
  readonly sigue: boolean;
};

export type SemanaDeEllos = {
  /** Whoever is not in it did nothing. */
  readonly de: ReadonlyMap<string, SemanaComparable>;
  readonly al?: Timestamp | undefined;
};

/** Null: some of it has been written anew since that look. */
async function semanaDe(
  { indice, corregidas, al }: Mirada,
  { lunes, ids }: Pedida,
): Promise<SemanaDeEllos | null> {
  const [primero = '', ultimo = ''] = [ids[0], ids.at(-1)];
  const de = new Map<string, SemanaComparable>();
  for (const [numero, { desde, version }] of indice.entries()) {
    const siguiente = indice[numero + 1]?.desde;
    if (desde > ultimo || (siguiente !== undefined && siguiente <= primero)) continue;
    // oxlint-disable-next-line no-await-in-loop -- two of them at most
    const filas = await leerParte(filasDeSemana(lunes, numero), version);
    if (filas === null) return null;
    for (const { id_cobrador, semana } of filas) de.set(id_cobrador, semana);
  }
  for (const [id, semana] of corregidas) de.set(id, semana);
  return { de, al };
}

/**
 * A week that is over, of these collectors, from what the clock keeps of all of them, with the few that were corrected since; when
 * those are more, as it was when the clock last looked. Null: none is kept, and whoever asks reads each.
 */
export async function leerSemanaGuardada(pedida: Pedida): Promise<SemanaDeEllos | null> {
  const conocida = pedida.sigue ? miradas.leer(pedida.lunes) : undefined;
  const semana = conocida && (await semanaDe(conocida, pedida));
  if (semana) return semana;
  const mirada = await mirar(pedida.lunes, pedida.hoy);
  return mirada && semanaDe(mirada, pedida);
}
