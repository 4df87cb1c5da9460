import { afterAll, expect, test } from 'vitest';
import { host, newProject } from './support/database.ts';
import { RawClient, frame } from './support/raw-client.ts';

const project = newProject();
const clients: RawClient[] = [];
const newClient = () => {
  const client = new RawClient(host(), project);
  clients.push(client);
  return client;
};
const raw = newClient();
afterAll(() => clients.forEach((client) => client.close()));

const service = '/google.firestore.v1.Firestore';
const commit = `${service}/Commit`;

/** The server is well when it still writes and reads. */
async function expectWell() {
  await raw.commit([raw.update('well/x', { ok: { booleanValue: true } })]);
  const [answer] = await raw.read(['well/x']);
  expect(answer).toHaveProperty('found');
}

test.each<[string, string, Buffer[], number[]]>([
  ['bytes that are no protobuf', commit, [frame(Buffer.from('ffffffffffff', 'hex'))], [3, 13]],
  ['a protobuf cut in the middle of a field', commit, [frame(Buffer.from([0x0a, 0x50, 0x61]))], [3, 13]],
  ['text that is no UTF-8', commit, [frame(Buffer.from([0x0a, 0x02, 0xc3, 0x28]))], [3, 13]],
  ['a frame shorter than it says', commit, [frame(Buffer.from('abc'), 0, 100)], [3, 13]],
  ['half a frame head', commit, [Buffer.from([0, 0, 0])], [3, 13]],
  ['a frame of 1 GiB by its head', commit, [frame(Buffer.from('x'), 0, 1 << 30)], [3, 8, 13]],
  ['a compressed frame without a codec', commit, [frame(Buffer.from('x'), 1)], [3, 12, 13]],
  ['no frame at all', commit, [], [3, 12, 13]],
  ['two frames where one is due', commit, [frame(Buffer.alloc(0)), frame(Buffer.alloc(0))], [3, 12, 13]],
  ['an empty message', commit, [frame(Buffer.alloc(0))], [3]],
  ['a method that does not exist', `${service}/Nothing`, [frame(Buffer.alloc(0))], [12]],
  ['a method named like a JavaScript property', `${service}/constructor`, [frame(Buffer.alloc(0))], [12]],
  ['another service', '/google.storage.v2.Storage/Get', [frame(Buffer.alloc(0))], [12]],
  ['bytes that are no protobuf on a stream', `${service}/Listen`, [frame(Buffer.from('ffffff', 'hex'))], [3]],
  ['half a frame on a stream', `${service}/Write`, [frame(Buffer.from('abc'), 0, 100)], [3]],
  ['an empty listen request', `${service}/Listen`, [frame(Buffer.alloc(0))], [3]],
  ['an empty write request', `${service}/Write`, [frame(Buffer.alloc(0))], [3]],
  ['an empty RunQuery', `${service}/RunQuery`, [frame(Buffer.alloc(0))], [3]],
  ['an empty BatchGetDocuments', `${service}/BatchGetDocuments`, [frame(Buffer.alloc(0))], [3]],
])('%s gets a gRPC status and the server goes on', async (_title, path, chunks, allowed) => {
  const answer = await newClient().send(path, chunks);
  expect(answer.httpStatus).toBe(200);
  expect(allowed).toContain(answer.grpcStatus);
  await expectWell();
});

test('random bytes end with a status in every method', async () => {
  const methods = [
    'GetDocument',
    'ListDocuments',
    'BeginTransaction',
    'Rollback',
    'BatchWrite',
    'ListCollectionIds',
  ];
  let seed = 7;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) & 0xff;
  for (const method of methods) {
    for (let round = 0; round < 10; round++) {
      const body = Buffer.from(Array.from({ length: 1 + round * 3 }, next));
      const answer = await raw.send(`${service}/${method}`, [frame(body)]);
      expect(answer.grpcStatus, `${method} ${body.toString('hex')}`).toBeGreaterThanOrEqual(0);
    }
  }
  await expectWell();
});

test('a client that goes away in the middle of a call harms nobody', async () => {
  for (let i = 0; i < 10; i++) {
    const client = newClient();
    await client.read(['well/x']);
    const gone = client.send(commit, [frame(Buffer.from('abc'), 0, 100)]).catch(() => {});
    client.destroy();
    await gone;
  }
  await expectWell();
});

test('frames split at every byte are put together', async () => {
  const whole = frame(Buffer.from(`\n${String.fromCharCode(raw.database.length)}${raw.database}`));
  const pieces = Array.from(whole, (byte) => Buffer.from([byte]));
  const answer = await raw.send(`${service}/BeginTransaction`, pieces);
  expect(answer.grpcStatus).toBe(0);
});
