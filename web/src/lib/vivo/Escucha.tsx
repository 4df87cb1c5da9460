import { useEffect, useMemo } from 'react';
import { useFirestore, useObservable, type ReactFireGlobals } from 'reactfire';
import { negar, publicar, type Escuchada } from './almacen.ts';
import { NEGADA, observar } from './observar.ts';

const NOMBRE = 'vivo:';

/**
 * reactfire keeps every observable for the life of the page, with its last value, and never lets go
 * of its source. Ours end by themselves (`fin`), are never asked for twice by the same name, and are
 * forgotten here, so that nothing of a person outlives the session.
 */
const olvidar = (nombre: string) =>
  (globalThis as Partial<ReactFireGlobals>)._reactFirePreloadedObservables?.delete(nombre);

/** One open listener: what it hears goes to the store, where everybody finds it. */
export function Escucha({ escuchada }: { escuchada: Escuchada }) {
  const firestore = useFirestore();
  const nombre = `${NOMBRE}${escuchada.id}`;
  const fuente = useMemo(() => observar(firestore, escuchada), [firestore, escuchada]);
  const { data: noticia } = useObservable(nombre, fuente);
  useEffect(() => {
    if (noticia === NEGADA) negar(escuchada);
    else if (noticia) publicar(escuchada, noticia);
  }, [escuchada, noticia]);
  useEffect(() => {
    const alTerminar = () => olvidar(nombre);
    if (escuchada.fin.aborted) alTerminar();
    else escuchada.fin.addEventListener('abort', alTerminar, { once: true });
  }, [escuchada, nombre]);
  return null;
}
