import { type CuentaDe, leerCuentasDe } from '../data/usuarios.ts';
import { cacheTemporal } from '../platform/cache-temporal.ts';

const MS_RECORDADO = 60_000;
const recordados = cacheTemporal<CuentaDe>(MS_RECORDADO, 1000);

/** These users as of at most a minute ago, by id: the pages of a file ask for the same ones. */
export async function leerQuienes(ids: Iterable<string>): Promise<ReadonlyMap<string, CuentaDe>> {
  const quienes = new Map<string, CuentaDe>();
  const faltan: string[] = [];
  for (const id of new Set(ids)) {
    const quien = recordados.leer(id);
    if (quien === undefined) faltan.push(id);
    else quienes.set(id, quien);
  }
  for (const [id, quien] of await leerCuentasDe(faltan)) quienes.set(id, recordados.guardar(id, quien));
  return quienes;
}

/** The users' names alone. */
export const leerNombres = async (ids: Iterable<string>): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await leerQuienes(ids))].map(([id, { nombre }]) => [id, nombre]));

/** The manager who changed an account sees it at once. */
export const olvidarNombre = (id: string): void => recordados.olvidar(id);
