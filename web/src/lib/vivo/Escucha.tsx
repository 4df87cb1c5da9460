import { useEffect, useMemo } from 'react';
import { useFirestore, useObservable } from 'reactfire';
import { negar, publicar, type Escuchada } from './almacen.ts';
import { NEGADA, observar } from './observar.ts';

/**
 * One open listener: what it hears goes to the store, where everybody finds it. reactfire keeps every observable
 * and its last value for the life of the page: an id is never used twice, and the last value is empty (`observar`).
 */
export function Escucha({ escuchada }: { escuchada: Escuchada }) {
  const firestore = useFirestore();
  const fuente = useMemo(() => observar(firestore, escuchada), [firestore, escuchada]);
  const { data: noticia } = useObservable(`vivo:${escuchada.id}`, fuente);
  useEffect(() => {
    if (noticia === NEGADA) negar(escuchada);
    else if (noticia) publicar(escuchada, noticia);
  }, [escuchada, noticia]);
  return null;
}
