// How long a change takes to reach its listeners: node tools/firestore-local/bench/listen.ts
import { Firestore, type DocumentSnapshot } from '@google-cloud/firestore';
import { iniciarFirestoreLocal } from '../src/index.ts';

process.env['METADATA_SERVER_DETECTION'] = 'none';
const CHANGES = 100;

const server = await iniciarFirestoreLocal({ datos: ':memory:' });
const host = `127.0.0.1:${server.puerto}`;
const newClient = () => new Firestore({ projectId: 'demo-bench', host, ssl: false });
const writer = newClient();
const document = writer.doc('c/x');

const quantile = (sorted: readonly number[], q: number) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0;

/** Milliseconds from the start of a write until the last of so many listeners has it. */
async function measure(listeners: number): Promise<number[]> {
  const client = newClient();
  let waiting = 0;
  let arrived = Promise.withResolvers<void>();
  let version = -1;
  const onNext = (snapshot: DocumentSnapshot) => {
    if (snapshot.get('version') !== version) return;
    waiting -= 1;
    if (waiting === 0) arrived.resolve();
  };
  const write = async (next: number) => {
    [version, waiting, arrived] = [next, listeners, Promise.withResolvers<void>()];
    await document.set({ version: next });
    await arrived.promise;
  };
  [version, waiting] = [0, listeners];
  await document.set({ version: 0 });
  const query = client.collection('c').where('version', '>=', 0);
  const stops = Array.from({ length: listeners }, () => query.onSnapshot((all) => all.docs.forEach(onNext)));
  await arrived.promise;
  const times: number[] = [];
  for (let i = 1; i <= CHANGES; i++) {
    const start = performance.now();
    await write(i);
    times.push(performance.now() - start);
  }
  stops.forEach((stop) => stop());
  await client.terminate();
  return times.sort((a, b) => a - b);
}

for (const listeners of [1, 10, 100]) {
  const times = await measure(listeners);
  const [median, p95] = [0.5, 0.95].map((q) => quantile(times, q).toFixed(1));
  console.log(`${listeners} listeners: change to last listener, median ${median} ms, p95 ${p95} ms`);
}
await writer.terminate();
await server.cerrar();
