import { once } from 'node:events';
import { connect } from 'node:http2';
import { expect, test } from 'vitest';
import { host, newDatabase, newProject } from './support/database.ts';
import { type Arrays, ChannelClient } from './support/channel-client.ts';
import { describeLocal, ownServer } from './support/local-server.ts';
import { frame, requestType } from './support/raw-client.ts';

const project = newProject();
const listenType = requestType('Listen');
const newChannel = (method: 'Listen' | 'Write', at = host()) => new ChannelClient(at, method, project);

const target = (client: ChannelClient, path: string, targetId = 2) => ({
  addTarget: { documents: { documents: [client.name(path)] }, targetId },
});
const kinds = (arrays: Arrays) =>
  arrays.map(([, [message]]) => {
    const { targetChange, ...other } = message as { targetChange?: { targetChangeType: string } };
    return targetChange?.targetChangeType ?? Object.keys(other)[0];
  });
const whole = ['ADD', 'documentDelete', 'CURRENT', 'NO_CHANGE'];
const said = (text: string) => (arrays: Arrays) => JSON.stringify(arrays).includes(text);

/** A channel that listens to one document. */
async function listening(path: string, at = host()): Promise<ChannelClient> {
  const client = newChannel('Listen', at);
  await client.open([target(client, path)]);
  return client;
}

async function write(path: string, text: string): Promise<void> {
  const client = newChannel('Write');
  await client.open([{}]);
  const update = { name: client.name(path), fields: { text: { stringValue: text } } };
  await client.send([{ streamToken: 'AAAA', writes: [{ update }] }]);
  const line = client.line(0);
  await line.until(said('commitTime'));
  line.cut();
  await client.terminate();
}

describeLocal('WebChannel by hand', 'its ids, errors and timing are its own', () => {
  test('a line brings what is there and then every change, counted in UTF-16 units', async () => {
    const client = await listening('a/one');
    const line = client.line(0);
    expect(kinds(await line.until(said('NO_CHANGE')))).toStrictEqual(whole);
    await write('a/one', 'ñandú 🐦 漢字');
    const arrays = await line.until(said('漢字'));
    await write('a/one', 'después');
    const all = await line.until(said('después'));
    expect(all.slice(0, arrays.length)).toStrictEqual(arrays);
    expect(all.map(([id]) => id)).toStrictEqual(all.map((_, i) => i + 1));
    expect((await client.terminate()).status).toBe(200);
    await line.end();
  });

  test('what was not acknowledged comes again on the next line, and nothing else', async () => {
    const client = await listening('a/lost');
    const first = client.line(0);
    const seen = await first.until(said('NO_CHANGE'));
    first.cut();
    const again = client.line(0);
    expect(await again.until(said('NO_CHANGE'))).toStrictEqual(seen);
    const rest = client.line(3);
    expect((await rest.until(said('NO_CHANGE'))).map(([id]) => id)).toStrictEqual([4]);
    await again.end();
    await write('a/lost', 'between');
    const last = await rest.until(said('between'));
    expect(last.map(([id]) => id)[0]).toBe(4);
    await client.terminate();
  });

  test('long polling: every answer ends, and waits when there is nothing to say', async () => {
    const client = await listening('a/poll');
    const first = await client.poll(0);
    expect(kinds(first)).toStrictEqual(whole);
    const waiting = client.poll(first.at(-1)?.[0] ?? 0);
    await write('a/poll', 'late');
    expect(JSON.stringify(await waiting)).toContain('late');
    await client.terminate();
  });

  test('a POST that is sent twice counts once', async () => {
    const client = newChannel('Write');
    await client.open([{}]);
    const name = client.name('a/twice');
    const increment = { fieldPath: 'n', increment: { integerValue: '1' } };
    const message = {
      streamToken: 'AA==',
      writes: [{ update: { name }, updateMask: {}, updateTransforms: [increment] }],
    };
    await client.send([message]);
    await client.send([message], 1);
    const line = client.line(0);
    await line.until(said('commitTime'));
    const db = newDatabase({ projectId: project });
    expect((await db.doc('a/twice').get()).get('n')).toBe(1);
    await db.terminate();
    line.cut();
    await client.terminate();
  });

  test('targets come and go on one channel; a POST says whether a line is open', async () => {
    const client = await listening('a/x');
    expect((await client.send([target(client, 'a/y', 4)]))[0]).toBe(0);
    const line = client.line(0);
    await line.until((arrays) => kinds(arrays).filter((k) => k === 'CURRENT').length === 2);
    expect((await client.send([{ removeTarget: 2 }]))[0]).toBe(1);
    await line.until((arrays) => kinds(arrays).includes('REMOVE'));
    await client.terminate();
  });

  test('a resume token is answered by RESET and everything again', async () => {
    const client = newChannel('Listen');
    const { addTarget } = target(client, 'a/resumed');
    await client.open([{ addTarget: { ...addTarget, resumeToken: 'AAAAAAAAAAE=' } }]);
    const again = ['ADD', 'RESET', 'documentDelete', 'CURRENT', 'NO_CHANGE'];
    expect(kinds(await client.poll(0))).toStrictEqual(again);
    await client.terminate();
  });

  test.each([
    ['no version', '', { VER: 7 }, 400],
    ['a count without messages', 'count=2&ofs=0', {}, 400],
    ['a count that is none', 'count=x', {}, 400],
    ['a channel nobody opened', 'count=0', { SID: 'nobody' }, 400],
    ['a huge count', 'count=999999999', {}, 400],
  ])('%s is refused', async (_title, body, parameters, status) => {
    const response = await newChannel('Listen').post(body, parameters);
    expect(response.status).toBe(status);
  });

  test.each([
    ['no JSON', '{'],
    ['an unknown name', '{"nothing":1}'],
    ['an empty request', '{}'],
    ['no object', '[1]'],
    [
      'a name of another database',
      '{"addTarget":{"documents":{"documents":["projects/o/databases/d/documents/a/b"]}}}',
    ],
    ['a broken query', '{"addTarget":{"targetId":2,"query":{"parent":"x","structuredQuery":{}}}}'],
  ])('a message that is %s gets an error on the line and harms nobody else', async (_title, data) => {
    const client = newChannel('Listen');
    const database = `"database":"projects/${project}/databases/(default)"`;
    const text = data.startsWith('{"') ? data.replace('{', `{${database},`) : data;
    const answer = await client.post(
      new URLSearchParams({ count: '1', ofs: '0', req0___data__: text }).toString(),
    );
    client.sid = /"c","([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    expect(JSON.stringify(await client.poll(0))).toMatch(/INVALID_ARGUMENT|"code":(3|7)/);
    await client.terminate();
  });

  test.each([
    ['Listen', 'refuse', 'UNAVAILABLE'],
    ['Write', 'lose-answer', 'UNAVAILABLE'],
  ] as const)('the fault door ends a %s stream: %s', async (method, action, status) => {
    const { host: at } = await ownServer();
    const client = newChannel(method, at);
    const writes = [{ update: { name: client.name('a/b'), fields: {} } }];
    const body = JSON.stringify({ method, action });
    await fetch(`http://${at}/_local/faults`, { method: 'POST', body });
    await client.open([method === 'Listen' ? target(client, 'a/b') : {}]);
    if (method === 'Write') await client.send([{ streamToken: 'AA==', writes }]);
    const line = client.line(0);
    await line.until(said(status));
    line.cut();
    await client.terminate();
  });

  test('a token nobody can read fails inside the channel', async () => {
    const client = newChannel('Listen');
    await client.open([target(client, 'a/x')], 'nonsense');
    expect(await client.poll(0)).toMatchObject([[1, [{ error: { code: 401, status: 'UNAUTHENTICATED' } }]]]);
  });
});

describeLocal('clients that go', 'who listens is told by a local call', () => {
  type Reading = { clients: number; queries: number; documents: number; evaluations: number };
  const reading = async (at: string, query = ''): Promise<Reading> =>
    (await (await fetch(`http://${at}/_local/listeners${query}`)).json()) as Reading;
  const listenersOf = async (at: string, path: string) => (await reading(at, `?document=${path}`)).clients;
  const gone = async (at: string) => {
    for (;;) {
      const { clients, queries, documents } = await reading(at);
      if (clients + queries + documents === 0) return true;
    }
  };

  test('a browser that disappears without a word is forgotten', async () => {
    // The channel is idle also between its opening and its line: on a busy machine that takes a while.
    const { host: at } = await ownServer({}, { channelIdleMs: 1_500 });
    const client = await listening('a/x', at);
    const line = client.line(0);
    await line.until(said('NO_CHANGE'));
    expect((await reading(at)).documents).toBe(1);
    expect(await listenersOf(at, 'a/x')).toBe(1);
    expect(await listenersOf(at, 'x')).toBe(0);
    line.cut();
    expect(await gone(at)).toBe(true);
  });

  test('a gRPC client whose connection breaks is forgotten', async () => {
    const { host: at } = await ownServer();
    const session = connect(`http://${at}`).on('error', () => undefined);
    const stream = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Listen',
      'content-type': 'application/grpc',
      authorization: 'Bearer owner',
    });
    stream.on('error', () => undefined);
    const name = `projects/p/databases/(default)`;
    const document = `${name}/documents/a/b`;
    const request = listenType.encode({
      database: name,
      addTarget: { targetId: 1, documents: { documents: [document] } },
    });
    stream.write(frame(Buffer.from(request.finish())));
    await once(stream, 'data');
    expect((await reading(at)).documents).toBe(1);
    session.destroy();
    expect(await gone(at)).toBe(true);
  });

  test('one query is looked at once per change, however many listen', async () => {
    const { host: at, db } = await ownServer();
    const items = db.collection('items');
    await items.doc('a').set({ n: 1 });
    let told = 0;
    const all = new Promise<void>((resolve, reject) => {
      for (let i = 0; i < 500; i++) {
        items
          .where('n', '>', 0)
          .onSnapshot((s) => (s.size === 2 && ++told === 500 ? resolve() : undefined), reject);
      }
    });
    while ((await reading(at)).clients < 500);
    const before = await reading(at);
    expect(before).toMatchObject({ clients: 500, queries: 1 });
    await items.doc('b').set({ n: 2 });
    await all;
    expect((await reading(at)).evaluations - before.evaluations).toBe(1);
  });

  test('a thousand listeners opened and dropped leave nothing', async () => {
    const { host: at, db } = await ownServer();
    const items = db.collection('items');
    for (let round = 0; round < 10; round++) {
      const open = Array.from({ length: 100 }, (_, i) => {
        const first = Promise.withResolvers<void>();
        const stop =
          i % 2 === 0
            ? items.where('n', '>', i).onSnapshot(() => first.resolve(), first.reject)
            : items.doc(`d${i}`).onSnapshot(() => first.resolve(), first.reject);
        return first.promise.then(() => stop);
      });
      for (const stop of await Promise.all(open)) stop();
    }
    expect(await gone(at)).toBe(true);
  });
});
