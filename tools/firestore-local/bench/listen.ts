// How long a change takes to reach its listeners, and how often the query is looked at for it however many they are:
// node tools/firestore-local/bench/listen.ts
import { Firestore, type DocumentSnapshot } from '@google-cloud/firestore';
import { startFirestoreLocal } from '../src/index.ts';

process.env['METADATA_SERVER_DETECTION'] = 'none';
const CHANGES = 100;

const server = await startFirestoreLocal({ data: ':memory:' });
const host = `127.0.0.1:${server.port}`;
const newClient = () => new Firestore({ projectId: 'demo-bench', host, ssl: false });
const writer = newClient();
const document = writer.doc('c/x');

const quantile = (sorted: readonly number[], q: number) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0;

type Reading = { readonly clients: number; readonly evaluations: number };

const reading = async (): Promise<Reading> =>
  (await (await fetch(`http://${host}/_local/listeners`)).json()) as Reading;

/**
 * Milliseconds from the start of a write until the last of so many listeners has it, sorted; open streams, and
 * evaluations of the query per write.
 */
async function measure(listeners: number) {
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
  const before = await reading();
  const times: number[] = [];
  for (let i = 1; i <= CHANGES; i++) {
    const start = performance.now();
    await write(i);
    times.push(performance.now() - start);
  }
  const evaluations = ((await reading()).evaluations - before.evaluations) / CHANGES;
  stops.forEach((stop) => stop());
  await client.terminate();
  return { times: times.sort((a, b) => a - b), streams: before.clients, evaluations };
}

for (const listeners of [1, 10, 100, 500]) {
  const { times, streams, evaluations } = await measure(listeners);
  const [median, p95] = [0.5, 0.95].map((q) => quantile(times, q).toFixed(1));
  console.log(
    `${listeners} listeners on ${streams} streams: change to last listener, median ${median} ms, p95 ${p95} ms, ` +
      `${evaluations} evaluations per change`,
  );
}
await writer.terminate();
await server.close();
