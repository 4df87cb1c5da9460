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

/** Listens to everything that the screen needs. The only access to Firestore; it loads late. */
export function Antena() {
  const [firestore] = useState(firestoreDeLaSesion);
  const abiertas = useSyncExternalStore(suscribirAbiertas, leerAbiertas);
  return (
    <FirebaseAppProvider firebaseApp={firestore.app}>
      <FirestoreProvider sdk={firestore}>
        {abiertas.map((escuchada) => (
          <Escucha key={escuchada.id} escuchada={escuchada} />
        ))}
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}
