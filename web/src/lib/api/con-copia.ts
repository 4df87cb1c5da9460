import type { Query, QueryCacheNotifyEvent, QueryClient, QueryPersister } from '@tanstack/react-query';
import { alCerrarSesion } from '../al-cerrar.ts';
import { duenioDeCopia, edadDeCopia } from '../copia/duenio.ts';
import type { Leida } from '../copia/guardada.ts';
import { conPlazo } from '../plazo.ts';
import { desfaseMs } from '../reloj.ts';
import { esPasajero } from './error-api.ts';

/** When the latest try of a read began, by this device's clock. */
const empezadas = new WeakMap<Query, number>();
const pedidas = new WeakMap<object, number>();

/**
 * When this cached answer was asked for, by this device's clock: it may lack what was booked after that, though it came
 * later. 0 while there is none.
 */
export const pedidaEn = (datos: object | undefined): number => (datos && pedidas.get(datos)) ?? 0;

/** Notes it for each answer that comes into the cache; one that was put there by hand says its age itself. */
export function fecharRespuestas(cliente: QueryClient): void {
  cliente.getQueryCache().subscribe((suceso) => {
    if (suceso.type !== 'updated' || suceso.action.type !== 'success') return;
    const { query, action } = suceso;
    const { data, dataUpdatedAt } = query.state as { data: unknown; dataUpdatedAt: number };
    if (typeof data !== 'object' || data === null) return;
    pedidas.set(data, action.manual ? dataUpdatedAt : (empezadas.get(query) ?? dataUpdatedAt));
  });
}

/** The copy's code comes after the first answer, or instead of it. */
const copia = () => import('../copia/del-dia.ts');

/** An answer that comes within it is shown alone: nothing is drawn twice on a good line. */
const VENTAJA_MS = 300;

/** Resolves to true when the copy is wanted: no answer came in time, or none will come because of the line. */
const sinRespuesta = (respuesta: Promise<unknown>): Promise<boolean> =>
  new Promise((resolver) => {
    const reloj = setTimeout(() => resolver(true), VENTAJA_MS);
    const decidir = (quiere: boolean) => {
      clearTimeout(reloj);
      resolver(quiere);
    };
    respuesta.then(
      () => decidir(false),
      (error: unknown) => decidir(esPasajero(error)),
    );
  });

/** Every read asks the server; a first one that gets no answer at once shows the day's copy meanwhile. */
export const copiaCon =
  (leer: (consulta: Query) => Promise<Leida | null>): QueryPersister =>
  (pedir, contexto, consulta) => {
    empezadas.set(consulta, Date.now());
    const respuesta = Promise.resolve(pedir(contexto));
    const cache = contexto.client.getQueryCache();
    const mostrarSiTarda = async () => {
      const leida = (await sinRespuesta(respuesta)) ? await leer(consulta) : null;
      if (leida === null) return;
      const { data, fetchStatus } = consulta.state;
      const sigue = fetchStatus === 'fetching' && cache.get(consulta.queryHash) === consulta;
      if (!sigue || data !== undefined) return;
      consulta.setData(leida.datos, { updatedAt: edadDeCopia(leida.en), manual: true });
    };
    if (consulta.state.data === undefined) void mostrarSiTarda();
    return respuesta;
  };

/** The check of this person that has to be over before a copy is drawn. */
let antesDeMostrar: (uid: string) => Promise<unknown> = async () => undefined;
export const antesDeLaCopia = (hacer: typeof antesDeMostrar): void => void (antesDeMostrar = hacer);

/** A storage that hangs keeps nobody from the copy. */
const PLAZO_ANTES_MS = 2_000;

export const conCopia = copiaCon(async (consulta) => {
  const uid = duenioDeCopia();
  if (uid === null) return null;
  const traida = await copia().catch(() => null);
  const leida = (await traida?.leerDelDia(consulta)) ?? null;
  if (leida) await conPlazo(() => antesDeMostrar(uid), { ms: PLAZO_ANTES_MS }).catch(() => undefined);
  return leida;
});

/** The answers of a screen are stored in one turn, after it is drawn. */
const PAUSA_MS = 300;

/**
 * Keeps the day's copy as the cache is. A copy that does not fit is an older copy, which says its hour; what must not be
 * lost is not in it.
 */
export function copiarRespuestas(cliente: QueryClient): void {
  const cambiadas = new Set<Query>();
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const guardar = async () => {
    reloj = undefined;
    const { guardarDelDia, olvidarDelDia } = await copia();
    const cuales = [...cambiadas];
    cambiadas.clear();
    const hacer = cuales.map((consulta) => {
      const { data, dataUpdatedAt, error } = consulta.state;
      return error && !esPasajero(error)
        ? olvidarDelDia(consulta)
        : guardarDelDia(consulta, data, (pedidaEn(data as object) || dataUpdatedAt) + desfaseMs());
    });
    await Promise.all(hacer);
  };
  const alCambiar = (suceso: QueryCacheNotifyEvent) => {
    if (suceso.type !== 'updated' || duenioDeCopia() === null) return;
    const { query, action } = suceso;
    const negada = action.type === 'error' && !esPasajero(action.error);
    if (action.type !== 'success' && !negada) return;
    cambiadas.add(query);
    reloj ??= setTimeout(() => void guardar().catch(() => undefined), PAUSA_MS);
  };
  cliente.getQueryCache().subscribe(alCambiar);
  alCerrarSesion(() => cambiadas.clear());
}
