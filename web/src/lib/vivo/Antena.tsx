import { useState, useSyncExternalStore } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firestoreDeLaSesion } from './abrir-firestore.ts';
import { leerAbiertas, suscribirAbiertas } from './almacen.ts';
import { Escucha } from './Escucha.tsx';

/** Listens to whatever somebody on screen needs. The only door to Firestore; it loads late. */
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
