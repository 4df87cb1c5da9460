import type { TotalesDoc } from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { escribirCursor, interpretarCursor } from '../platform/cursor.ts';
import { leer } from './coleccion.ts';
import { type CuandoDeFilas, type Fila, filaDe } from './filas.ts';
import type { PaginaPedida } from './pagina.ts';
import { enOrdenDeId, type IndiceDeFilas, lectorDePartes } from './partes-de-filas.ts';
import { estaAlMinuto, instanteDe, MAXIMO_MOVIDOS, resumen, resumenDeFilas } from './resumen.ts';
import { movidosDesde, sonPocosCobradores } from './sumas-de-oficina.ts';

/** What one look at all collectors begins with. */
type Mirada = {
  readonly indice: IndiceDeFilas;
  /** The few that moved since. */
  readonly movidas: ReadonlyMap<string, TotalesDoc>;
  /** All is as it was then; absent: as it is now. */
  readonly al?: Timestamp;
};

/** The pages of a screen come one after the other: the later ones are of the instant of the first. */
const MIRADA_MS = 30_000;
const miradas = cacheTemporal<Mirada>(MIRADA_MS, 1);

async function mirar(hoy: Fecha): Promise<Mirada | null> {
  if (await sonPocosCobradores()) return null;
  const guardado = await leer(resumen());
  if (!guardado?.filas || guardado.fecha !== hoy) return null;
  const { docs, readTime } = await movidosDesde(guardado, MAXIMO_MOVIDOS + 1);
  const demasiadas = docs.length > MAXIMO_MOVIDOS;
  // Of few that moved they are as of now, however old they are.
  if (demasiadas && !estaAlMinuto(guardado, readTime)) return null;
  const sumas = demasiadas ? [] : docs.map((foto) => foto.data());
  return miradas.guardar(hoy, {
    indice: guardado.filas,
    movidas: new Map(sumas.map((de) => [de.id_cobrador, de])),
    ...(demasiadas && { al: instanteDe(guardado) }),
  });
}

const leerParte = lectorDePartes<Fila>();

/** The rows of one document, with who moved since, whoever is new among them, too. */
function conMovidas(
  filas: readonly Fila[],
  { indice, movidas }: Mirada,
  { numero, cuando }: { readonly numero: number; readonly cuando: CuandoDeFilas },
): Fila[] {
  const [desde = '', hasta] = [numero === 0 ? '' : indice[numero]?.desde, indice[numero + 1]?.desde];
  const suyas = [...movidas.values()].filter(
    ({ id_cobrador: id }) => id >= desde && (hasta === undefined || id < hasta),
  );
  const porId = new Map(filas.map((fila) => [fila.id_cobrador, fila]));
  for (const sumas of suyas)
    porId.set(sumas.id_cobrador, filaDe(sumas, cuando, porId.get(sumas.id_cobrador)?.inactivo === true));
  return enOrdenDeId([...porId.values()]);
}

type PaginaDeFilas = {
  readonly filas: readonly Fila[];
  readonly siguiente: string | null;
  readonly al?: Timestamp | undefined;
};

/** Null: some of it has been written anew since that look. */
async function paginaDe(
  mirada: Mirada,
  { filtros, limite, cursor }: PaginaPedida,
  cuando: CuandoDeFilas,
): Promise<PaginaDeFilas | null> {
  const { indice, al } = mirada;
  const despues = interpretarCursor(cursor, filtros)?.id ?? '';
  const primero = Math.max(
    indice.findLastIndex(({ desde }) => desde <= despues),
    0,
  );
  const filas: Fila[] = [];
  for (const [i, { version }] of indice.slice(primero).entries()) {
    if (filas.length > limite) break;
    const numero = primero + i;
    const leidas = await leerParte(resumenDeFilas(numero), version);
    if (leidas === null) return null;
    const suyas = conMovidas(leidas, mirada, { numero, cuando });
    filas.push(...suyas.filter(({ id_cobrador }) => id_cobrador > despues));
  }
  const ultima = filas.length > limite ? filas[limite - 1] : undefined;
  const siguiente = ultima ? escribirCursor({ orden: '', id: ultima.id_cobrador }, filtros) : null;
  return { filas: filas.slice(0, limite), siguiente, al };
}

/**
 * A page of all collectors in the order of their ids, from the rows that are kept of them, with up to ten that moved
 * since; when more have moved, as they were at the last minute. Null: there are few, none are kept of this day, or those
 * are too old, and whoever asks reads each. Its cursors are those of `leerPagina` by id.
 */
export async function leerPaginaDeFilas(
  pedida: PaginaPedida,
  cuando: CuandoDeFilas,
): Promise<PaginaDeFilas | null> {
  const conocida = pedida.cursor === undefined ? undefined : miradas.leer(cuando.hoy);
  const pagina = conocida && (await paginaDe(conocida, pedida, cuando));
  if (pagina) return pagina;
  const mirada = await mirar(cuando.hoy);
  return mirada && paginaDe(mirada, pedida, cuando);
}
