import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore, useObservable } from 'reactfire';
import { firestoreDeLaSesion } from './abrir-firestore.ts';
import { type Escuchada, leerAbiertas, negar, publicar, suscribirAbiertas } from './almacen.ts';
import { NEGADA, observar } from './observar.ts';

/**
 * One open listener: what it receives goes to the store, for everybody. reactfire keeps every observable and its last
 * value for the life of the page, so an id is never used twice, and the last value is empty (`observar`).
 */
function Escucha({ escuchada }: { escuchada: Escuchada }) {
  const firestore = useFirestore();
  const fuente = useMemo(() => observar(firestore, escuchada), [firestore, escuchada]);
  const { data: noticia } = useObservable(`vivo:${escuchada.id}`, fuente);
  useEffect(() => {
    if (noticia === NEGADA) negar(escuchada);
    else if (noticia) publicar(escuchada, noticia);
  }, [escuchada, noticia]);
  return null;
}

/** The number, of `total`, that are open: one more with each turn, so that a slow phone hears its person in between. */
function useDeUnoEnUno(total: number): number {
  const [cuantas, setCuantas] = useState(0);
  useEffect(() => {
    if (cuantas >= total) return undefined;
    const reloj = setTimeout(() => setCuantas(cuantas + 1));
    return () => clearTimeout(reloj);
  }, [cuantas, total]);
  return cuantas;
}

function Escuchas() {
  const [firestore] = useState(firestoreDeLaSesion);
  const abiertas = useSyncExternalStore(suscribirAbiertas, leerAbiertas);
  const cuantas = useDeUnoEnUno(abiertas.length);
  return (
    <FirebaseAppProvider firebaseApp={firestore.app}>
      <FirestoreProvider sdk={firestore}>
        {abiertas.slice(0, cuantas).map((escuchada) => (
          <Escucha key={escuchada.id} escuchada={escuchada} />
        ))}
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

/** Listens to everything that the screen needs. The only access to Firestore; it loads late, and starts in a turn of its own. */
export function Antena() {
  return useDeUnoEnUno(1) === 1 && <Escuchas />;
}
