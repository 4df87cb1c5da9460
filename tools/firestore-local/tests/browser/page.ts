// The code that runs in the browser: each operation by name, with the real web SDK.
import { initializeApp } from 'firebase/app';
import * as F from 'firebase/firestore';
import * as L from 'firebase/firestore/lite';

declare const location: { search: string };
declare class XMLHttpRequest {
  responseText: string;
  open(method: string, url: string): void;
  send(): void;
  addEventListener(event: 'loadend', listener: () => void): void;
}
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

/** Whether the handshake of a Write stream is heard while its line goes on: by then a lot else has been answered. */
async function hearsShortAnswers(): Promise<boolean> {
  const database = `projects/${asked.get('project') ?? ''}/databases/(default)`;
  const channel = `http://${host}:${port}/google.firestore.v1.Firestore/Write/channel?VER=8`;
  const headers = `Authorization:Bearer ${mockUserToken}\r\n`;
  const body = new URLSearchParams({ count: '1', headers, req0___data__: JSON.stringify({ database }) });
  const hello = await (await fetch(`${channel}&RID=1`, { method: 'POST', body })).text();
  const sid = /"c","([^"]+)"/.exec(hello)?.[1] ?? '';
  const line = new XMLHttpRequest();
  line.open('GET', `${channel}&RID=rpc&SID=${sid}&AID=0&CI=0&TYPE=xmlhttp`);
  const ended = new Promise<void>((resolve) => line.addEventListener('loadend', resolve));
  line.send();
  for (let i = 0; i < 50 && line.responseText === ''; i++)
    await fetch(`http://${host}:${port}/v1/${database}/documents/none/${i}`);
  const heard = line.responseText !== '';
  await fetch(`${channel}&RID=2&SID=${sid}&TYPE=terminate`, { method: 'POST' });
  await ended;
  return heard;
}

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
  hearsShortAnswers,
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
