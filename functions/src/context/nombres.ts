import { leerNombresDe } from '../data/usuarios.ts';
import { cacheTemporal } from '../platform/cache-temporal.ts';

const MS_RECORDADO = 60_000;
const recordados = cacheTemporal<string>(MS_RECORDADO, 1000);

/** The names of these users as of at most a minute ago, by id: the pages of a file ask for the same ones. */
export async function leerNombres(ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const nombres = new Map<string, string>();
  const faltan: string[] = [];
  for (const id of new Set(ids)) {
    const nombre = recordados.leer(id);
    if (nombre === undefined) faltan.push(id);
    else nombres.set(id, nombre);
  }
  for (const [id, nombre] of await leerNombresDe(faltan)) nombres.set(id, recordados.guardar(id, nombre));
  return nombres;
}
