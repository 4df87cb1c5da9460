import type { Llamada, Respuesta } from '@leal/contract';
import {
  type Query,
  queryOptions,
  useQuery,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { clienteConsultas } from './cliente-consultas.ts';
import type { ErrorApi } from './error-api.ts';
import { llamarCon } from './llamar.ts';
import type { Argumentos, Datos, OpcionesCrudas } from './opciones.ts';

/** Every cached answer of a call, whatever its parameters. */
export const prefijoDe = (llamada: Llamada): QueryKey => [llamada.metodo, llamada.ruta];

/** The key of one answer: call, parameters, query. Keys are made only here. */
export function claveDe<L extends Llamada>(llamada: L, ...[datos]: Argumentos<Datos<L>>): QueryKey {
  const { parametros = {}, consulta = {} }: OpcionesCrudas = datos ?? {};
  return [...prefijoDe(llamada), parametros, consulta];
}

/** Query options of a GET, for `useQuery`, `prefetchQuery`, `setQueryData`. */
export const consultaDe = <L extends Llamada>(llamada: L, ...args: Argumentos<Datos<L>>) =>
  queryOptions<Respuesta<L>, ErrorApi>({
    queryKey: claveDe(llamada, ...args),
    queryFn: ({ signal }) => llamarCon(llamada, { ...args[0], signal }),
  });

type Ajustes = { enabled?: boolean; staleTime?: number; refetchOnWindowFocus?: boolean };

/** Read a GET of the contract and keep it cached. */
export const useLlamada = <L extends Llamada>(
  llamada: L,
  datos: Datos<L>,
  ajustes: Ajustes = {},
): UseQueryResult<Respuesta<L>, ErrorApi> =>
  useQuery({ ...consultaDe(llamada, ...([datos] as Argumentos<Datos<L>>)), ...ajustes });

/** Queries whose first answer was on its way when something changed: the library takes it, though it may be of before. */
const porReleer = new WeakSet<Query>();

const enCaminoPorPrimeraVez = (consulta: Query): boolean =>
  consulta.isActive() && consulta.state.data === undefined && consulta.state.fetchStatus === 'fetching';

/** A first answer is let come, or on a slow line with much news nothing ever would; then it is asked for once more. */
async function invalidarUna(llamada: Llamada): Promise<void> {
  const queryKey = prefijoDe(llamada);
  const primeras = clienteConsultas.getQueryCache().findAll({
    queryKey,
    predicate: (consulta) => enCaminoPorPrimeraVez(consulta) && !porReleer.has(consulta),
  });
  for (const consulta of primeras) porReleer.add(consulta);
  await clienteConsultas.invalidateQueries({ queryKey });
  if (primeras.length === 0) return;
  for (const consulta of primeras) porReleer.delete(consulta);
  await clienteConsultas.invalidateQueries({
    queryKey,
    predicate: (consulta) => primeras.includes(consulta),
  });
}

/** The answers of these calls are out of date, also those on their way; what is on screen is fetched again. */
export async function invalidar(...llamadas: readonly Llamada[]): Promise<void> {
  await Promise.all(llamadas.map(invalidarUna));
}

/** All answers are out of date; each is read again when a screen with it opens. */
export const caducarTodo = (): Promise<void> => clienteConsultas.invalidateQueries({ refetchType: 'none' });
