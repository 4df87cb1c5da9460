import type { Query, QueryCacheNotifyEvent, QueryClient, QueryPersister } from '@tanstack/react-query';
import { alCerrarSesion } from '../al-cerrar.ts';
import { guardarDelDia, leerDelDia, olvidarDelDia, seCopia } from '../copia/del-dia.ts';
import { edadDeCopia } from '../copia/edad.ts';
import { pedirPermanencia } from '../copia/permanencia.ts';
import { desfaseMs } from '../reloj.ts';
import { esPasajero } from './error-api.ts';

/** An answer that comes within it is shown alone: nothing is drawn twice on a good line. */
const VENTAJA_MS = 300;

/** Whether the copy is wanted: no answer came in time, or none will come because of the line. */
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
  (leer: typeof leerDelDia): QueryPersister =>
  (pedir, contexto, consulta) => {
    const respuesta = Promise.resolve(pedir(contexto));
    const cache = contexto.client.getQueryCache();
    /** Both begin at once: the copy has been read when it is known whether it is wanted. */
    const mostrarSiTarda = async () => {
      const tarda = sinRespuesta(respuesta);
      const leida = await leer(consulta);
      if (leida === null || !(await tarda)) return;
      const { data, fetchStatus } = consulta.state;
      const sigue = fetchStatus === 'fetching' && cache.get(consulta.queryHash) === consulta;
      if (!sigue || data !== undefined) return;
      consulta.setData(leida.datos, { updatedAt: edadDeCopia(leida.en), manual: true });
    };
    if (consulta.state.data === undefined) void mostrarSiTarda();
    return respuesta;
  };

export const conCopia = copiaCon(leerDelDia);

/** The answers of a screen are stored in one turn, after it is drawn. */
const PAUSA_MS = 300;

const noSeGuardo = (): void => undefined;

/** Keeps the day's copy as the cache is: what was answered, and what an own action changed in it. */
export function copiarRespuestas(cliente: QueryClient): void {
  const cambiadas = new Set<Query>();
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const guardar = () => {
    reloj = undefined;
    if (cambiadas.size > 0) pedirPermanencia();
    // A copy that does not fit is an older copy, which says its hour; what must not be lost is not in it.
    for (const consulta of cambiadas) {
      const { data, dataUpdatedAt } = consulta.state;
      void guardarDelDia(consulta, data, dataUpdatedAt + desfaseMs()).catch(noSeGuardo);
    }
    cambiadas.clear();
  };
  const alCambiar = (suceso: QueryCacheNotifyEvent) => {
    if (suceso.type !== 'updated' || !seCopia(suceso.query)) return;
    const { query, action } = suceso;
    if (action.type === 'error' && !esPasajero(action.error)) void olvidarDelDia(query).catch(noSeGuardo);
    if (action.type !== 'success') return;
    cambiadas.add(query);
    reloj ??= setTimeout(guardar, PAUSA_MS);
  };
  cliente.getQueryCache().subscribe(alCambiar);
  alCerrarSesion(() => cambiadas.clear());
}
