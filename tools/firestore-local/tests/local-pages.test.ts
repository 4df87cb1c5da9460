import { type OutgoingHttpHeaders, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { describeLocal, loadRules, ownServer, type OwnServer } from './support/local-server.ts';

const MINE = 'http://127.0.0.1:5000';
const FOREIGN = 'http://evil.example';
const DOCUMENTS = '/v1/projects/demo/databases/(default)/documents';
const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1';
const OPEN = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow read: if true; } } }`;

describeLocal('with a list of origins', 'the official emulator answers every page', () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await ownServer({}, { origins: [MINE] });
    for (const path of ['open/a', 'closed/a'])
      await ask('PATCH', `${DOCUMENTS}/${path}`, { authorization: 'Bearer owner' }, '{"fields":{}}');
    await loadRules(server.host, 'demo', OPEN);
  });

  /** The request as a browser sends it: Node's own fetch cannot say another Host. */
  const ask = (method: string, path: string, headers: OutgoingHttpHeaders, body?: string) =>
    new Promise<{ status: number | undefined; allowed: unknown; answer: unknown }>((resolve, reject) => {
      const [host, port] = server.host.split(':');
      const sent = request({ host, port, method, path, headers }, (got) => {
        const { statusCode: status, headers: told } = got;
        const answer = json(got).catch(() => undefined);
        void answer.then((said) =>
          resolve({ status, allowed: told['access-control-allow-origin'], answer: said }),
        );
      });
      sent.once('error', reject);
      sent.end(body);
    });

  test.each([
    ['a REST call', 'GET', `${DOCUMENTS}/open/a`],
    ['its preflight', 'OPTIONS', `${DOCUMENTS}/open/a`],
    ['a channel', 'POST', CHANNEL],
    ['clearing the data', 'DELETE', '/emulator/v1/projects/demo/databases/(default)/documents'],
    ['a fault', 'POST', '/_local/faults'],
    ['the meter', 'DELETE', '/_local/meter'],
  ])(
    '%s of a foreign page is refused, by its origin and by the name it was led here by',
    async (_, method, path) => {
      const refused = { status: 403, allowed: undefined };
      expect(await ask(method, path, { origin: FOREIGN })).toMatchObject(refused);
      expect(await ask(method, path, { origin: 'null' })).toMatchObject(refused);
      expect(await ask(method, path, { host: 'evil.example:8080' })).toMatchObject(refused);
      expect(await ask(method, path, { 'sec-fetch-site': 'cross-site' })).toMatchObject(refused);
      expect(await ask('GET', `${DOCUMENTS}/open/a`, {})).toMatchObject({ status: 200 });
    },
  );

  test('a tool may name another origin; no page can', async () => {
    const OTHER = 'http://127.0.0.1:5001';
    const read = async () => (await ask('GET', `${DOCUMENTS}/open/a`, { origin: OTHER })).status;
    const name = async (headers: OutgoingHttpHeaders, origin: unknown = OTHER) =>
      (await ask('POST', '/_local/origins', headers, JSON.stringify({ origin }))).status;
    expect([await name({ origin: MINE }), await name({ origin: OTHER }), await read()]).toEqual([
      403, 403, 403,
    ]);
    expect([await name({}, 'no origin'), await name({}, 7)]).toEqual([400, 400]);
    expect([await name({}), await read()]).toEqual([200, 200]);
  });

  test('its own pages are answered, and its tools, which are no page', async () => {
    const path = `${DOCUMENTS}/open/a`;
    expect(await ask('GET', path, { origin: MINE })).toMatchObject({ status: 200, allowed: MINE });
    expect(await ask('GET', path, {})).toMatchObject({ status: 200 });
    expect(await ask('GET', path, { host: 'localhost:8080' })).toMatchObject({ status: 200 });
    expect(await ask('GET', '/_local/meter', { 'sec-fetch-site': 'none' })).toMatchObject({ status: 200 });
  });

  test('the owner is no page, not even one of its own', async () => {
    const path = `${DOCUMENTS}/closed/a`;
    const authorization = 'Bearer owner';
    expect(await ask('GET', path, { authorization })).toMatchObject({ status: 200 });
    for (const page of [{ origin: MINE }, { 'sec-fetch-site': 'same-origin' }]) {
      const { status, answer } = await ask('GET', path, { authorization, ...page });
      expect(status).toBe(403);
      expect(answer).toMatchObject({ error: { message: 'A page cannot be the owner.' } });
    }
  });

  test('nor over a channel, where the token travels in the form', async () => {
    const headers = { origin: MINE, 'content-type': 'application/x-www-form-urlencoded' };
    const target = { database: 'projects/demo/databases/(default)', addTarget: { targetId: 1 } };
    const form = new URLSearchParams({
      headers: 'Authorization:Bearer owner\r\n',
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify({
        ...target,
        addTarget: { ...target.addTarget, documents: { documents: [`${DOCUMENTS.slice(4)}/closed/a`] } },
      }),
    });
    const opened = await fetch(`http://${server.host}${CHANNEL}`, {
      method: 'POST',
      headers,
      body: String(form),
    });
    const sid = opened.headers.get('x-http-session-id') ?? '';
    const said = await fetch(
      `http://${server.host}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=rpc&SID=${sid}&AID=0&CI=1&TYPE=xmlhttp`,
      { headers: { origin: MINE } },
    );
    expect(await said.text()).toContain('A page cannot be the owner.');
  });
});
