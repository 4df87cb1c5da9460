import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreError,
  type QuerySnapshot,
  type Unsubscribe,
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import type { Escuchada } from './almacen.ts';
import type { Consulta, Foto } from './fuente.ts';

/** The rules refuse it to this person in this role. */
export const NEGADA = 'negada';
/** Null: it has ended; code that keeps the last value then keeps nothing of this person. */
export type Noticia = Foto | typeof NEGADA | null;

type Visto = Omit<Foto, 'toma'>;
type Oidos = {
  readonly alVer: (visto: Visto) => void;
  /** The line is lost: what comes now may differ from what the server has. */
  readonly alPerder: () => void;
  readonly alFallar: (error: FirestoreError) => void;
};

/** Metadata changes too: only they tell whether a value from the cache is what the server has. */
const CON_ORIGEN = { includeMetadataChanges: true };

const documentoDe = (d: DocumentSnapshot) => ({ id: d.id, datos: d.data() ?? {} });

function escucharUno(
  db: Firestore,
  camino: [string, string],
  { alVer, alPerder, alFallar }: Oidos,
): Unsubscribe {
  const alRecibir = (foto: DocumentSnapshot) => {
    if (foto.metadata.fromCache) return alPerder();
    alVer({ documentos: foto.exists() ? [documentoDe(foto)] : [], modificaciones: 0 });
  };
  return onSnapshot(doc(db, ...camino), CON_ORIGEN, alRecibir, alFallar);
}

function escucharVarios(
  db: Firestore,
  consulta: Consulta,
  { alVer, alPerder, alFallar }: Oidos,
): Unsubscribe {
  const { coleccion, igual = {}, orden, alReves = false, limite } = consulta;
  const pedida = query(
    collection(db, coleccion),
    ...Object.entries(igual).map(([campo, valor]) => where(campo, '==', valor)),
    ...(orden ? [orderBy(orden, alReves ? 'desc' : 'asc')] : []),
    ...(limite ? [limit(limite)] : []),
  );
  let modificaciones = 0;
  const alRecibir = (pagina: QuerySnapshot) => {
    modificaciones += pagina.docChanges().filter(({ type }) => type === 'modified').length;
    if (pagina.metadata.fromCache) return alPerder();
    alVer({ documentos: pagina.docs.map(documentoDe), modificaciones });
  };
  return onSnapshot(pedida, CON_ORIGEN, alRecibir, alFallar);
}

const escuchar = (db: Firestore, consulta: Consulta, oidos: Oidos): Unsubscribe =>
  consulta.id === undefined
    ? escucharVarios(db, consulta, oidos)
    : escucharUno(db, [consulta.coleccion, consulta.id], oidos);

const PRIMERA_ESPERA_MS = 30_000;
const ULTIMA_ESPERA_MS = 15 * 60_000;

/**
 * The server's documents, now and whenever they change, until `fin`. When the line is down, the SDK connects again by
 * itself; when the browser says that the line is back, the listener is opened again; a listener that the server ended
 * is opened again after longer and longer pauses; one that the rules refuse has ended.
 */
export const observar = (db: Firestore, { fuente, fin }: Escuchada): Observable<Noticia> =>
  new Observable<Noticia>((oyente) => {
    if (fin.aborted) return oyente.complete();
    let soltar: Unsubscribe = () => undefined;
    let reloj: ReturnType<typeof setTimeout> | undefined;
    let espera = PRIMERA_ESPERA_MS;
    let toma = 0;
    let enPie = false;
    const alVer = (visto: Visto) => {
      espera = PRIMERA_ESPERA_MS;
      if (!enPie) toma += 1;
      enPie = true;
      oyente.next({ ...visto, toma });
    };
    const alPerder = () => {
      enPie = false;
    };
    const alFallar = ({ code }: FirestoreError) => {
      if (code === 'permission-denied') {
        oyente.next(NEGADA);
        return oyente.complete();
      }
      alPerder();
      reloj = setTimeout(abrir, espera);
      espera = Math.min(espera * 2, ULTIMA_ESPERA_MS);
    };
    const abrir = () => {
      soltar = escuchar(db, fuente.consulta, { alVer, alPerder, alFallar });
    };
    const cerrar = () => {
      clearTimeout(reloj);
      alPerder();
      soltar();
    };
    // The SDK hides a short gap; what this listener does not carry may have changed in it all the same.
    const reabrir = () => {
      cerrar();
      abrir();
    };
    const terminar = () => {
      oyente.next(null);
      oyente.complete();
    };
    fin.addEventListener('abort', terminar, { once: true });
    addEventListener('online', reabrir);
    abrir();
    return () => {
      fin.removeEventListener('abort', terminar);
      removeEventListener('online', reabrir);
      cerrar();
    };
  });
