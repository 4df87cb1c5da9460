// What runs in the browser: each operation by name, with the real web SDK.
import { initializeApp } from 'firebase/app';
import * as F from 'firebase/firestore';
import * as L from 'firebase/firestore/lite';

declare const location: { search: string };
declare const window: Record<string, unknown>;

const asked = new URLSearchParams(location.search);
const [host = '', port] = (asked.get('host') ?? '').split(':');
const mockUserToken = asked.get('token') ?? 'owner';
const app = initializeApp({ apiKey: 'k', appId: '1:1:web:1', projectId: asked.get('project') ?? '' });
F.setLogLevel('error');

function open(): F.Firestore {
  const polling = asked.get('polling') === '1';
  const cache = asked.get('persistent') === '1' ? F.persistentLocalCache() : F.memoryLocalCache();
  const db = F.initializeFirestore(app, { experimentalForceLongPolling: polling, localCache: cache });
  F.connectFirestoreEmulator(db, host, Number(port), { mockUserToken });
  return db;
}
const db = open();

const events: unknown[] = [];
const stops: (() => void)[] = [];
const seen = (s: F.QuerySnapshot) => ({
  ids: s.docs.map((d) => d.id),
  changes: s.docChanges().map((c) => `${c.type} ${c.doc.id}`),
  cached: s.metadata.fromCache,
  pending: s.metadata.hasPendingWrites,
});
const failed = (error: F.FirestoreError) => events.push({ error: error.code });

const operations: Record<string, (...given: never[]) => unknown> = {
  events: () => events.splice(0),
  listen: (path: string, limit?: number) => {
    const query = F.query(F.collection(db, path), F.orderBy('n'), ...(limit ? [F.limit(limit)] : []));
    stops.push(F.onSnapshot(query, { includeMetadataChanges: true }, (s) => events.push(seen(s)), failed));
  },
  listenDocument: (path: string) => {
    stops.push(F.onSnapshot(F.doc(db, path), (s) => events.push({ data: s.data() ?? null }), failed));
  },
  stop: () => stops.splice(0).forEach((stop) => stop()),
  set: (path: string, data: F.DocumentData) => F.setDoc(F.doc(db, path), data),
  serverTime: (path: string) => F.setDoc(F.doc(db, path), { at: F.serverTimestamp() }, { merge: true }),
  get: async (path: string) => (await F.getDoc(F.doc(db, path))).data() ?? null,
  batch: async (path: string) => {
    const batch = F.writeBatch(db);
    batch.set(F.doc(db, `${path}/a`), { n: F.increment(5), list: F.arrayUnion(1, 'ñ') }, { merge: true });
    batch.update(F.doc(db, `${path}/a`), { 'x.y': 1 }).delete(F.doc(db, `${path}/none`));
    await batch.commit();
  },
  transaction: (path: string) =>
    F.runTransaction(db, async (tx) => {
      const n = ((await tx.get(F.doc(db, path))).get('n') as number | undefined) ?? 0;
      tx.set(F.doc(db, path), { n: n + 1 });
      return n + 1;
    }),
  count: async (path: string) => (await F.getCountFromServer(F.collection(db, path))).data().count,
  sum: async (path: string) =>
    (await F.getAggregateFromServer(F.collection(db, path), { s: F.sum('n') })).data().s,
  lite: async (path: string) => {
    const lite = L.getFirestore(app);
    L.connectFirestoreEmulator(lite, host, Number(port), { mockUserToken });
    await L.setDoc(L.doc(lite, path), { n: 1, text: 'ñ🐦' });
    const { docs } = await L.getDocs(L.collection(lite, path.split('/', 1)[0] ?? ''));
    return [(await L.getDoc(L.doc(lite, path))).data(), docs.length];
  },
  offline: () => F.disableNetwork(db),
  online: () => F.enableNetwork(db),
};

/** Runs an operation; an error is told by its code. */
window['run'] = async (name: string, given: never[]): Promise<unknown> => {
  try {
    return (await operations[name]?.(...given)) ?? null;
  } catch (error) {
    return { error: (error as F.FirestoreError).code };
  }
};
