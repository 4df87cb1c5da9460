// Measures how long a change takes to reach a listening browser: node tools/firestore-local/bench/browser.ts
import { Firestore } from '@google-cloud/firestore';
import { Browsers } from '../tests/support/browser-page.ts';
import { startFirestoreLocal } from '../src/index.ts';

process.env['METADATA_SERVER_DETECTION'] = 'none';
const CHANGES = 50;

const server = await startFirestoreLocal({ data: ':memory:' });
const [host, project] = [`127.0.0.1:${server.port}`, 'demo-bench'];
const admin = new Firestore({ projectId: project, host, ssl: false });
const browsers = await Browsers.open();

for (const [title, options] of [
  ['streaming', {}],
  ['long polling', { polling: '1' }],
] as const) {
  const page = await browsers.page({ host, project, ...options });
  await page.run('listenDocument', 'c/x');
  const times: number[] = [];
  for (let n = 1; n <= CHANGES; n++) {
    const start = performance.now();
    await admin.doc('c/x').set({ n, title });
    await page.until(
      ({ data }: { data: { n: number; title: string } | null }) => data?.n === n && data.title === title,
    );
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const [median, p95] = [0.5, 0.95].map((q) => times[Math.floor((CHANGES - 1) * q)]?.toFixed(1));
  console.log(`a browser, ${title}: change to listener, median ${median} ms, p95 ${p95} ms`);
  await page.close();
}
await browsers.close();
await admin.terminate();
await server.close();
